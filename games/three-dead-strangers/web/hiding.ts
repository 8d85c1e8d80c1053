/** Looks for what a viewer of Three Dead Strangers should not have been told, given the whole truth afterwards. */

import type { Arg, Message, Replay, ToClient, Viewer } from "$parlour/protocol";
import { keyOf, halvesOf } from "./cast";
import type { Card, Character, Move, Observation, Options, View } from "./types";

/** What is hidden at one moment. */
interface World {
  characters: Character[];
  /** Each player's cards. */
  hands: Card[][];
}

interface Step {
  move: Move;
  /** What everybody may know of it. */
  open: Observation;
  after: World;
}

function nameOf(card: Card): string {
  const halves = halvesOf(card);
  return halves ? halves.map(keyOf).sort().join("+") : "accusation";
}

function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  return JSON.stringify(one.map(nameOf).sort()) === JSON.stringify(other.map(nameOf).sort());
}

function without(hand: Card[], card: Card): Card[] {
  const at = hand.findIndex((held) => nameOf(held) === nameOf(card));
  return hand.filter((_, index) => index !== at);
}

function after(world: World, move: Move, open: Observation): World {
  const { characters } = world;
  const change = (seat: number, by: (hand: Card[]) => Card[]) => ({
    characters,
    hands: world.hands.map((hand, at) => (at === seat ? by(hand) : hand)),
  });
  if (move.type === "deal") return { characters: move.characters, hands: move.hands };
  if (move.type === "draw" && open.type === "drew") return change(open.seat, (hand) => [...hand, move.card]);
  if (move.type === "lay" && open.type === "laid") return change(open.seat, (hand) => without(hand, move.card));
  if (move.type === "accuse" && open.type === "accused") {
    return change(open.by, (hand) => without(hand, "accusation"));
  }
  return world;
}

/** The moves with what was hidden after each; the spectator's side tells what is open. */
function stepsOf(truth: Replay): Step[] {
  const spectator = truth.sides.at(-1) ?? [];
  let world: World = { characters: [], hands: [] };
  return (truth.moves as Move[]).map((move, ply) => {
    const open = (spectator[ply + 1] as { observation: Observation }).observation;
    world = after(world, move, open);
    return { move, open, after: world };
  });
}

/** The halves of a card, or an Accusation. */
function partsOf(card: Card): string[] {
  return halvesOf(card)?.map(keyOf) ?? ["accusation"];
}

/** What a message speaks of: characters as such, and what is on cards. */
interface Named {
  characters: string[];
  parts: string[];
}

const NONE: Named = { characters: [], parts: [] };

function joined(all: Named[]): Named {
  return {
    characters: all.flatMap(({ characters }) => characters),
    parts: all.flatMap(({ parts }) => parts),
  };
}

function namedBy({ name, args = {} }: Message): Named {
  // As a card of its own it is a name.
  if (name === "hand-accusations") return { characters: [], parts: ["accusation"] };
  if (name !== "evidence") return joined(Object.values(args).map((arg) => (arg ? namedIn(arg) : NONE)));
  // Somebody's motive does not say who has that character.
  const nameIn = (arg: Arg | undefined) => (arg && "name" in arg ? arg.name.replace(/^[a-z]+-/, "") : "?");
  return {
    characters: [],
    parts: [`${nameIn(args.who)}-${nameIn(args.what)}`],
  };
}

function namedIn(arg: Arg): Named {
  if ("message" in arg) return namedBy(arg.message);
  if ("and" in arg) return joined(arg.and.map(namedIn));
  if ("or" in arg) return joined(arg.or.map(namedIn));
  // Free text may be anything.
  if ("text" in arg) return { characters: [arg.text], parts: [arg.text] };
  if (!("name" in arg)) return NONE;
  if (arg.name.startsWith("character-")) return { characters: [arg.name.slice("character-".length)], parts: [] };
  const cards: Record<string, string> = {
    "half-dead-end": "dead_end",
    "card-double-dead-end": "dead_end",
    "card-accusation": "accusation",
  };
  const part = cards[arg.name];
  return part ? { characters: [], parts: [part] } : NONE;
}

/** Whether a message names a character, or what is on a card. */
function names(message: Message): boolean {
  const { characters, parts } = namedBy(message);
  return characters.length + parts.length > 0;
}

