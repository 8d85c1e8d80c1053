/** Moments of the game to look at without a server. */

import type { Fixture } from "$parlour/plugin";
import { total } from "./cards";
import type { Notes } from "./notes";
import type {
  Cards,
  Doubt,
  Fact,
  Lay,
  Observation,
  Options,
  Phase,
  Pile,
  Public,
  Setup,
  Suit,
  View,
} from "./types";

type Moment = Fixture<View, Options, Observation, Setup, Notes, Fact>;

const everybody = ["Ann", "Ben", "Cleo", "Dimitri", "Eve"];
const colours: Suit[] = ["red", "orange", "yellow", "green", "blue", "purple", "pink"];
const deck: Cards = {
  ...Object.fromEntries(colours.map((suit) => [suit, 9])),
  rainbow: 1,
};
const hand: Cards = {
  red: 3,
  orange: 2,
  yellow: 1,
  green: 4,
  blue: 2,
  pink: 1,
  rainbow: 1,
};

const pile = (count: number, shown: Cards = {}): Pile => ({ count, shown });
const lay = (seat: number, count: number, say: Suit): Lay => ({
  seat,
  count,
  say,
});

function setup(seats: number, games: number): Setup {
  return {
    seats,
    cards_per_suit: 9,
    who_may_doubt: "each_in_turn",
    games,
    max_turns: 2000,
    five_suits: ["red", "orange", "yellow", "green", "blue"],
    toy: null,
  };
}

interface Scene {
  seats?: number;
  games?: number;
  phase: Phase;
  counts?: number[];
  shown?: Record<number, Cards>;
  minus?: Pile[];
  lays?: Lay[];
  passed?: number[];
  doubt?: Doubt;
  own?: Cards | null;
  ownLays?: (Cards | null)[];
  drawn?: Cards;
  standing?: boolean;
  results?: Public["results"];
  deck?: Cards;
}

function viewOf(scene: Scene): View {
  const seats = scene.seats ?? 4;
  const own = scene.own === undefined ? hand : scene.own;
  const lays = scene.lays ?? [];
  const minus = scene.minus ?? Array.from({ length: seats }, () => pile(0));
  const results = scene.results ?? [];
  return {
    public: {
      game: results.length + (scene.phase.type === "over" ? 0 : 1),
      games: scene.games ?? 3,
      deck: scene.deck ?? deck,
      out: 4,
      phase: scene.phase,
      hands: Array.from({ length: seats }, (_, seat) =>
        pile(scene.counts?.[seat] ?? (seat === 0 && own ? total(own) : 13 - 2 * seat), scene.shown?.[seat] ?? {}),
      ),
      minus,
      lays,
      standing: scene.standing === false ? null : (lays.at(-1) ?? null),
      passed: scene.passed ?? [],
      doubt: scene.doubt ?? null,
      decisions: 12,
      results,
      totals: Array.from({ length: seats }, (_, seat) =>
        results.reduce((sum, result) => sum + (result.scores[seat]?.points ?? 0), 0),
      ),
      winners: [],
    },
    own:
      own === null
        ? null
        : {
            hand: own,
            lays: scene.ownLays ?? lays.map(() => null),
            minus: minus.map(({ shown }) => shown),
            drawn: scene.drawn ?? null,
          },
  };
}

function play(at_least: number | null, doubt: boolean, pass: boolean, from: Cards = hand): Options {
  return {
    type: "play",
    lay: at_least === null ? null : { hand: from, at_least, say: colours },
    doubt,
    pass,
  };
}

function moment(title: string, scene: Scene, options: Options | null, event?: Observation["event"]): Moment {
  const view = viewOf(scene);
  const seats = scene.seats ?? 4;
  const { phase } = scene;
  const ended =
    scene.results?.length && event && (phase.type === "deal" || phase.type === "over")
      ? scene.results.at(-1)!
      : null;
  const observation = event && {
    event,
    ended: ended && {
      result: ended,
      totals: view.public.totals,
      match_over: phase.type === "over",
      winners: view.public.winners,
    },
  };
  const message = { name: "verbatim", args: { text: { text: title } } };
  const news = observation ? [{ number: 12, message, observation }] : [];
  return {
    title,
    setup: setup(seats, view.public.games),
    view,
    options,
    turn: "seat" in phase ? { player: phase.seat } : phase.type === "over" ? "over" : "chance",
    viewer: scene.own === null ? "spectator" : { seat: 0 },
    names: everybody.slice(0, seats),
    news,
    fresh: news,
  };
}

const piled = [lay(3, 2, "red"), lay(0, 2, "green"), lay(1, 3, "orange")];
const minus = [pile(4, { blue: 2 }), pile(9, { red: 3, yellow: 1 }), pile(0), pile(2)];
const lie: Doubt = {
  by: 2,
  of: 1,
  say: "orange",
  cards: { orange: 1, pink: 1, blue: 1 },
  truthful: false,
  punished: 1,
  minus: 4,
  draws: 0,
};
const truth: Doubt = {
  by: 0,
  of: 3,
  say: "purple",
  cards: { purple: 3, rainbow: 1 },
  truthful: true,
  punished: 0,
  minus: 9,
  draws: 0,
};
const result: Public["results"][number] = {
  winner: 2,
  scores: [
    { hand: 3, minus: 4, rainbow: false, points: -7 },
    { hand: 7, minus: 9, rainbow: true, points: -25 },
    { hand: 0, minus: 0, rainbow: false, points: 10 },
    { hand: 6, minus: 2, rainbow: false, points: -8 },
  ],
};
const lost = (hand: number): Public["results"][number]["scores"][number] => ({
  hand,
  minus: 0,
  rainbow: false,
  points: -hand,
});
const answer: Scene = {
  phase: { type: "answer", seat: 0 },
  lays: piled,
  passed: [2, 3],
  minus,
  ownLays: [null, { green: 1, blue: 1 }, null],
  shown: { 1: { red: 2 } },
};
const two: Cards = {
  red: 9,
  orange: 9,
  yellow: 9,
  green: 9,
  blue: 9,
  rainbow: 1,
};

