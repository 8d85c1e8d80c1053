/** Clue in words: its message file, and what messages are made of here. */

import { listenerOf, Words, type Arg, type Speaker } from "$parlour/words";
import file from "../words/en.ftl?play";
import type { Card, Crime, Suspect } from "./cards";

export const words = new Words([file], "clue");

/** Says what is the same to everybody. */
export const say: Speaker = words.speaker();

/** Says what depends on who is spoken to. */
export function speakerOf(seats: readonly { name: string; you: boolean }[]): Speaker {
  return words.speaker(listenerOf(seats));
}

/** The name of the message that is a card's name. */
export function messageOf(card: Card): string {
  return `card-${card.replaceAll("_", "-")}`;
}

/** A card in a sentence. */
export function named(card: Card): Arg {
  return { name: messageOf(card) };
}

/** The three cards of a crime in a sentence. */
export function crimeIn({ suspect, weapon, room }: Crime): Record<"suspect" | "weapon" | "room", Arg> {
  return { suspect: named(suspect), weapon: named(weapon), room: named(room) };
}

/** The card's name by itself. */
export function title(card: Card): string {
  return words.text(messageOf(card)) ?? card;
}

/** The name where space is short: suspects without their titles. */
export function shortTitle(card: Card): string {
  return words.text(`${messageOf(card)}.short`) ?? title(card);
}

/** The letters on a suspect's token. */
export function symbolOf(suspect: Suspect): string {
  return words.text(`${messageOf(suspect)}.symbol`) ?? "";
}
