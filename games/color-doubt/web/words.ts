/** Color Doubt in words: its message file, and what messages are made of here. */

import { listenerOf, Words, type Arg, type Speaker } from "$parlour/words";
import file from "../words/en.ftl?play";
import { countOf, suitsOf, total } from "./cards";
import type { Cards, Doubt, Lay, Score, Suit } from "./types";

export type { Speaker } from "$parlour/words";

export const words = new Words([file], "color-doubt");

/** Says what is the same to everybody. */
export const say: Speaker = words.speaker();

/** Says what depends on who is spoken to. */
export function speakerOf(seats: readonly { name: string; you: boolean }[]): Speaker {
  return words.speaker(listenerOf(seats));
}

/** A suit in a sentence. */
export function suitIn(suit: Suit): Arg {
  return { name: `suit-${suit}` };
}

/** The suit's name by itself. */
export function nameOf(suit: Suit): string {
  return words.text(`suit-${suit}`) ?? suit;
}

/** One or two letters, unlike any other suit's. */
export function letterOf(suit: Suit): string {
  return words.text(`suit-${suit}.letter`) ?? "";
}

/** A part of a sentence that is a message itself. */
function part(name: string, args: Record<string, Arg>): Arg {
  return { message: { name, args } };
}

/** "three"; "no" for none. */
export function inWords(number: number): Arg {
  return part("number", { number: { number } });
}

/** "Three", where a sentence begins with it. */
export function atStart(number: number): Arg {
  return part("number-capital", { number: { number } });
}

/** "one card", "three cards". */
export function cardsOf(count: number): Arg {
  return part("page-cards", { count: { number: count }, number: inWords(count) });
}

/** "Three cards", where a sentence begins with it. */
export function cardsAtStart(count: number): Arg {
  return part("page-cards", { count: { number: count }, number: atStart(count) });
}

/** What is said of cards: "three oranges", "one red". */
export function announced({ count, say }: Pick<Lay, "count" | "say">, number = inWords(count)): Arg {
  return part("announced", { count: { number: count }, number, suit: suitIn(say) });
}

/** The same as it stands alone: "Three oranges". */
export function announcedAtStart(lay: Pick<Lay, "count" | "say">): Arg {
  return announced(lay, atStart(lay.count));
}

/** "two reds, one blue and the rainbow card". */
export function listed(cards: Cards): Arg {
  const parts = suitsOf(cards).map((suit) => {
    const count = countOf(cards, suit);
    return suit === "rainbow" && count === 1 ? part("the-rainbow-card", {}) : announced({ count, say: suit });
  });
  return { and: parts };
}

/** The same and how many more there are of which nobody knows what they are. */
export function tally(cards: Cards, unknown: number): Arg {
  return unknown
    ? part("page-tally-unknown", { cards: listed(cards), unknown: { number: unknown } })
    : listed(cards);
}

/** Whose announcement it is: "Ann’s three oranges". */
export function claimOf(lay: Lay): Arg {
  return part("page-claim", { who: { seat: lay.seat }, announced: announced(lay) });
}

/** What an argument says by itself. */
export function text(arg: Arg): string {
  return words.say({ name: "verbatim", args: { text: arg } });
}

/** What follows when cards were turned up. */
export function outcomeOf(doubt: Doubt, speak: Speaker): string {
  const who = { seat: doubt.punished };
  const { minus } = doubt;
  if (doubt.truthful) return speak("page-gets-minus", { who, count: minus, capital: atStart(minus) });
  const count = total(doubt.cards);
  return speak("page-takes-back", { who, count, number: inWords(count), minus, others: inWords(minus) });
}

/** What two players have in hand; null where there are more players. */
type Held = readonly [number, number] | null;

/**
 * What a doubt would cost and win, before it is made. `last` tells whether the last card of a hand stands; `held` is what
 * two players have in hand, the one who doubts first: whoever has to draw the other's last cards has lost (CD-62).
 */
export function stakes(
  standing: Lay,
  onTable: number,
  last: boolean,
  held: Held,
  speak: Speaker,
): { wrong: string; right: string } {
  const { count } = standing;
  const who = { seat: standing.seat };
  return {
    wrong: wrongAbout(who, onTable, last, held, speak),
    right: rightAbout(who, count, onTable - count, held, speak),
  };
}

function wrongAbout(who: Arg, onTable: number, last: boolean, held: Held, speak: Speaker): string {
  if (last) return speak("page-stake-last-card", { who });
  const number = inWords(onTable);
  if (held && held[1] <= 2) return speak("page-stake-true-loses", { who });
  if (held) return speak("page-stake-true-draw", { who, count: onTable, number });
  return speak("page-stake-true", { count: onTable, number });
}

function rightAbout(who: Arg, count: number, minus: number, held: Held, speak: Speaker): string {
  const number = inWords(count);
  const others = inWords(minus);
  if (held && held[0] <= 2 && minus > 0) return speak("page-stake-lie-wins", { who });
  if (held) return speak("page-stake-lie-draw", { who, count, number, minus, others });
  return speak("page-stake-lie", { who, count, number, minus, others });
}

/** How a player's points of one game came about. */
export function breakdown({ hand, minus, rainbow }: Score, won: boolean): string {
  if (won) return say("page-won");
  return rainbow ? say("page-score-rainbow", { hand, minus }) : say("page-score", { hand, minus });
}

/** Points with a true minus sign: "+10", "−21", "0". */
export function points(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
