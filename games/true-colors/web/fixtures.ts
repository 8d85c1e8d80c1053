/** Moments of a game for `/dev/true-colors`. */

import { same, SIDES, step, type At } from "$parlour/mansion/geometry";
import type { Fixture } from "$parlour/plugin";
import { boardOf, type Area } from "./boards";
import { CARDS, WHAT, type Card } from "./cards";
import { areaOf, at } from "./places";
import { emptyNotes, write, type Notes } from "./sheet";
import type { Destination, Observation, Options, Phase, Place, Player, Public, Setup, View, Walk } from "./types";

export const setup: Setup = {
  seats: 4,
  actions_per_turn: "before_and_after",
  blocking: "pads_only",
  decoy: "on_match",
  max_rounds: 200,
  toy: null,
};
const names = ["Ada", "Benedict", "Chiara", "Dev", "Emmy", "Farid"];

export const hands: Card[][] = [
  ["miss_jade", "mr_pink", "dr_black", "hall", "library", "study", "rope", "bomb", "cane"],
  ["mrs_peacock", "mr_green", "mrs_grey", "ballroom", "lounge", "kitchen", "axe", "poison", "wrench"],
  ["prof_plum", "miss_sunshine", "mrs_cyan", "bathroom", "bedroom", "dining_room", "knife", "poker", "revolver"],
  [
    "mrs_white",
    "col_mustard",
    "mr_browne",
    "billiard_room",
    "conservatory",
    "music_room",
    "candlestick",
    "hypodermic",
    "lead_pipe",
  ],
];

const player = (place: Place, more: Partial<Player> = {}): Player => ({
  place,
  pawn: null,
  carries: [],
  face_up: [],
  safe: [],
  one_of: [],
  ...more,
});

export const players: Player[] = [
  player({ room: "hall" }, { pawn: "miss_jade", carries: ["knife", "rope"], face_up: ["miss_jade", "hall"] }),
  player({ room: "hall" }, { carries: ["axe"], face_up: ["axe"], safe: ["study", "poison"] }),
  player(
    { square: [5, 0] },
    { pawn: "prof_plum", face_up: ["prof_plum", "mrs_cyan", "bedroom"], one_of: [["knife", "bathroom"]] },
  ),
  player("centre", { carries: ["lead_pipe", "cane"] }),
];

/** What everybody knows at some moment. */
export function table(phase: Phase, more: Partial<Public> = {}): Public {
  const carried = players.flatMap(({ carries }) => carries);
  const lying = WHAT.filter((weapon) => !carried.includes(weapon));
  return {
    deck: [...CARDS],
    forms: 3,
    vulnerabilities: 3,
    round: 7,
    phase,
    dice: [4, 3],
    weapons: Array.from({ length: 12 }, (_, room) =>
      room === 6
        ? [lying[6]!, lying[0]!]
        : lying.slice(room, room + 1).filter((_, i) => i === 0 && room !== 0 && room < 6),
    ),
    players,
    winner: null,
    ...more,
  };
}

export function view(phase: Phase, more: Partial<Public> = {}): View {
  return { public: table(phase, more), own: hands[0]! };
}

/** Simple walks for a picture: shortest ways of up to `steps` spaces. The rules' own reach is finer. */
export function walkFrom(from: Place, steps: number): Walk {
  const board = boardOf("mansion");
  const pads = board.starts.map((one) => one.at);
  const isPad = (square: At) => pads.some((pad) => same(pad, square));
  const placeOf = (area: Area): Place => (area === "centre" ? area : { room: area });
  const key = (place: Place) => JSON.stringify(place);
  const next = (place: Place, first: boolean): Place[] => {
    const area = areaOf(place);
    if (area)
      return board.doors
        .filter((door) => door.room === area)
        .map(({ doorstep }) => ({ square: [doorstep.row, doorstep.col] }));
    const here = at((place as { square: [number, number] }).square);
    const beside = SIDES.map((side) => step(here, side)).filter(
      ({ row, col }) => board.cells[row]?.[col] === "corridor",
    );
    const hops = isPad(here) && !first ? pads.filter((pad) => !same(pad, here)) : [];
    const doors = board.doors.filter(({ doorstep }) => same(doorstep, here)).map(({ room }) => placeOf(room));
    return [...[...beside, ...hops].map(({ row, col }): Place => ({ square: [row, col] })), ...doors];
  };
  const found: Destination[] = [];
  const seen = new Set([key(from)]);
  let edge: Destination[] = [{ to: from, route: [] }];
  for (let walked = 0; walked < steps; walked++) {
    const reached: Destination[] = [];
    for (const { to, route } of edge) {
      for (const place of next(to, walked === 0)) {
        if (seen.has(key(place))) continue;
        seen.add(key(place));
        reached.push({ to: place, route: [...route, place] });
      }
    }
    found.push(...reached);
    edge = reached;
  }
  const pad = found.find(({ to }) => to !== "centre" && "square" in to && isPad(at(to.square)))?.route ?? null;
  return {
    type: "walk",
    board: "mansion",
    from,
    taken: [],
    blocking: "pads_only",
    steps,
    destinations: found,
    pad,
    bring: [1, 2, 3],
  };
}

