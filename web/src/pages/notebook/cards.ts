/**
 * What cards are called on the page: those of the standard editions as in the game of Clue, in the page's language.
 * Other editions have names of their own, and the notebook's text has those of its deck in every language.
 */

import { Words } from "../../words";
import { cardNames } from "./text";
import { STANDARD, type Deck } from "./types";

const files = import.meta.glob<string>("../../../../games/clue/words/en.ftl", {
  eager: true,
  query: "?cards",
  import: "default",
});
const words = new Words(Object.values(files), "clue");

const isStandard = (deck: Deck): boolean => JSON.stringify(deck) === JSON.stringify(STANDARD);

/** The message of Clue that is the name of a standard card. */
const messageOf = (name: string): string => `card-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`;

/** The cards of a deck in the reader's words. */
export function cardTitles(deck: Deck): string[] {
  const names = cardNames(deck);
  return isStandard(deck) ? names.map((name) => words.text(messageOf(name)) ?? name) : names;
}
