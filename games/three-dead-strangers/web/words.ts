/** Three Dead Strangers in words: its message file, and what messages are made of here. */

import { listenerOf, Words, type Arg, type Listener, type Speaker } from "$parlour/words";
import file from "../words/en.ftl?play";
import { halvesOf } from "./cast";
import type { Aspect, Card, Character, Half, Props } from "./types";

export const words = new Words([file], "three-dead-strangers");

/** Says what is the same to everybody. */
export const say: Speaker = words.speaker();

/** The seats of a table, as far as it matters who is spoken to. */
type Seats = Parameters<typeof listenerOf>[0];

/** Says what depends on who is spoken to. */
export function speakerOf(seats: Seats): Speaker {
  return words.speaker(listenerOf(seats));
}

/** Says everything as to somebody who sits nowhere. */
export function onlooker(seats: Seats): Listener {
  return { you: null, names: seats.map(({ name }) => name) };
}

/** A character in a sentence. */
export function characterIn(who: Character): Arg {
  return { name: `character-${who}` };
}

/** A form of a character's name by itself. */
function formOf(who: Character, form: "the" | "symbol" | "upper" | "lower"): string {
  return words.text(`character-${who}.${form}`) ?? who;
}

/** The whole name by itself. */
export function titleOf(who: Character): string {
  return words.text(`character-${who}`) ?? who;
}

/** The whole name within a list. */
export function the(who: Character): Arg {
  return { text: formOf(who, "the") };
}

/** The letter on the character's cards. */
export function symbolOf(who: Character): string {
  return formOf(who, "symbol");
}

/** The name in two lines. */
export function linesOf(who: Character): [string, string] {
  return [formOf(who, "upper"), formOf(who, "lower")];
}

/** A kind of evidence in a sentence. */
export function aspectIn(what: Aspect): Arg {
  return { name: `aspect-${what}` };
}

/** A victim in a sentence. */
export function victimIn(victim: number): Arg {
  return { name: `victim-${victim}` };
}

/** A victim where a text begins. */
export function victimLabel(victim: number): string {
  return words.text(`victim-${victim}.label`) ?? String(victim + 1);
}

/** Half a card within a sentence: "the Duchess's means", "a Dead End". */
export function halfIn(half: Half): Arg {
  if (half === "dead_end") return { name: "half-dead-end" };
  return { message: { name: "evidence", args: { who: characterIn(half.who), what: aspectIn(half.what) } } };
}

/** Half a card where a text begins: "The Duchess's means", "A Dead End". */
export function halfLabel(half: Half): string {
  if (half === "dead_end") return words.text("half-dead-end.label") ?? half;
  return say("page-evidence", { who: characterIn(half.who), what: aspectIn(half.what) });
}

/** Cards that have a name of their own. */
function nameOf(card: Card): "card-accusation" | "card-double-dead-end" | null {
  const halves = halvesOf(card);
  if (!halves) return "card-accusation";
  return halves.every((half) => half === "dead_end") ? "card-double-dead-end" : null;
}

/** A card within a sentence: "the Duchess's means and a Dead End", "an Accusation". */
export function cardIn(card: Card): Arg {
  const name = nameOf(card);
  if (name) return { name };
  const [one, other] = halvesOf(card)!;
  return { message: { name: "card", args: { one: halfIn(one), other: halfIn(other) } } };
}

/** A card where a text begins: "The Duchess's means and a Dead End", "An Accusation". */
export function cardLabel(card: Card): string {
  const name = nameOf(card);
  if (name) return words.text(`${name}.label`) ?? name;
  const [one, other] = halvesOf(card)!;
  return say("page-card", { one: halfLabel(one), other: halfIn(other) });
}

/** Why a card cannot be played now; where one move alone is left, the rules may well allow it. */
export function whyNot(card: Card, narrowed: Props["narrowed"]): string {
  if (narrowed) return say(narrowed === "lesson" ? "page-lesson-first" : "page-hint-first");
  return card === "accusation" ? say("page-no-accusation") : say("page-no-place");
}
