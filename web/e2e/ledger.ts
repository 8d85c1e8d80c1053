/** What a game's own check of hiding keeps: what a viewer was told so far, and what should not have been told. */

import type { News } from "../src/bindings/News";
import type { Now } from "../src/bindings/Now";
import type { ToClient } from "../src/protocol";

/** A viewer's messages taken in one by one; what a message may hold is the game's to say. */
export abstract class Ledger {
  /** Sentences about what should not have been told. */
  readonly leaks: string[] = [];

  /** `names` are the players': somebody may be called as a card is. */
  constructor(readonly names: readonly string[]) {}

  protected abstract news(message: News): void;
  protected abstract now(message: Now): void;

  /** Reads the messages of one viewer; a reload tells everything again from the beginning, and once is enough. */
  read(frames: readonly ToClient[]): string[] {
    const heard = new Set<number>();
    for (const frame of frames) {
      if (frame.type === "news" && !heard.has(frame.number)) {
        heard.add(frame.number);
        this.news(frame);
      } else if (frame.type === "now") this.now(frame);
    }
    return this.leaks;
  }

  protected leak(where: string, what: string): void {
    this.leaks.push(`${where}: ${what}`);
  }

  /** A field that is not allowed is a leak until somebody says what it is. */
  protected fields(where: string, value: object, allowed: readonly string[]): void {
    for (const key of Object.keys(value)) {
      if (!allowed.includes(key)) this.leak(where, `has a field that nobody knows, ${key}`);
    }
  }

  /** A sentence names only cards that its observation names; `messageOf` is the name of a card's message. */
  protected sentence<C extends string>(
    where: string,
    { observation, message }: News,
    cards: readonly C[],
    messageOf: (card: C) => string,
  ): void {
    const told = JSON.stringify(observation);
    const named = new Set(namesIn(message));
    for (const card of cards) {
      if (named.has(messageOf(card)) && !told.includes(`"${card}"`)) this.leak(where, `names ${card} in words`);
    }
  }
}

/** Everything that a sentence calls by the name of a message. */
function namesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "name" in part && typeof part.name === "string" ? [part.name] : [];
  return [...own, ...Object.values(part).flatMap(namesIn)];
}
