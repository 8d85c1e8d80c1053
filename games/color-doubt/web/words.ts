/** The table in words: for headings, buttons and screen readers. */

import { countOf, suitsOf, total } from "./cards";
import { LOOKS } from "./suits";
import type { Cards, Doubt, Lay, Score, Suit } from "./types";

const numbers = [
  ..."no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
    " ",
  ),
  ..."seventeen eighteen nineteen twenty".split(" "),
];

export function number(count: number): string {
  return numbers[count] ?? String(count);
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "one card", "three cards". */
export function cardsWord(count: number): string {
  return `${number(count)} ${count === 1 ? "card" : "cards"}`;
}

/** "one red", "three oranges": an announcement. */
export function said(count: number, say: Suit): string {
  return `${number(count)} ${count === 1 ? LOOKS[say].name : LOOKS[say].plural}`;
}

/** "a, b and c". */
export function list(parts: string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** "two reds, one blue and the rainbow". */
export function cardsList(cards: Cards): string {
  const parts = suitsOf(cards).map((suit) =>
    suit === "rainbow" && countOf(cards, suit) === 1 ? "the rainbow" : said(countOf(cards, suit), suit),
  );
  return parts.length ? list(parts) : "no cards";
}

/** How the table calls the players. */
export class Names {
  constructor(
    private readonly names: readonly string[],
    private readonly you: number | null,
  ) {}

  is(seat: number): boolean {
    return seat === this.you;
  }

  /** "You" or "Ann". */
  who(seat: number): string {
    return this.is(seat) ? "You" : this.name(seat);
  }

  /** "you" or "Ann". */
  whom(seat: number): string {
    return this.is(seat) ? "you" : this.name(seat);
  }

  /** "your" or "Ann's". */
  whose(seat: number): string {
    return this.is(seat) ? "your" : `${this.name(seat)}'s`;
  }

  /** "You play" or "Ann plays": the verb with an s where it is somebody else's. */
  does(seat: number, verb: string, other = `${verb}s`): string {
    return `${this.who(seat)} ${this.is(seat) ? verb : other}`;
  }

  private name(seat: number): string {
    return this.names[seat] ?? "Somebody";
  }
}

/** "Ann plays three cards and says: three oranges". */
export function laySentence(lay: Lay, names: Names): string {
  return `${names.does(lay.seat, "play")} ${cardsWord(lay.count)} and ${names.is(lay.seat) ? "say" : "says"}: ${said(lay.count, lay.say)}`;
}

/** What was found when cards were turned up, and what follows, in sentences. */
export function doubtSentences(doubt: Doubt, names: Names): string[] {
  const shown = total(doubt.cards);
  const first = `${names.does(doubt.by, "doubt")}: ${names.whom(doubt.of)} said “${said(shown, doubt.say)}”.`;
  const pile = `${names.whose(doubt.punished)} minus pile`;
  const result: string[] = [first];
  if (doubt.truthful) {
    result.push(`${capital(cardsWord(doubt.minus))} ${doubt.minus === 1 ? "goes" : "go"} to ${pile}.`);
  } else {
    const back = shown === 1 ? "the card" : `the ${number(shown)} cards`;
    const others = doubt.minus
      ? `; ${cardsWord(doubt.minus)} from the table ${doubt.minus === 1 ? "goes" : "go"} to ${pile}`
      : "";
    result.push(`${names.does(doubt.of, "take")} back ${back}${others}.`);
  }
  return result;
}

/** What a doubt would cost and win, before it is made. `last` tells whether the last card of a hand stands. */
export function stakes(
  standing: Lay,
  onTable: number,
  last: boolean,
  twoPlayers: boolean,
  names: Names,
): { wrong: string; right: string } {
  const { seat, count } = standing;
  const others = onTable - count;
  const wrong = last
    ? `If it is true, ${names.does(seat, "win")} the game.`
    : `If it is true, you take ${number(onTable)} minus ${onTable === 1 ? "card" : "cards"}${twoPlayers ? ` and draw two from ${names.whose(seat)} hand` : ""}.`;
  const minus = others
    ? ` and gets ${number(others)} minus ${others === 1 ? "card" : "cards"}${twoPlayers ? ", then draws two of yours" : ""}`
    : "";
  const right = `If it is a lie, ${names.who(seat)} takes back ${count === 1 ? "the card" : `the ${number(count)}`}${minus}.`;
  return { wrong, right };
}

/** How a player's points of one game came about: "four cards in hand, nine in the minus pile, with the rainbow". */
export function breakdown(score: Score, won: boolean): string {
  if (won) return "won the game";
  const parts = [`${score.hand} in hand`, `${score.minus} in the minus pile`];
  if (score.rainbow) parts.push("the rainbow among them");
  return parts.join(", ");
}

/** Points with a true minus sign: "+10", "−21", "0". */
export function points(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
