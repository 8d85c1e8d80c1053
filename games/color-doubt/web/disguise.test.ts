// First of all: what is imported after this has its words in disguise.
import { boardProps, everyTextComesFromTheWords, heard, plain, seatsOf, type Part } from "$parlour/disguise";
import type { Everything } from "$parlour/plugin";
import { describe, expect, it } from "vitest";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import Composer from "./Composer.svelte";
import Details from "./Details.svelte";
import moments from "./fixtures";
import plugin from "./index";
import PileDetails from "./PileDetails.svelte";
import Reveal from "./Reveal.svelte";
import type { Doubt, Event, Move, View } from "./types";
import { claimOf, outcomeOf, speakerOf, stakes } from "./words";

const start = moments[0]!;
const seats = seatsOf(plugin, start);
const speak = speakerOf(seats);
const standing = start.view.public.standing!;
const none = () => {};

/** The cards are counted, and may move. */
const given = ({ notes }: (typeof moments)[number]) => ({
  notes: notes ?? { counter: true, text: "" },
  settings: { sound: false, motion: true, keys: true },
});

const answer = {
  doubt: true,
  pass: true,
  stakes: stakes(standing, 9, false, [5, 5], speak),
  speak,
  claim: claimOf(standing),
  letStand: null,
  busy: false,
  asked: false,
  bare: false,
  brief: false,
  onask: none,
  ondoubt: none,
  onpass: none,
};
const composer = {
  chosen: { red: 2, rainbow: 1 },
  sayable: ["red", "blue"],
  claimed: "red",
  problem: null,
  last: false,
  busy: false,
  onsay: none,
  onlay: none,
  onclear: none,
};
const result = { winner: 1, scores: seats.map(() => ({ hand: 1, minus: 2, rainbow: true, points: -3 })) };
const doubt: Doubt = {
  by: 0,
  of: 1,
  say: "red",
  cards: { blue: 1 },
  truthful: false,
  punished: 1,
  minus: 1,
  draws: 0,
};
const events: Event[] = [
  { type: "doubt", doubt },
  { type: "deal", game: 1, games: 1, leader: 0, each: 1, out: 0, hand: { red: 1 } },
  { type: "lay", seat: 0, count: 1, say: "red", last: true, cards: { red: 1 } },
  { type: "draw", by: 0, from: 1, count: 1, cards: { red: 1 } },
];
const moves: Move[] = [
  { type: "deal", hands: [], out: { red: 1 } },
  { type: "lay", say: "red", cards: { blue: 2 } },
  { type: "lay", say: "red", cards: { red: 1 } },
  { type: "deal", hands: [], out: {} },
];
const view = (winner: number | null) =>
  ({ public: { ...start.view.public, results: [{ ...result, winner }] } }) as View;

const parts: Part[] = [
  ["an answer", Answer, answer],
  [
    "an answer to a last card",
    Answer,
    { ...answer, doubt: false, letStand: speak("page-nobody-doubts", { who: { seat: 1 } }) },
  ],
  ["a doubt before it is made", Answer, { ...answer, asked: true }],
  ["an announcement", Composer, composer],
  ["a bluff with the last cards", Composer, { ...composer, claimed: "blue", last: true }],
  ["cards without an announcement", Composer, { ...composer, claimed: null }],
  [
    "one's own cards",
    PileDetails,
    { hand: { count: 3, shown: { red: 1 } }, minus: 4, known: { blue: 1 }, who: { seat: 0 }, speak },
  ],
  ["another's cards", PileDetails, { hand: { count: 3, shown: {} }, minus: 0, known: {}, who: { seat: 1 }, speak }],
  ["what was hidden", Reveal, { seats, scores: [1, 2, 3, 4], moves, views: [view(1)], setup: start.setup }],
  [
    "a single game without a winner",
    Reveal,
    { seats, scores: [1, 2, 3, 4], moves, views: [view(null)], setup: { ...start.setup, games: 1 } },
  ],
  ...events.map((event): Part => [
    `details of ${event.type}`,
    Details,
    { news: { observation: { event, ended: { result } } }, seats },
  ]),
];

everyTextComesFromTheWords({ plugin, moments, given, parts });

describe("so does every text", () => {
  it.each(moments)("of the replay: $title", (moment) => {
    const views = moment.names.map(() => ({ ...moment.view, own: start.view.own }));
    const everything: Everything<View, Move> = { views, moves: [], ply: 0 };
    const replay = { viewer: "spectator", options: null, replay: true, everything };
    const said = heard(Board, { ...boardProps(plugin, moment), ...given(moment), ...replay });
    expect(plain(said, moment.names)).toEqual([]);
  });

  it("of what came of a doubt", () => {
    expect(plain([outcomeOf(doubt, speak)], start.names)).toEqual([]);
  });
});
