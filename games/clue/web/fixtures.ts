/** Moments of a game for `/dev/clue`. */

import type { Fixture } from "$parlour/plugin";
import { boardOf } from "./boards";
import { CARDS, SUSPECTS, type Card, type Room } from "./cards";
import { same, SIDES, step, type At } from "$parlour/mansion/geometry";
import { emptyNotes, write, type Notes } from "./sheet";
import type { Destination, Fact, Mark, Observation, Options, Own, Place, Public, Setup, View } from "./types";

const setup: Setup = {
  tokens: ["miss_scarlet", "colonel_mustard", "mrs_white", "mr_green"],
  edition: "1972",
  dice: 1,
  full_roll: "required",
  suggestion_on_entry: "by_the_sheet",
  accuse_after_card: "off",
  last_detective: "wins",
  board: "mansion",
  suspects: 6,
  weapons: 6,
};
const names = ["Ada", "Benedict", "Chiara", "Dev"];
const hand: Card[] = ["mrs_white", "knife", "rope", "hall", "kitchen"];
const shownToMe: Card[][] = [[], ["colonel_mustard"], ["wrench", "study"], []];
const lacks: Card[][] = [
  [],
  ["rope", "library", "mr_green"],
  [],
  ["colonel_mustard", "revolver", "ballroom", "hall"],
];

const sheet = CARDS.map((card) => {
  const holder = hand.includes(card) ? 0 : shownToMe.findIndex((cards) => cards.includes(card));
  const seats = names.map((_, seat): Mark => {
    if (holder >= 0) return seat === holder ? "yes" : "no";
    return seat === 0 || lacks[seat]!.includes(card) ? "no" : "unknown";
  });
  return { card, seats, case_file: (holder >= 0 ? "no" : "unknown") as Mark };
});

const own: Own = {
  seat: 0,
  hand,
  shown_to_me: shownToMe,
  shown_by_me: [[], ["knife"], [], ["hall"]],
  shown: null,
  case_file: null,
  sheet,
};

const table: Public = {
  deck: [...CARDS],
  hand_sizes: [5, 5, 4, 4],
  tokens: [
    { square: [7, 16] },
    { room: "library" },
    { square: [17, 5] },
    { room: "library" },
    { square: [18, 0] },
    { room: "ballroom" },
  ],
  weapons: ["lounge", "library", "kitchen", "billiard_room", "conservatory", "library"],
  active: 0,
  phase: "start",
  dice: [4],
  summoned: [false, false, false, false],
  suggestion: null,
  lacks,
  accused: [null, null, null, null],
  winner: null,
  case_file: null,
};

const nothing: Options = {
  deck: [...CARDS],
  roll: false,
  passage: null,
  walk: null,
  suggest: null,
  show: [],
  pass: false,
  accuse: false,
  end: false,
};

/** Simple walks for a picture: shortest ways of up to `steps` steps. The rules' own reach is finer. */
function reach(from: Place, steps: number): Destination[] {
  const board = boardOf("mansion");
  const found: Destination[] = [];
  const begin: At[] =
    "square" in from
      ? [{ row: from.square[0], col: from.square[1] }]
      : board.doors.filter(({ room }) => room === from.room).map(({ doorstep }) => doorstep);
  const seen = new Set<string>(begin.map(({ row, col }) => `${row},${col}`));
  let edge = begin.map((at) => ({ at, route: "square" in from ? [] : [at] }));
  const already = "square" in from ? 0 : 1;
  for (let walked = already; walked <= steps; walked++) {
    const next: typeof edge = [];
    for (const { at, route } of edge) {
      const squares = route.map(({ row, col }): [number, number] => [row, col]);
      if ((steps - walked) % 2 === 0 && walked > 2)
        found.push({ to: { square: [at.row, at.col] }, route: squares });
      for (const door of board.doors) {
        const known = found.some(({ to }) => "room" in to && to.room === door.room);
        const back = "room" in from && from.room === door.room;
        if (walked < steps && same(door.doorstep, at) && !known && !back) {
          found.push({ to: { room: door.room }, route: squares });
        }
      }
      for (const side of SIDES) {
        const to = step(at, side);
        const key = `${to.row},${to.col}`;
        if (board.cells[to.row]?.[to.col] !== "corridor" || seen.has(key)) continue;
        seen.add(key);
        next.push({ at: to, route: [...route, to] });
      }
    }
    edge = next;
  }
  return found;
}

function walk(from: Place, steps: number): Options {
  const destinations = reach(from, steps);
  return {
    ...nothing,
    walk: {
      board: "mansion",
      from,
      taken: [],
      steps,
      full_roll: "required",
      destinations,
    },
  };
}

function news(...seen: Observation[]) {
  return seen.map((observation, number) => ({
    number: number + 10,
    message: { name: "verbatim", args: { text: { text: observation.type } } },
    observation,
  }));
}

const crime = {
  suspect: "mr_green",
  weapon: "revolver",
  room: "library",
} as const;
const notes: Notes = [
  (made: Notes) => write(made, "revolver", 1, { mark: "maybe" }),
  (made: Notes) => write(made, "library", 2, { mark: "ask", text: "AB" }),
  (made: Notes) => write(made, "rope", 1, { mark: "yes" }),
  (made: Notes) => write(made, "ballroom", "file", { text: "!" }),
].reduce((made, add) => add(made), emptyNotes());

