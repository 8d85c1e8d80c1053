/** Moments of a game for `/dev/three-dead-strangers`. */

import type { Fixture } from "$parlour/plugin";
import { beside, samePlace } from "./layout";
import type { Notes } from "./notes";
import type {
  Aspect,
  Card,
  Cell,
  Character,
  Fact,
  Half,
  Observation,
  Options,
  Play,
  Public,
  Setup,
  Toward,
  View,
} from "./types";

export const setup: Setup = {
  seats: 4,
  spacing: "apart",
  scoring: "shared_pot",
  games: 1,
  deck: null,
  toy: null,
};
export const names = ["Ada", "Benedict", "Chiara", "Dev"];

export const half = (text: string): Half => {
  if (text === "x") return "dead_end";
  const who = ({ s: "shelby", t: "thomas", v: "vernon", d: "duchess" } as Record<string, Character>)[text[0]!]!;
  const what = ({ o: "opportunity", m: "motive", e: "means" } as Record<string, Aspect>)[text[1]!]!;
  return { who, what };
};

export const card = (one: string, other: string): Card => [half(one), half(other)];

/** A layout from what was played: row, column, way, the half there and the half beside it. */
export function layoutOf(...plays: [row: number, col: number, toward: Toward, on: string, off: string][]): Cell[] {
  const cells: Cell[] = [];
  plays.forEach(([row, col, toward, on, off], number) => {
    const at = { row, col };
    const covered = cells.find((cell) => samePlace(cell, at));
    if (covered) Object.assign(covered, { half: half(on), card: number });
    else cells.push({ ...at, half: half(on), card: number });
    cells.push({ ...beside(at, toward), half: half(off), card: number });
  });
  return cells;
}

/** Places for a picture: the rules' own list is finer. */
export function spots(grids: Cell[][]): Play["spots"] {
  const ways: Toward[] = ["away", "right", "left", "back"];
  const open = { dead_on: true, dead_off: true, dead_both: false };
  return grids.flatMap((cells, victim) => {
    if (cells.length === 0) return ways.slice(0, 3).map((toward) => ({ victim, row: 0, col: 0, toward, ...open }));
    return cells
      .filter((cell) => cell.half !== "dead_end")
      .flatMap(({ row, col }) =>
        ways
          .filter((toward) => {
            const off = beside({ row, col }, toward);
            return off.row >= 0 && !cells.some((cell) => samePlace(cell, off));
          })
          .map((toward) => ({ victim, row, col, toward, ...open })),
      );
  });
}

const first = layoutOf(
  [0, 0, "right", "sm", "te"],
  [0, 1, "away", "to", "vm"],
  [1, 1, "away", "tm", "do"],
  [0, 0, "left", "te", "se"],
  [0, -1, "away", "dm", "vo"],
  [2, 1, "right", "ve", "x"],
  [1, -1, "left", "so", "de"],
);
const second = layoutOf([0, 0, "away", "de", "sm"], [1, 0, "left", "tm", "vo"]);

const table: Public = {
  game: 1,
  games: 1,
  characters: ["shelby", "thomas", "vernon", "duchess"],
  phase: { type: "play", seat: 0 },
  victims: [
    { grid: first, complete: ["thomas"], solved: null },
    { grid: second, complete: [], solved: null },
    { grid: [], complete: [], solved: null },
  ],
  pile: { count: 41, put_back: [12] },
  players: [
    { hand: 4, accusations: 0, revealed: null, not: [] },
    { hand: 3, accusations: 1, revealed: null, not: ["vernon"] },
    { hand: 3, accusations: 0, revealed: null, not: ["thomas"] },
    { hand: 3, accusations: 0, revealed: null, not: [] },
  ],
  passes: 0,
  plays: 11,
  results: [],
  totals: [0, 0, 0, 0],
};

const hand: Card[] = [card("sm", "vo"), card("te", "x"), card("de", "vm"), "accusation"];
const play: Options = {
  type: "play",
  cards: hand.filter((one) => one !== "accusation"),
  spots: spots([first, second, []]),
  accuse: [1, 2, 3].flatMap((seat) => [{ victim: 0, character: "thomas" as Character, seat }]),
  pass: false,
};
const notes: Notes = {
  version: 1,
  game: 1,
  marks: { 1: { thomas: "yes", duchess: "no" }, 3: { thomas: "maybe" } },
};
const own = { character: "shelby" as Character, hand };
const news = (...seen: Observation[]) =>
  seen.map((observation, number) => ({
    number: number + 20,
    message: { name: "verbatim", args: { text: { text: observation.type } } },
    observation,
  }));

/** A character's chances, by seat. */
const chances = (character: Character, possible: number[], likely: number[]) =>
  possible.map((chance, seat) => ({ fact: { seat, character }, possible: chance, likely: likely[seat]! }));

type Moment = Fixture<View, Options, Observation, Setup, Notes, Fact>;
const base = {
  setup,
  names,
  viewer: { seat: 0 },
  turn: { player: 0 },
  notes,
} as const;
const solved: Public = {
  ...table,
  victims: [{ grid: first, complete: ["thomas"], solved: { seat: 1, by: 0 } }, ...table.victims.slice(1)],
  players: table.players.map((one, seat) => (seat === 1 ? { ...one, revealed: "thomas" as Character } : one)),
};
const accused: Observation = {
  type: "accused",
  by: 0,
  victim: 0,
  character: "thomas",
  seat: 1,
  right: true,
  ended: null,
};

const moments: Moment[] = [
  { ...base, title: "Your turn", view: { public: table, own }, options: play },
  {
    ...base,
    title: "The first card",
    view: {
      public: {
        ...table,
        victims: table.victims.map(() => ({
          grid: [],
          complete: [],
          solved: null,
        })),
      },
      own: { character: "duchess", hand: hand.slice(0, 3) },
    },
    options: {
      ...play,
      cards: hand.slice(0, 3),
      spots: spots([[], [], []]),
      accuse: [],
    },
    notes: null,
  },
  {
    ...base,
    title: "Rightly accused",
    view: { public: solved, own: { ...own, hand: hand.slice(0, 3) } },
    options: null,
    turn: { player: 1 },
    fresh: news(accused),
  },
  {
    ...base,
    title: "Wrongly accused",
    view: { public: table, own: { ...own, hand: hand.slice(0, 3) } },
    options: null,
    turn: { player: 1 },
    fresh: news({ ...accused, seat: 2, right: false }),
  },
  {
    ...base,
    title: "Nothing to play",
    view: {
      public: { ...table, pile: { count: 0, put_back: [] } },
      own: { ...own, hand: ["accusation"] },
    },
    options: { type: "play", cards: [], spots: [], accuse: [], pass: true },
  },
  {
    ...base,
    title: "The oracle",
    view: { public: table, own },
    options: play,
    help: "oracle",
    aid: {
      facts: [
        ...chances("shelby", [1, 0, 0, 0], [1, 0, 0, 0]),
        ...chances("thomas", [0, 0.667, 0, 0.333], [0, 0.912, 0, 0.088]),
        ...chances("vernon", [0, 0, 0.667, 0.333], [0, 0, 0.406, 0.594]),
        ...chances("duchess", [0, 0.333, 0.333, 0.333], [0, 0.088, 0.594, 0.318]),
      ],
    },
  },
  {
    ...base,
    title: "Looking on",
    view: { public: solved, own: null },
    options: null,
    viewer: "spectator",
    notes: null,
  },
];

export default moments;
