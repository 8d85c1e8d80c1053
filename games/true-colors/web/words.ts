/** True Colors in words: its message file, and what messages are made of here. */

import { listenerOf, Words, type Arg, type Speaker } from "$parlour/words";
import file from "../words/en.ftl?play";
import { kindOf, messageOf, type Card, type Kind, type Shape } from "./cards";
import type { Attack } from "./types";

export const words = new Words([file], "true-colors");

/** Says what is the same to everybody. */
export const say: Speaker = words.speaker();

/** Says what depends on who is spoken to. */
export function speakerOf(seats: readonly { name: string; you: boolean }[]): Speaker {
  return words.speaker(listenerOf(seats));
}

/** A card, or the shape of a pawn, in a sentence. */
export function named(card: Card | Shape): Arg {
  return { name: messageOf(card) };
}

/** All of these cards in a sentence: "the Hall, the Rope and Mr. Pink". */
export function allOf(cards: readonly Card[]): Arg {
  return { and: cards.map(withArticle) };
}

/** One of these cards in a sentence: "the Hall or the Rope". */
export function oneOf(cards: readonly Card[]): Arg {
  return { or: cards.map(withArticle) };
}

/** A card as an item of a list: things and rooms have an article, people do not. */
function withArticle(card: Card): Arg {
  return { message: { name: "the", args: { card: named(card) } } };
}

/** Who attacks whom, where and with what. */
export function attackIn({
  by,
  target,
  room,
  weapon,
}: Omit<Attack, "before">): Record<"who" | "target" | "room" | "weapon", Arg> {
  return {
    who: { seat: by },
    target: { seat: target },
    room: named(room),
    weapon: named(weapon),
  };
}

/** The name by itself. */
export function title(card: Card | Shape): string {
  return words.text(messageOf(card)) ?? card;
}

/** What a kind of cards is called, as a heading. */
export function headOf(kind: Kind): string {
  return say(`page-head-${kind}`);
}

/** Of which kind a card is, for messages that speak of it differently. */
export function kindIn(card: Card): { card: Arg; kind: Kind } {
  return { card: named(card), kind: kindOf(card) };
}
