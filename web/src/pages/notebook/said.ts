/** What a notebook's entries say, in the reader's words; the text itself says it in the words of its format. */

import { say } from "../../shell/words";
import { cardTitles } from "./cards";
import { after, holderName, type Draft } from "./text";
import type { Entry, Notebook } from "./types";

/** An entry in words. */
export function entrySaid(entry: Entry, book: Notebook): string {
  const titles = cardTitles(book.deck);
  const cards = (of: readonly number[]) => of.map((card) => titles[card] ?? "").join(", ");
  const name = (holder: number) => holderName(book, holder);
  switch (entry.what) {
    case "note":
      return say("said-note", { text: entry.text });
    case "seen":
      return say(entry.has ? "said-has" : "said-lacks", { holder: name(entry.holder), cards: cards(entry.cards) });
    case "accused":
      return say("said-accused", { by: name(entry.by), cards: cards(entry.cards) });
    case "asked": {
      const { passed, shown } = entry;
      const asked = say("said-asked", { by: name(entry.by), cards: cards(entry.cards) });
      if (shown === null && passed.length + 1 === book.players.length)
        return say("said-answered", { asked, answers: say("said-nobody") });
      const answers = passed.map((player) => say("said-passes", { who: name(player) }));
      if (shown !== null) {
        const who = name(shown.by);
        const card = shown.card === null ? null : titles[shown.card];
        answers.push(card ? say("said-shows-card", { who, card }) : say("said-shows", { who }));
      }
      return answers.length === 0 ? asked : say("said-answered", { asked, answers: answers.join(", ") });
    }
  }
}

/** What is about to be noted, in words. */
export function draftSaid(draft: Draft, book: Notebook): string {
  return entrySaid(noted(draft, book), book);
}

/** The entry that a draft becomes; where, the text will say. */
function noted({ kind, shower, ...draft }: Draft, book: Notebook): Entry {
  const by = draft.by ?? 0;
  const cards = draft.cards.map((card) => card ?? -1) as [number, number, number];
  switch (kind) {
    case "note":
      return { line: 0, what: kind, text: draft.text.replace(/\s+/g, " ").trim() };
    case "seen":
      return { line: 0, what: kind, holder: draft.holder ?? 0, has: draft.has, cards: draft.seen };
    case "accused":
      return { line: 0, what: kind, by, cards };
    case "asked": {
      const order = after(by, book.players.length);
      const passed = typeof shower === "number" ? order.slice(0, order.indexOf(shower)) : [];
      const shown = typeof shower === "number" ? { by: shower, card: draft.shown } : null;
      return { line: 0, what: kind, by, cards, passed: shower === "nobody" ? order : passed, shown };
    }
  }
}
