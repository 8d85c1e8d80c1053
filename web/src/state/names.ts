/** A friendly name for somebody who has not said theirs. */

import { say, words } from "../shell/words";

/** What names are made of, in the page's language. */
const parts = (list: "friendly-first" | "friendly-second") => words.text(list)!.split(", ");

/** The longest name that the server takes. */
export const LONGEST_NAME = 24;

export function friendlyName(random: () => number = Math.random): string {
  const of = (list: string[]) => list[Math.floor(random() * list.length)]!;
  return say("friendly-name", { first: of(parts("friendly-first")), second: of(parts("friendly-second")) });
}

/** Whether a name is one of those that the page thinks of. */
export function isFriendly(name: string): boolean {
  return parts("friendly-first").some((first) =>
    parts("friendly-second").some((second) => say("friendly-name", { first, second }) === name),
  );
}

/** A name as the server takes it: no space at its ends, none doubled, not too long; empty when nothing is left. */
export function tidyName(name: string): string {
  return [...name.replace(/\s+/gu, " ").trim()].slice(0, LONGEST_NAME).join("").trim();
}
