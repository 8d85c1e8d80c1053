/** What an attack can bring, in words: for the one who thinks of it, and for the one who has to answer it. */

import { joined, kindOf, listed, named, title, type Card, type What, type Where, type Who } from "./cards";
import type { Answering, Attack, Public, Setup, View } from "./types";

/** What is known of whether a card can hurt a player. */
export type Standing =
  /** It lies face up before them. */
  | "shown"
  /** It follows from what was seen, though it lies face down. */
  | "certain"
  /** It cannot hurt them. */
  | "safe"
  | "open";

/** How many of a player's characters are still face down. */
export function formsLeft(table: Public, seat: number): number {
  return table.forms - table.players[seat]!.face_up.filter((card) => kindOf(card) === "who").length;
}

/** What a viewer can see of whether this room or weapon can hurt a player. */
export function standing(view: View, seat: number, card: Card): Standing {
  const { players } = view.public;
  const player = players[seat]!;
  if (player.face_up.includes(card)) return "shown";
  const elsewhere = players.some((other) => other.face_up.includes(card)) || (view.own?.includes(card) ?? false);
  if (player.safe.includes(card) || elsewhere) return "safe";
  const certain = player.one_of.some(
    (cards) =>
      cards.includes(card) &&
      cards.every((other) => other === card || player.safe.includes(other) || heldElsewhere(view, seat, other)),
  );
  return certain ? "certain" : "open";
}

function heldElsewhere(view: View, seat: number, card: Card): boolean {
  if (view.own?.includes(card)) return true;
  return view.public.players.some((player, other) => other !== seat && player.face_up.includes(card));
}

interface Thought {
  target: number;
  room: Where;
  weapon: What;
}

/** What an attack that one thinks of can bring, by what the attacker can see. Whole sentences. */
export function outlook(view: View, setup: Setup, { target, room, weapon }: Thought, name: string): string[] {
  const cards: Card[] = [room, weapon];
  const is = cards.map((card) => standing(view, target, card));
  const left = formsLeft(view.public, target);
  const with_ = (wanted: Standing) => cards.filter((_, place) => is[place] === wanted);
  const [shown, certain, safe, open] = [with_("shown"), with_("certain"), with_("safe"), with_("open")];
  if (shown.length === 2) {
    if (left === 0) return [`${name} has no shape left to take: this kills ${name}, and you win the game.`];
    return [
      `Both are known to hurt ${name}, who is forced into another shape.`,
      left === 1 ? "It is the last one; after that, the same attack kills." : `${left - 1} more would be left.`,
    ];
  }
  const instead = left > 0 ? `, or a character in place of it` : "";
  const bluff =
    setup.decoy === "any_attack" && left > 0 ? ` ${name} may still turn up a character, to make you wonder.` : "";
  if (certain.length > 0)
    return [
      `${name} has to turn up ${joined(cards.filter((card) => !shown.includes(card) && !safe.includes(card)).map(named), "or")}${instead}.`,
    ];
  if (open.length === 0) {
    return [`Nothing will come of it: ${listed(safe)} cannot hurt ${name}.${safe.length === 2 ? bluff : ""}`];
  }
  const sure = shown.length > 0 ? [`${capital(listed(shown))} is known to hurt ${name}.`] : [];
  if (open.length === 2) {
    return [
      `If one of them can hurt ${name}, ${name} turns it up${instead}.`,
      `If neither can, nothing is shown, and everybody knows it.${bluff}`,
    ];
  }
  const unsafe = safe.length > 0 ? [`${capital(listed(safe))} cannot hurt ${name}.`] : [];
  return [
    ...sure,
    ...unsafe,
    `If ${named(open[0]!)} can, ${name} turns it up${instead}; if not, nothing is shown, and everybody knows it.${safe.length > 0 ? bluff : ""}`,
  ];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The cards of an attack. */
export function cardsOf({ room, weapon }: Pick<Attack, "room" | "weapon">): [Where, What] {
  return [room, weapon];
}

/** How an attack stands for the one attacked, who knows what can hurt them. */
export function plight(view: View, attack: Attack): string {
  const own = view.own ?? [];
  const up = view.public.players[attack.target]!.face_up;
  const cards = cardsOf(attack);
  const hurts = cards.filter((card) => own.includes(card));
  const harmless = cards.filter((card) => !own.includes(card));
  const known = hurts.filter((card) => up.includes(card));
  const secret = hurts.filter((card) => !up.includes(card));
  if (hurts.length === 0) return `Neither ${named(cards[0])} nor ${named(cards[1])} can hurt you.`;
  if (known.length === 2) return "Both can hurt you, as everybody knows: you are forced into another shape.";
  if (secret.length === 2) return "Both can hurt you, and nobody knows it yet.";
  const parts = [
    ...known.map((card) => `${named(card)} can hurt you, as everybody knows`),
    ...secret.map((card) => `${named(card)} can hurt you, and nobody knows it yet`),
    ...harmless.map((card) => `${named(card)} cannot`),
  ];
  return `${capital(parts.join("; "))}.`;
}

/** What it means for the one attacked to turn this card up. */
export function price(view: View, setup: Setup, attack: Attack, card: Card): string {
  const table = view.public;
  const up = table.players[attack.target]!.face_up;
  const hidden = cardsOf(attack).filter((one) => !up.includes(one));
  if (kindOf(card) !== "who") {
    const other = cardsOf(attack).find((one) => one !== card)!;
    if (up.includes(other)) {
      return `Everybody knows both then: the next attack here with ${named(attack.weapon)} forces you into another shape, or kills you once you have none left.`;
    }
    const also = view.own?.includes(other) ? ` Nobody learns of ${named(other)}.` : "";
    return `Everybody knows then that ${named(card)} can hurt you.${also}`;
  }
  const left = formsLeft(table, attack.target) - 1;
  const rest =
    left === 0
      ? "It is your last shape: once both are known, an attack kills you."
      : `You have ${left === 1 ? "1 shape" : `${left} shapes`} left then.`;
  return `${betrays(setup, hidden)} ${rest}`;
}

/** What a character turned up tells the others of the room and the weapon that are still face down. */
function betrays(setup: Setup, hidden: Card[]): string {
  if (hidden.length === 0) return "It tells nothing that is not known.";
  if (hidden.length === 1) return `Everybody knows all the same that ${named(hidden[0]!)} can hurt you.`;
  if (setup.decoy === "any_attack") return "It may be a bluff: nobody can tell whether either can hurt you.";
  return `Everybody knows then that ${joined(hidden.map(named), "or")} can hurt you, but not which.`;
}

/** What it means to turn nothing up. */
export function silence(view: View, attack: Attack): string {
  const up = view.public.players[attack.target]!.face_up;
  const hidden = cardsOf(attack).filter((one) => !up.includes(one));
  if (hidden.length === 2) {
    return `Everybody knows then that neither ${named(hidden[0]!)} nor ${named(hidden[1]!)} can hurt you.`;
  }
  return hidden.length === 1 ? `Everybody knows then that ${named(hidden[0]!)} cannot hurt you.` : "";
}

/** What the button says that turns a card up. */
export function turnUp(card: Card): string {
  return kindOf(card) === "who" ? `Become ${title(card as Who)}` : `Turn up ${named(card)}`;
}

/** The cards that may be turned up: what the attack calls for first, then characters. */
export function answersOf(options: Answering): Card[] {
  const who = (card: Card) => (kindOf(card) === "who" ? 1 : 0);
  return [...options.reveal].sort((one, other) => who(one) - who(other));
}
