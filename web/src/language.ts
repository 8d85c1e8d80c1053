/**
 * The language of the page: the one chosen in the settings, else the first of the browser's that there is. English is
 * in the page itself; what another language has is fetched before it is said, and what it lacks is said in English.
 */

import { browserStore, rememberAs, remembered, wouldLose, lasting } from "./state/storage";

/** What every page says, and the covers of the games: one file for each language. */
const first = import.meta.glob<{ default: Record<string, string> }>(["../words/*.ftl", "!../words/en.ftl"], {
  query: "?first",
});
/** Everything that a game, the notebook, the record or an evening says. */
const all = import.meta.glob<string>(
  [
    "../../games/*/words/*.ftl",
    "../../crates/notebook/words/*.ftl",
    "../../crates/fair/words/*.ftl",
    "../words/{deals,evening,record}/*.ftl",
    "!../../**/en.ftl",
  ],
  { query: "?own", import: "default" },
);
const rules = import.meta.glob<string>(["../../games/*/RULES.md", "../../games/*/words/RULES.*.md"], {
  query: "?raw",
  import: "default",
});

const codeOf = (path: string) => /([a-z]+)\.ftl$/.exec(path)![1]!;

/** The languages that there are, by their codes; English, which all others are made from, first. */
export const languages: string[] = ["en", ...Object.keys(first).map(codeOf)];

const store = browserStore();

/** The first of the languages wanted that there is. */
export function best(wanted: readonly string[], known: readonly string[] = languages): string {
  const codes = wanted.map((one) => one.toLowerCase().split("-")[0]!);
  return codes.find((code) => known.includes(code)) ?? "en";
}

/** Where the browser keeps nothing at all, the address carries the choice. */
const IN_ADDRESS = "lang";

/** The language that was chosen here; null where the browser decides. */
export function chosenLanguage(): string | null {
  const { code } = remembered<{ code: string | null }>(store, "language", {
    code: new URLSearchParams(globalThis.location?.search).get(IN_ADDRESS),
  });
  return code !== null && languages.includes(code) ? code : null;
}

/**
 * Remembers a language, or that the browser decides, and loads the page anew. Says whether that could be: not where it
 * would lose what this browser does not keep.
 */
export function chooseLanguage(
  code: string | null,
  place: Pick<Location, "href" | "assign" | "reload"> = location,
): boolean {
  if (wouldLose("language")) return false;
  rememberAs(store, "language", { code });
  const address = new URL(place.href);
  address.searchParams.delete(IN_ADDRESS);
  // Kept in this page alone, it would be gone with it.
  if (code !== null && lasting() === "page") address.searchParams.set(IN_ADDRESS, code);
  if (address.href === place.href) place.reload();
  else place.assign(address.href);
  return true;
}

/** The language that is spoken. */
export const language: string =
  typeof navigator === "undefined" ? "en" : (chosenLanguage() ?? best(navigator.languages));

/** A language in its own words. */
export function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** What has been fetched, by what it is of: `page`, `shared`, `notebook`, `record`, `evening`, or a game, whose cover comes before the rest. */
const fetched = new Map<string, string>();

/** Fetches what the first page says. */
export async function fetchFirst(): Promise<void> {
  document.documentElement.lang = language;
  if (language === "en") return;
  // Without a network there is English.
  const parts = await first[`../words/${language}.ftl`]!().catch(() => null);
  for (const [of, text] of Object.entries(parts?.default ?? {})) fetched.set(of, text);
}

/** Fetches what a game, the notebook, the record or an evening says, before its pages are. */
export async function fetchWords(of: string): Promise<void> {
  if (language === "en") return;
  const load = [`../../games/${of}/words`, `../../crates/${of}/words`, `../words/${of}`]
    .map((folder) => all[`${folder}/${language}.ftl`])
    .find((load) => load !== undefined);
  const text = await load?.().catch(() => undefined);
  if (text !== undefined) fetched.set(of, text);
}

/** A game's rules, clause by clause; in English where there is no translation. */
export async function rulesOf(game: string): Promise<string> {
  const folder = `../../games/${game}`;
  const load = rules[`${folder}/words/RULES.${language}.md`] ?? rules[`${folder}/RULES.md`];
  return (await load?.()) ?? "";
}

/** What has been fetched of a translation. */
export function translationOf(of: string): string | null {
  return fetched.get(of) ?? null;
}
