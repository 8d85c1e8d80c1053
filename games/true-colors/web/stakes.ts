/** What an attack can bring, in words: for the one who thinks of it, and for the one who has to answer it. */

import type { Aid, Chance } from "$parlour/plugin";
import type { Arg, Speaker } from "$parlour/words";
import { kindOf, type Card, type What, type Where } from "./cards";
import type { Answering, Attack, Fact, Public, Setup, View } from "./types";
import { allOf, named, oneOf, say } from "./words";

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

/** What everybody can see of whether a card can hurt a player: all the same to whoever holds it. */
function standingForAll(view: View, seat: number, card: Card): Standing {
  return standing({ ...view, own: null }, seat, card);
}

function heldElsewhere(view: View, seat: number, card: Card): boolean {
  if (view.own?.includes(card)) return true;
  return view.public.players.some((player, other) => other !== seat && player.face_up.includes(card));
}

interface Planned {
  target: number;
  room: Where;
  weapon: What;
}

/** Whether nothing can come of an attack, by what the attacker can see: one card is safe, and the other no secret. */
export function isVain(view: View, { target, room, weapon }: Planned): boolean {
  const is = [room, weapon].map((card) => standing(view, target, card));
  return is.includes("safe") && is.every((one) => one === "safe" || one === "shown");
}

/** What an attack that one thinks of can bring, by what the attacker can see. Whole sentences, said by `speak`. */
export function outlook(view: View, setup: Setup, thought: Planned, speak: Speaker): string[] {
  const { room, weapon } = thought;
  const cards: Card[] = [room, weapon];
  const is = cards.map((card) => standing(view, thought.target, card));
  const left = formsLeft(view.public, thought.target);
  const all = (wanted: Standing) => cards.filter((_, place) => is[place] === wanted);
  const [shown, certain, safe, open] = [all("shown"), all("certain"), all("safe"), all("open")];
  const target: Arg = { seat: thought.target };
  if (shown.length === 2) {
    return [
      left === 0
        ? speak("page-outlook-kills", { target })
        : speak("page-outlook-forces", { target, left: left - 1 }),
    ];
  }
  if (certain.length > 0) {
    const wanted = oneOf([...certain, ...open]);
    return [speak("page-outlook-certain", { target, cards: wanted, left })];
  }
  const mayBluff = setup.decoy === "any_attack" && left > 0;
  const bluff = mayBluff && shown.length === 0 ? [speak("page-outlook-bluff", { target })] : [];
  if (isVain(view, thought)) return [speak("page-outlook-vain", { target, cards: allOf(safe) }), ...bluff];
  if (open.length === 2) return [speak("page-outlook-open", { target, left }), ...bluff];
  const card = named(open[0]!);
  const known = shown[0] !== undefined;
  const other = named(shown[0] ?? safe[0]!);
  return [
    speak(known ? "page-outlook-known" : "page-outlook-safe", {
      target,
      card: other,
    }),
    speak("page-outlook-one", { target, card, left }),
    ...bluff,
  ];
}

/** The chance that an attack turns a card up, where the table's help tells: that what is face down can hurt. */
export function chanceOf(aid: Aid<Fact> | null, table: Public, { target, room, weapon }: Planned) {
  if (!aid) return null;
  const { face_up } = table.players[target]!;
  const hidden = [room, weapon].filter((card) => !face_up.includes(card));
  if (hidden.length === 0) return { possible: 1, likely: 1 };
  const isThis = ({ fact }: Chance<Fact>) =>
    fact.seat === target &&
    fact.one_of.length === hidden.length &&
    hidden.every((card) => fact.one_of.includes(card));
  const told = aid.facts.find(isThis);
  if (!told || told.possible === null || told.likely === null) return null;
  return { possible: told.possible, likely: told.likely };
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
  const isKnown = (card: Card) => ["shown", "certain"].includes(standingForAll(view, attack.target, card));
  const known = hurts.filter(isKnown);
  const secret = hurts.filter((card) => !isKnown(card));
  if (hurts.length === 0)
    return say("page-plight-neither", {
      one: named(cards[0]),
      other: named(cards[1]),
    });
  if (known.length === 2)
    return say(known.every((card) => up.includes(card)) ? "page-plight-both-known" : "page-plight-both-certain");
  if (secret.length === 2) return say("page-plight-both-secret");
  const card = named(hurts[0]!);
  const other = named(cards.find((one) => one !== hurts[0])!);
  if (hurts.length === 2)
    return say("page-plight-half-known", {
      card: named(known[0]!),
      other: named(secret[0]!),
    });
  return say(known.length === 1 ? "page-plight-one-known" : "page-plight-one-secret", { card, other });
}

/** What it means for the one attacked to turn this card up. */
export function price(view: View, setup: Setup, attack: Attack, card: Card): string {
  const table = view.public;
  const up = table.players[attack.target]!.face_up;
  const hidden = cardsOf(attack).filter((one) => !up.includes(one));
  if (kindOf(card) !== "who") {
    const other = cardsOf(attack).find((one) => one !== card)!;
    const weapon = named(attack.weapon);
    if (up.includes(other))
      return say(formsLeft(table, attack.target) > 0 ? "page-price-both" : "page-price-both-last", { weapon });
    return view.own?.includes(other)
      ? say("page-price-one-of-two", { card: named(card), other: named(other) })
      : say("page-price-one", { card: named(card) });
  }
  const rest = say("page-price-shape", {
    left: formsLeft(table, attack.target) - 1,
  });
  return `${betrays(view, setup, attack.target, hidden)} ${rest}`;
}

/** What a character turned up tells the others of the room and the weapon that are still face down. */
function betrays(view: View, setup: Setup, seat: number, hidden: Card[]): string {
  // What follows from earlier answers is no secret any more.
  const open = hidden.filter((card) => standingForAll(view, seat, card) !== "safe");
  const [one, other] = open;
  if (one === undefined || (other === undefined && standingForAll(view, seat, one) === "certain"))
    return say("page-betrays-nothing");
  if (hidden.length === 2 && setup.decoy === "any_attack") return say("page-betrays-bluff");
  if (other === undefined) return say("page-betrays-one", { card: named(one) });
  return say("page-betrays-either", { cards: oneOf(open) });
}

/** What it means to turn nothing up. */
export function silence(view: View, attack: Attack): string {
  const up = view.public.players[attack.target]!.face_up;
  const [one, other] = cardsOf(attack).filter((card) => !up.includes(card));
  if (one && other) return say("page-silence-both", { one: named(one), other: named(other) });
  return one ? say("page-silence-one", { card: named(one) }) : "";
}

/** What the button says that turns a card up. */
export function turnUp(card: Card): string {
  return say(kindOf(card) === "who" ? "page-become" : "page-turn-up", {
    card: named(card),
  });
}

/** The cards that may be turned up: what the attack calls for first, then characters. */
export function answersOf(options: Answering): Card[] {
  const who = (card: Card) => (kindOf(card) === "who" ? 1 : 0);
  return [...options.reveal].sort((one, other) => who(one) - who(other));
}