export function news(...seen: Observation[]) {
  return seen.map((observation, number) => ({
    number: number + 10,
    message: { name: observation.type },
    observation,
  }));
}

export const acts: Extract<Options, { type: "before" }> = {
  type: "before",
  pick_up: ["candlestick", "poker"],
  steal: [{ from: 1, weapons: ["axe"] }],
  drop: ["knife", "rope"],
  weapons: ["knife", "rope"],
  targets: [1],
};
export const attack = { by: 1, target: 0, room: "hall", weapon: "axe", before: true } as const;
const mine: Notes = write(write(emptyNotes(), "lounge", 1, { mark: "maybe" }), "wrench", 1, { mark: "yes" });
const me = { seat: 0 };
const base = { setup, viewer: me, names: names.slice(0, 4), notes: mine };
const six: Setup = { ...setup, seats: 6 };

const moments: Fixture<View, Options, Observation, Setup, Notes>[] = [
  {
    ...base,
    title: "Before the move",
    view: view({ type: "before", seat: 0 }),
    options: acts,
    turn: { player: 0 },
  },
  {
    ...base,
    title: "The walk, no pad in reach",
    view: view({ type: "walk", seat: 0, acted: false }, { dice: [2, 3] }),
    options: { ...walkFrom({ room: "music_room" }, 5), pad: null },
    turn: { player: 0 },
  },
  {
    ...base,
    title: "The walk with pads in reach",
    view: view({ type: "walk", seat: 0, acted: false }),
    options: walkFrom({ room: "hall" }, 7),
    turn: { player: 0 },
  },
  {
    ...base,
    title: "Three on one square",
    view: view(
      { type: "walk", seat: 0, acted: true },
      { players: players.map((one, seat) => (seat < 3 ? { ...one, place: { square: [7, 10] } } : one)) },
    ),
    options: walkFrom({ square: [7, 10] }, 7),
    turn: { player: 0 },
  },
  {
    ...base,
    title: "Attacked: what to turn up",
    view: view({ type: "answer", attack: { ...attack, weapon: "bomb" } }),
    options: { type: "answer", reveal: ["bomb", "mr_pink", "dr_black"], nothing: false },
    turn: { player: 0 },
  },
  {
    ...base,
    title: "Attacked in vain",
    view: view({ type: "answer", attack }),
    options: { type: "answer", reveal: [], nothing: true },
    turn: { player: 0 },
  },
  {
    ...base,
    title: "Somebody else is attacked",
    view: view({ type: "answer", attack: { ...attack, by: 0, target: 1, weapon: "rope" } }),
    options: null,
    turn: { player: 1 },
  },
  {
    ...base,
    title: "Forced into another shape",
    view: view({ type: "after", seat: 1 }),
    options: null,
    turn: { player: 1 },
    fresh: news({ type: "revealed", seat: 2, card: "prof_plum", too_long: false }),
  },
  {
    ...base,
    title: "A kill",
    view: view({ type: "over" }, { winner: 0 }),
    options: null,
    turn: "over",
    fresh: news({ type: "attacked", attack: { ...attack, by: 0, target: 1, weapon: "rope" }, kills: true }),
  },
  {
    ...base,
    title: "Six at the beginning",
    setup: six,
    names,
    view: view(
      { type: "dice", seat: 0, acted: false },
      {
        players: names.map(() => player("centre")),
        forms: 2,
        vulnerabilities: 2,
        dice: [0, 0],
        weapons: WHAT.map((what) => [what]),
      },
    ),
    options: null,
    turn: "chance",
  },
];

export default moments;