/** What is wrong with an observation that a viewer was given. */
function heard(seen: Observation, message: Message, { move, open, after }: Step, me: number | null): string[] {
  if (seen.type === "dealt") {
    if (move.type !== "deal") return ["tells of a deal"];
    if (me === null) return seen.own === null && !names(message) ? [] : ["tells a spectator of a deal"];
    const own = seen.own;
    if (own === null || own.character !== after.characters[me]) return ["tells another's character"];
    const wrong = sameCards(own.hand, after.hands[me] ?? []) ? [] : ["tells another's hand"];
    const named = namedBy(message);
    const held = new Set(own.hand.flatMap(partsOf));
    const foreign = [
      ...named.characters.filter((who) => who !== own.character),
      ...named.parts.filter((part) => !held.has(part)),
    ];
    return [...wrong, ...foreign.map((what) => `names ${what}`)];
  }
  if (seen.type === "drew") {
    if (move.type !== "draw") return ["tells of a draw"];
    if (seen.seat === me) return seen.card && nameOf(seen.card) === nameOf(move.card) ? [] : ["tells a wrong draw"];
    const known = open.type === "drew" ? open.card : null;
    if (seen.card !== null && (known === null || nameOf(seen.card) !== nameOf(known)))
      return ["tells a card drawn"];
    return known === null && names(message) ? ["names a card drawn"] : [];
  }
  // The rest is open to all, and the same for all.
  return JSON.stringify(seen) === JSON.stringify(open) ? [] : ["tells more than everybody may know"];
}

const OPTION_FIELDS = ["type", "cards", "spots", "accuse", "pass"];

/** What is wrong with what a viewer was shown. */
function saw(view: View, options: Options | null, open: unknown, world: World, me: number | null): string[] {
  const wrong: string[] = [];
  const extra = Object.keys(view).filter((key) => key !== "public" && key !== "own");
  if (extra.length) wrong.push(`shows ${extra.join(", ")}`);
  if (JSON.stringify(view.public) !== JSON.stringify(open)) wrong.push("shows more than everybody may know");
  view.public.players.forEach((player, seat) => {
    if (player.revealed !== null && player.revealed !== world.characters[seat]) wrong.push(`reveals seat ${seat}`);
  });
  if (view.own) {
    const fields = Object.keys(view.own).filter((key) => key !== "character" && key !== "hand");
    if (fields.length) wrong.push(`shows ${fields.join(", ")}`);
    if (me === null) wrong.push("shows a spectator a hand");
    else {
      if (view.own.character !== world.characters[me]) wrong.push("shows another's character");
      if (!sameCards(view.own.hand, world.hands[me] ?? [])) wrong.push("shows another's hand");
    }
  }
  if (options) {
    const fields = Object.keys(options).filter((key) => !OPTION_FIELDS.includes(key));
    if (options.type !== "play" || fields.length) wrong.push(`offers ${options.type} ${fields.join(", ")}`);
    else {
      const held = new Set((me === null ? [] : (world.hands[me] ?? [])).map(nameOf));
      if (options.cards.some((card) => !held.has(nameOf(card)))) wrong.push("offers a card not in hand");
      if (options.accuse.length && !held.has("accusation")) wrong.push("offers an accusation without its card");
    }
  }
  return wrong;
}

/** One sentence for each thing that the frames should not have told this viewer; none when all is well. */
export function leaks(frames: ToClient[], truth: Replay, viewer: Viewer): string[] {
  const me = viewer === "spectator" ? null : viewer.seat;
  const steps = stepsOf(truth);
  const spectator = (truth.sides.at(-1) ?? []) as { view: View }[];
  return frames.flatMap((frame): string[] => {
    if (frame.type === "news") {
      const step = steps[frame.number];
      if (!step) return [`News ${frame.number} tells of nothing that happened.`];
      const wrong = heard(frame.observation as Observation, frame.message, step, me);
      return wrong.map((what) => `News ${frame.number} ${what}: ${JSON.stringify(frame)}`);
    }
    if (frame.type === "now") {
      const world = frame.at === 0 ? { characters: [], hands: [] } : steps[frame.at - 1]?.after;
      const open = spectator[frame.at];
      if (!world || !open) return [`There is no moment ${frame.at}.`];
      const options = frame.options as Options | null;
      const wrong = saw(frame.view as View, options, open.view.public, world, me);
      if (options && (me === null || typeof frame.turn !== "object" || frame.turn.player !== me)) {
        wrong.push("offers something on somebody else's turn");
      }
      return wrong.map((what) => `The moment ${frame.at} ${what}.`);
    }
    return [];
  });
}