const inHall: Place = { room: "hall" };
const tokensIn = (room: Room): Place[] => table.tokens.map(() => ({ room }));

type Moment = Fixture<View, Options, Observation, Setup, Notes, Fact>;
const base = {
  setup,
  names,
  viewer: { seat: 0 },
  turn: { player: 0 },
  notes,
} as const;

const moments: Moment[] = [
  {
    ...base,
    title: "Start of a turn",
    view: {
      public: { ...table, tokens: [inHall, ...table.tokens.slice(1)] },
      own,
    },
    options: { ...nothing, roll: true, suggest: "hall", accuse: true },
  },
  {
    ...base,
    title: "Walk",
    view: { public: { ...table, phase: "walk" }, own },
    options: walk({ square: [7, 16] }, 4),
    fresh: news({ type: "rolled", seat: 0, dice: [4] }),
  },
  {
    ...base,
    title: "Walk out of a room",
    view: {
      public: {
        ...table,
        phase: "walk",
        dice: [6],
        tokens: [inHall, ...table.tokens.slice(1)],
      },
      own,
    },
    options: walk(inHall, 6),
  },
  {
    ...base,
    title: "Suggest",
    view: {
      public: {
        ...table,
        phase: "entered",
        tokens: [{ room: "library" }, ...table.tokens.slice(1)],
      },
      own,
    },
    options: { ...nothing, suggest: "library" },
  },
  {
    ...base,
    title: "Asked, with cards",
    view: {
      public: {
        ...table,
        active: 1,
        phase: "answer",
        suggestion: {
          by: 1,
          crime: { suspect: "mrs_white", weapon: "knife", room: "library" },
          passed: [2, 3],
          asked: 0,
          shown_by: null,
        },
      },
      own,
    },
    options: { ...nothing, show: ["mrs_white", "knife"] },
  },
  {
    ...base,
    title: "Asked, with none",
    view: {
      public: {
        ...table,
        active: 3,
        phase: "answer",
        suggestion: { by: 3, crime, passed: [], asked: 0, shown_by: null },
      },
      own,
    },
    options: { ...nothing, pass: true },
  },
  {
    ...base,
    title: "After a secret passage",
    view: {
      public: {
        ...table,
        phase: "entered_by_passage",
        tokens: [{ room: "kitchen" }, ...table.tokens.slice(1)],
      },
      own,
    },
    options: { ...nothing, suggest: "kitchen", end: true },
  },
  {
    ...base,
    title: "Shown a card",
    turn: { player: 1 },
    view: {
      public: {
        ...table,
        active: 1,
        tokens: [{ room: "library" }, ...table.tokens.slice(1)],
        suggestion: { by: 0, crime, passed: [1], asked: null, shown_by: 2 },
      },
      own: { ...own, shown: "revolver" },
    },
    options: null,
    fresh: news({ type: "showed", seat: 2, to: 0, card: "revolver", ...crime }),
  },
  {
    ...base,
    title: "Others answer",
    turn: { player: 2 },
    view: {
      public: {
        ...table,
        phase: "answer",
        accused: [null, null, null, crime],
        tokens: tokensIn("library"),
        weapons: table.weapons.map(() => "library" as const),
        suggestion: { by: 0, crime, passed: [1], asked: 2, shown_by: null },
      },
      own,
    },
    options: null,
  },
  {
    ...base,
    title: "Out by a wrong accusation",
    turn: { player: 1 },
    view: {
      public: { ...table, active: 1, accused: [{ ...crime, suspect: "mr_green" }, null, null, null] },
      own: { ...own, case_file: crime },
    },
    options: null,
  },
  {
    ...base,
    title: "A spectator",
    viewer: "spectator",
    turn: { player: 1 },
    notes: null,
    view: {
      public: { ...table, active: 1, phase: "walk", dice: [3, 5] },
      own: null,
    },
    options: null,
  },
  {
    ...base,
    title: "The end",
    turn: "over",
    view: {
      public: {
        ...table,
        phase: "over",
        winner: 2,
        case_file: crime,
        accused: [null, null, crime, null],
      },
      own: { ...own, case_file: crime },
    },
    options: null,
  },
  {
    ...base,
    title: "Six players",
    names: ["Ada", "Benedict", "Chiara", "Dev", "Ekaterina", "Félix"],
    setup: { ...setup, tokens: [...SUSPECTS], dice: 2 },
    view: {
      public: {
        ...table,
        dice: [6, 5],
        hand_sizes: [3, 3, 3, 3, 3, 3],
        summoned: table.tokens.map(() => false),
        lacks: [...lacks, [], ["study", "rope"]],
        accused: table.tokens.map(() => null),
      },
      own: {
        ...own,
        shown_to_me: [...shownToMe, [], []],
        shown_by_me: [...own.shown_by_me, [], []],
        sheet: sheet.map((row) => {
          const other: Mark = row.seats.includes("yes") ? "no" : "unknown";
          return { ...row, seats: [...row.seats, other, other] };
        }),
      },
    },
    options: { ...nothing, roll: true, passage: "kitchen", accuse: true },
  },
];

export default moments;
