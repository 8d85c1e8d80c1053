/**
 * What a viewer may be told, worked out a second time from the moves as they were made: whatever a frame holds of
 * cards must be among it. Rules are needed here only to know where each card is; nothing of the client uses this.
 */

import type { Frame, Message, Replay, ToClient, Viewer } from "$parlour/protocol";
import { countOf, isTruth, less, plus, same, total } from "./cards";
import { SUITS } from "./suits";
import type { Cards, Event, Move, Observation, Options, Suit, View } from "./types";

/** Where every card is, and what all have seen of it. */
interface World {
  hands: Cards[];
  /** Of each hand, what is certainly still in it of what all saw taken back (a lower bound by suit). */
  seenInHand: Cards[];
  lays: { seat: number; cards: Cards; say: Suit }[];
  /** What lies in each minus pile, and what all saw of it. */
  minus: Cards[];
  seenInMinus: Cards[];
  /** By pile and by layer: what each player played of it. */
  laidInMinus: Cards[][];
  /** The cards of the last doubt, and those drawn after it. */
  turnedUp: Cards | null;
  drawn: Cards | null;
}

/** One step of the game: what was done, where everything was before and is after it. */
interface Step {
  move: Move;
  event: Event;
  before: World;
  after: World;
}

function nothing(seats: number): World {
  const none = () => Array.from({ length: seats }, (): Cards => ({}));
  return {
    hands: none(),
    seenInHand: none(),
    lays: [],
    minus: none(),
    seenInMinus: none(),
    laidInMinus: Array.from({ length: seats }, none),
    turnedUp: null,
    drawn: null,
  };
}

/** Whether all of a part is among the cards. */
function among(part: Cards, cards: Cards): boolean {
  return total(less(part, cards)) === 0;
}

/** Every count lowered: that many unknown cards have gone. */
function lowered(cards: Cards, by: number): Cards {
  const rest: Cards = {};
  for (const suit of SUITS) if (countOf(cards, suit) > by) rest[suit] = countOf(cards, suit) - by;
  return rest;
}

function after(before: World, move: Move, event: Event): World {
  const world = structuredClone(before);
  if (move.type === "deal") return { ...nothing(world.hands.length), hands: structuredClone(move.hands) };
  if (move.type === "lay" && event.type === "lay") {
    const { seat } = event;
    world.hands[seat] = less(world.hands[seat]!, move.cards);
    world.seenInHand[seat] = lowered(world.seenInHand[seat]!, total(move.cards));
    world.lays.push({ seat, cards: move.cards, say: move.say });
  } else if (move.type === "doubt" && event.type === "doubt") {
    const { by } = event.doubt;
    const doubted = world.lays.pop()!;
    const truthful = isTruth(doubted.cards, doubted.say);
    const pile = truthful ? by : doubted.seat;
    for (const { seat, cards } of world.lays) {
      world.minus[pile] = plus(world.minus[pile]!, cards);
      world.laidInMinus[pile]![seat] = plus(world.laidInMinus[pile]![seat]!, cards);
    }
    world.lays = [];
    world.turnedUp = doubted.cards;
    world.drawn = null;
    const home = truthful ? world.minus : world.hands;
    const seen = truthful ? world.seenInMinus : world.seenInHand;
    const to = truthful ? pile : doubted.seat;
    home[to] = plus(home[to]!, doubted.cards);
    seen[to] = plus(seen[to]!, doubted.cards);
  } else if (move.type === "draw" && event.type === "draw") {
    world.hands[event.from] = less(world.hands[event.from]!, move.cards);
    world.hands[event.by] = plus(world.hands[event.by]!, move.cards);
    world.seenInHand[event.from] = lowered(world.seenInHand[event.from]!, total(move.cards));
    world.drawn = move.cards;
  }
  return world;
}

/** The game step by step, with what a spectator was told for who did what. */
function stepsOf(truth: Replay): Step[] {
  const spectator = truth.sides.at(-1)!;
  let world = nothing(truth.sides.length - 1);
  return (truth.moves as Move[]).map((move, ply) => {
    const { event } = (spectator[ply + 1] as Frame).observation as Observation;
    const step = { move, event, before: world, after: after(world, move, event) };
    world = step.after;
    return step;
  });
}

/** What is found of cards in a value: objects that count suits, and names of suits. */
interface Found {
  path: string;
  cards: Cards | null;
  suit: Suit | null;
}

