// First of all: what is imported after this has its words in disguise.
import { everyTextComesFromTheWords, seatsOf, type Part } from "$parlour/disguise";
import type { Review } from "$parlour/plugin";
import Details from "./Details.svelte";
import moments, { card } from "./fixtures";
import plugin from "./index";
import { litFor } from "./layout";
import Accuse from "./panels/Accuse.svelte";
import Drama from "./panels/Drama.svelte";
import Players from "./panels/Players.svelte";
import Secret from "./panels/Secret.svelte";
import Slips from "./panels/Slips.svelte";
import Reveal from "./Reveal.svelte";
import Layout from "./table/Layout.svelte";
import type { Observation, Options } from "./types";

const start = moments[0]!;
const seats = seatsOf(plugin, start);
const { own, public: table } = start.view;
const play = start.options as Extract<Options, { type: "play" }>;
const none = async () => null;
const solved = moments.find(({ title }) => title === "Rightly accused")!.view.public;
const oracle = moments.find(({ title }) => title === "The oracle")!;
const accused: Extract<Observation, { type: "accused" }> = {
  type: "accused",
  by: 0,
  victim: 0,
  character: "thomas",
  seat: 1,
  right: true,
  ended: null,
};
const result = {
  winners: [true, false, true, true],
  points: [4, 0, 4, 4],
  end: "solved" as const,
};
const deal = {
  type: "deal",
  characters: ["shelby", "thomas", "vernon"],
  hands: [],
};
const players = {
  table,
  seats,
  me: 0,
  own: own!.character,
  mover: 0,
  notes: start.notes,
  onnotes: () => {},
  aid: oracle.aid,
  why: none,
  views: null,
};
const sheet = {
  victim: 0,
  cells: table.victims[0]!.grid,
  murderer: null,
  lit: litFor(play, card("sm", "vo"), "right"),
  pointed: null,
  chosen: null,
  stop: null,
  last: [],
  marked: [],
  happening: false,
  motion: false,
  busy: false,
  onpoint: () => {},
  onchoose: () => {},
  onconfirm: () => {},
  onwalk: () => {},
};
const followed = [
  { seat: 0, fact: { seat: 1, character: "thomas" }, is: false, ply: 9 },
  { seat: 0, fact: { seat: 2, character: "vernon" }, is: true, ply: 9 },
];

const parts: Part[] = [
  [
    "an accusation",
    Accuse,
    {
      open: true,
      choices: play.accuse,
      table,
      seats,
      own: "thomas",
      aid: null,
      busy: false,
    },
  ],
  ["an accusation made", Drama, { accused, seats, happening: false, ondone: none }],
  [
    "a wrong accusation",
    Drama,
    {
      accused: { ...accused, right: false },
      seats,
      happening: true,
      ondone: none,
    },
  ],
  ["the players", Players, players],
  [
    "all the cards",
    Players,
    {
      ...players,
      me: null,
      own: null,
      aid: null,
      views: seats.map(() => ({ own })),
    },
  ],
  ["a layout", Layout, sheet],
  ["a solved murder", Layout, { ...sheet, lit: [], murderer: "duchess" }],
  ["one's own character", Secret, { who: "duchess", covered: false, revealed: true, oncover: none }],
  ["a covered character", Secret, { who: "duchess", covered: true, revealed: false, oncover: none }],
  [
    "details of a card played",
    Details,
    {
      seats,
      all: [],
      news: {
        observation: {
          type: "laid",
          seat: 1,
          victim: 0,
          card: card("dm", "x"),
          half: "dead_end",
          on: { row: 0, col: 0 },
          toward: "away",
          ended: result,
        },
      },
    },
  ],
  [
    "what was hidden",
    Reveal,
    {
      setup: { ...start.setup, games: 2 },
      seats,
      scores: [4, 0, 4, 4],
      moves: [deal, deal],
      views: [{ public: { ...solved, results: [result] } }],
    },
  ],
  [
    "slips",
    Slips,
    {
      review: { followed } as unknown as Review<unknown>,
      notes: start.notes,
      seat: 0,
      seats,
      jump: none,
      why: none,
    },
  ],
];

everyTextComesFromTheWords({
  plugin,
  moments,
  given: ({ help }) => ({ help: help ?? "clerk" }),
  parts,
});
