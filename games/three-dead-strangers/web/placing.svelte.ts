/** What a player is about to do with a card: which one, how it is turned, where it is to lie. */

import { sameCard } from "./cast";
import { litFor, nearestLit, room, turned, TURNS, type Lit } from "./layout";
import type { Card, Play, Toward } from "./types";

const sameCell = (one: Lit, other: Lit) =>
  one.victim === other.victim && one.on.row === other.on.row && one.on.col === other.on.col;

export class Placing {
  readonly #play: () => Play | null;
  readonly #hand: () => Card[];

  /** The place of the chosen card in the hand. */
  index: number | null = $state(null);
  turn: Toward = $state("right");
  /** The victim that is looked at where there is space for one. */
  looked: number = $state(0);
  chosenKey: string | null = $state(null);
  pointedKey: string | null = $state(null);

  constructor(play: () => Play | null, hand: () => Card[], looked: number) {
    this.#play = play;
    this.#hand = hand;
    this.looked = looked;
  }

  readonly card: Card | null = $derived.by(() => (this.index === null ? null : (this.#hand()[this.index] ?? null)));
  readonly placeable = $derived.by(() => {
    const play = this.#play();
    return play !== null && this.card !== null && play.cards.some((one) => sameCard(one, this.card!));
  });
  readonly lit: Lit[] = $derived.by(() => {
    const play = this.#play();
    return play && this.card && this.placeable ? litFor(play, this.card, this.turn) : [];
  });
  readonly chosen = $derived(this.lit.find(({ key }) => key === this.chosenKey) ?? null);
  readonly pointed = $derived(this.lit.find(({ key }) => key === this.pointedKey) ?? null);
  readonly shown = $derived(this.pointed ?? this.chosen);
  readonly #rooms = $derived.by(() => {
    const play = this.#play();
    return play && this.card && this.placeable ? room(play, this.card) : null;
  });
  /** How many places there are, however the card is turned. */
  readonly total = $derived(this.#rooms ? Object.values(this.#rooms).reduce((sum, one) => sum + one, 0) : 0);
  /** Whether turning the card would light other places. */
  readonly elsewhere = $derived(TURNS.some((one) => one !== this.turn && (this.#rooms?.[one] ?? 0) > 0));

  forget(): void {
    this.index = null;
    this.chosenKey = null;
    this.pointedKey = null;
  }

  /** Takes a card of the hand; turns it to where there are places, and with `narrow` looks at a victim that has one. */
  take(index: number, narrow: boolean): void {
    this.index = index;
    this.chosenKey = null;
    this.pointedKey = null;
    const rooms = this.#rooms;
    if (!rooms) return;
    if (rooms[this.turn] === 0) this.turn = TURNS.find((one) => rooms[one] > 0) ?? this.turn;
    if (narrow && !this.lit.some(({ victim }) => victim === this.looked))
      this.looked = this.lit[0]?.victim ?? this.looked;
  }

  /** Turns the card; what was chosen stays so where the same half can be covered. Says which place is nearest now. */
  turnOn(): Lit | null {
    const from = this.shown;
    const wasChosen = this.chosen;
    this.turn = turned(this.turn);
    this.pointedKey = null;
    this.chosenKey = wasChosen ? (this.lit.find((one) => sameCell(one, wasChosen))?.key ?? null) : null;
    if (!from) return this.lit[0] ?? null;
    const same = this.lit.find((one) => sameCell(one, from));
    return same ?? nearestLit(this.lit, from.victim, from.on.col, from.on.row, Infinity) ?? this.lit[0] ?? null;
  }
}