function search(value: unknown, path = ""): Found[] {
  if (typeof value === "string") {
    return (SUITS as readonly string[]).includes(value) ? [{ path, cards: null, suit: value as Suit }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length && keys.every((key) => (SUITS as readonly string[]).includes(key))) {
    return [{ path, cards: value as Cards, suit: null }];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    search(inner, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key),
  );
}

/** Whether a viewer may find this in an observation of the step. */
function mayHear({ path, cards, suit }: Found, { before, after, move, event }: Step, me: number | null): boolean {
  const doubted = before.lays.at(-1);
  if (suit) {
    if (path === "event.say") return move.type === "lay" && suit === move.say;
    return path === "event.doubt.say" && event.type === "doubt" && suit === doubted?.say;
  }
  if (!cards) return false;
  switch (path) {
    case "event.hand":
      return me !== null && event.type === "deal" && same(cards, after.hands[me]!);
    case "event.cards":
      if (event.type === "lay") return event.seat === me && move.type === "lay" && same(cards, move.cards);
      return event.type === "draw" && me !== null && move.type === "draw" && same(cards, move.cards);
    case "event.doubt.cards":
      return event.type === "doubt" && doubted !== undefined && same(cards, doubted.cards);
    default:
      return false;
  }
}

/** Whether a viewer may find this in a view of the world. */
function maySee({ path, cards, suit }: Found, world: World, deck: Cards, me: number | null): boolean {
  const at = Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1);
  const lay = world.lays[at];
  switch (path.replace(/\[\d+\]/, "[]")) {
    case "public.standing.say":
      return suit === world.lays.at(-1)?.say;
    case "public.lays[].say":
      return suit === lay?.say;
    case "public.doubt.say":
      return suit !== null;
    case "public.deck":
      return cards !== null && same(cards, deck);
    case "public.doubt.cards":
      return cards !== null && world.turnedUp !== null && same(cards, world.turnedUp);
    case "public.hands[].shown":
      return cards !== null && among(cards, world.seenInHand[at]!) && among(cards, world.hands[at]!);
    case "public.minus[].shown":
      return cards !== null && among(cards, world.seenInMinus[at]!);
    case "own.hand":
      return cards !== null && me !== null && same(cards, world.hands[me]!);
    case "own.lays[]":
      return cards !== null && lay?.seat === me && same(cards, lay.cards);
    case "own.minus[]":
      return (
        cards !== null &&
        me !== null &&
        among(cards, plus(world.seenInMinus[at]!, world.laidInMinus[at]![me]!)) &&
        among(cards, world.minus[at]!)
      );
    case "own.drawn":
      return cards !== null && me !== null && world.drawn !== null && same(cards, world.drawn);
    default:
      return false;
  }
}

/** The suits that a message may name to this viewer. */
function mayName({ before, after, move, event }: Step, me: number | null): Suit[] {
  const named = (cards: Cards) => SUITS.filter((suit) => countOf(cards, suit) > 0);
  // A game's end tells with which player the rainbow counts.
  const rainbow: Suit[] = ["rainbow"];
  switch (event.type) {
    case "deal":
      return me === null ? [] : named(after.hands[me]!);
    case "lay":
      return move.type === "lay" ? [move.say, ...(event.seat === me ? named(move.cards) : [])] : [];
    case "pass":
      return rainbow;
    case "doubt":
      return [
        ...rainbow,
        ...named(before.lays.at(-1)?.cards ?? {}),
        ...before.lays.slice(-1).map(({ say }) => say),
      ];
    case "draw":
      return [...rainbow, ...(me !== null && move.type === "draw" ? named(move.cards) : [])];
  }
}

/** The suits that a message names, in whatever it speaks of. */
function mentioned(message: Message): Suit[] {
  const written = JSON.stringify(message);
  return SUITS.filter((suit) => new RegExp(`\\b${suit}s?\\b`, "i").test(written));
}

/** One sentence for each thing that the frames should not have told this viewer; none when all is well. */
export function leaks(frames: ToClient[], truth: Replay, viewer: Viewer): string[] {
  const me = viewer === "spectator" ? null : viewer.seat;
  const steps = stepsOf(truth);
  const seats = truth.sides.length - 1;
  const first = truth.moves[0] as Move | undefined;
  const deck = first?.type === "deal" ? first.hands.reduce(plus, first.out) : {};

  return frames.flatMap((frame): string[] => {
    if (frame.type === "news") {
      const step = steps[frame.number];
      if (!step) return [`News ${frame.number} tells of nothing that happened.`];
      const wrong = search(frame.observation).filter((found) => !mayHear(found, step, me));
      const said = mentioned(frame.message).filter((suit) => !mayName(step, me).includes(suit));
      return [
        ...wrong.map(({ path }) => `News ${frame.number} should not tell ${path}: ${JSON.stringify(frame)}`),
        ...said.map((suit) => `News ${frame.number} should not name ${suit}: ${JSON.stringify(frame.message)}`),
      ];
    }
    if (frame.type === "now") {
      const world = frame.at === 0 ? nothing(seats) : steps[frame.at - 1]?.after;
      if (!world) return [`There is no moment ${frame.at}.`];
      const view = frame.view as View;
      const options = frame.options as Options | null;
      const wrong = search(view).filter((found) => !maySee(found, world, deck, me));
      const result = wrong.map(
        ({ path }) => `The view at ${frame.at} should not show ${path}: ${JSON.stringify(view)}`,
      );
      if (me === null && view.own !== null) result.push(`A spectator has a hand at ${frame.at}.`);
      if (options && (me === null || typeof frame.turn !== "object" || frame.turn.player !== me)) {
        result.push(`Options on somebody else's turn at ${frame.at}.`);
      } else if (
        options &&
        (options.type !== "play" || (options.lay && !same(options.lay.hand, world.hands[me!]!)))
      ) {
        result.push(`Options that are not this player's at ${frame.at}: ${JSON.stringify(options)}`);
      }
      return result;
    }
    return [];
  });
}