const fixtures: Moment[] = [
  moment("Answer", answer, play(3, true, true), {
    type: "pass",
    seat: 3,
    last: false,
    leads: null,
  }),
  {
    ...moment("With the oracle", answer, play(3, true, true)),
    help: "oracle",
    aid: {
      facts: [
        { fact: { type: "able" }, possible: 0.64, likely: 0.7 },
        { fact: { type: "truthful" }, possible: 0.1, likely: 0.48 },
      ],
    },
  },
  moment("Lead", { phase: { type: "lead", seat: 0 } }, play(1, false, false), {
    type: "deal",
    game: 1,
    games: 3,
    leader: 0,
    each: 15,
    out: 4,
    hand,
  }),
  moment("Somebody plays", { ...answer, passed: [], phase: { type: "answer", seat: 2 } }, null, {
    type: "lay",
    seat: 1,
    count: 3,
    say: "orange",
    last: false,
    cards: null,
  }),
  moment(
    "A lie",
    {
      phase: { type: "lead", seat: 2 },
      doubt: lie,
      minus,
      shown: { 1: lie.cards },
    },
    null,
    {
      type: "doubt",
      doubt: lie,
    },
  ),
  moment("The truth", { phase: { type: "lead", seat: 3 }, doubt: truth, minus }, null, {
    type: "doubt",
    doubt: truth,
  }),
  moment(
    "Everybody passed",
    {
      ...answer,
      phase: { type: "lead", seat: 0 },
      passed: [],
      standing: false,
      lays: [...piled, lay(0, 3, "blue")],
      ownLays: [null, { green: 2 }, null, { blue: 2, pink: 1 }],
    },
    play(1, false, false),
    { type: "pass", seat: 3, last: false, leads: 0 },
  ),
  moment(
    "A last card",
    {
      ...answer,
      phase: { type: "last_card", seat: 0 },
      counts: [14, 0, 8, 7],
      passed: [2, 3],
    },
    play(null, true, true),
    { type: "pass", seat: 3, last: true, leads: null },
  ),
  moment(
    "My last card",
    {
      phase: { type: "last_card", seat: 1 },
      lays: [lay(2, 2, "pink"), lay(0, 2, "yellow")],
      own: {},
      counts: [0, 5, 6, 7],
      minus,
      ownLays: [null, { yellow: 1, red: 1 }],
    },
    null,
    {
      type: "lay",
      seat: 0,
      count: 2,
      say: "yellow",
      last: true,
      cards: { yellow: 1, red: 1 },
    },
  ),
  moment(
    "Too few cards",
    {
      phase: { type: "answer", seat: 0 },
      lays: [lay(1, 7, "red"), lay(3, 8, "green")],
      own: { blue: 2, pink: 1 },
      minus,
    },
    play(null, true, true),
  ),
  moment(
    "Two players draw",
    {
      seats: 2,
      deck: two,
      phase: { type: "lead", seat: 1 },
      own: { ...hand, pink: 0 },
      doubt: {
        ...lie,
        by: 0,
        of: 1,
        punished: 0,
        truthful: true,
        cards: { orange: 3 },
        minus: 5,
        draws: 2,
      },
      drawn: { red: 1, blue: 1 },
      counts: [14, 9],
      minus: minus.slice(0, 2),
    },
    null,
    { type: "draw", by: 0, from: 1, count: 2, cards: { red: 1, blue: 1 } },
  ),
  moment(
    "Between two games",
    {
      phase: { type: "deal" },
      lays: piled,
      minus,
      results: [result],
      counts: [3, 7, 0, 6],
      own: { red: 2, pink: 1 },
    },
    null,
    { type: "pass", seat: 1, last: true, leads: null },
  ),
  moment(
    "One game, which took too long",
    {
      games: 1,
      phase: { type: "over" },
      lays: piled,
      standing: false,
      results: [{ winner: null, scores: [3, 7, 2, 6].map(lost) }],
      counts: [3, 7, 2, 6],
      own: { red: 2, pink: 1 },
    },
    null,
    { type: "pass", seat: 1, last: false, leads: null },
  ),
  moment(
    "A spectator's, five players",
    {
      seats: 5,
      own: null,
      phase: { type: "answer", seat: 4 },
      lays: piled,
      passed: [2, 3],
      counts: [12, 9, 14, 3, 20],
      minus: [...minus, pile(21, { red: 2, blue: 1, green: 4, pink: 1 })],
    },
    null,
  ),
  moment(
    "Many cards",
    {
      seats: 3,
      phase: { type: "lead", seat: 0 },
      own: {
        red: 4,
        orange: 3,
        yellow: 5,
        green: 2,
        blue: 3,
        purple: 4,
        pink: 2,
        rainbow: 1,
      },
      counts: [24, 20, 16],
    },
    play(1, false, false, {
      red: 4,
      orange: 3,
      yellow: 5,
      green: 2,
      blue: 3,
      purple: 4,
      pink: 2,
      rainbow: 1,
    }),
  ),
];

export default fixtures;
