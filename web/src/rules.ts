/** A game's RULES.md as HTML with an anchor at each clause. */

import { Marked, type Tokens } from "marked";

/** A clause's id at the beginning of a list item. */
const CLAUSE = /^([A-Z]{2,4}-\d+)\b/;
/** A mention of a clause anywhere, not inside an address or a longer word. */
const MENTION = /(?<![\w#/-])([A-Z]{2,4}-\d+)(?![\w-])/g;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The clause that a list item begins with. */
export function clauseOf(text: string): string | null {
  return CLAUSE.exec(text)?.[1] ?? null;
}

/** Renders rules; clauses become anchors, mentions of them links. HTML in the text is shown, not obeyed. */
export function renderRules(markdown: string): string {
  const clauses = new Set(
    markdown.split("\n").flatMap((line) => clauseOf(line.replace(/^\s*[-*]\s+(\*\*)?/, "")) ?? []),
  );
  const linked = (text: string, own: string | null) =>
    escaped(text).replace(MENTION, (id) => (clauses.has(id) && id !== own ? `<a href="#${id}">${id}</a>` : id));
  let own: string | null = null;
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      html: (token: Tokens.HTML | Tokens.Tag) => escaped(token.text),
      text(token: Tokens.Text | Tokens.Escape): string {
        if ("tokens" in token && token.tokens) return this.parser.parseInline(token.tokens);
        return linked(token.text, own);
      },
      listitem(item: Tokens.ListItem): string {
        const id = clauseOf(item.text.replace(/^\*\*/, ""));
        own = id ?? own;
        const inner = this.parser.parse(item.tokens);
        if (id === null) return `<li>${inner}</li>\n`;
        own = null;
        const rest = inner.replace(id, `<a class="clause" href="#${id}">${id}</a>`);
        return `<li id="${id}" class="clause">${rest}</li>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
