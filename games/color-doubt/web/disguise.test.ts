import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { Everything, SeatLook } from "$parlour/plugin";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import { chair } from "./chairs";
import Composer from "./Composer.svelte";
import Details from "./Details.svelte";
import moments from "./fixtures";
import plugin from "./index";
import PileDetails from "./PileDetails.svelte";
import Reveal from "./Reveal.svelte";
import type { Doubt, Event, Move, View } from "./types";
import { claimOf, outcomeOf, speakerOf, stakes } from "./words";

// Every text of a message file stands in brackets, so that what does not come from one can be seen.
vi.hoisted(() => {
  const store = { getItem: (key: string) => (key === "words" ? "pseudo" : null), setItem: () => {} };
  const media = () => ({ matches: false, addEventListener: () => {} });
  Object.assign(globalThis, {
    sessionStorage: store,
    localStorage: store,
    location: { search: "" },
    matchMedia: media,
  });
});

type Moment = (typeof moments)[number];

function seatsOf({ names, viewer }: Moment): SeatLook[] {
  return names.map((name, seat) => ({
    ...chair(seat),
    seat,
    name,
    chair: name,
    chairIndex: seat,
    you: viewer !== "spectator" && viewer.seat === seat,
    bot: false,
  }));
}

/** What a person reads or hears of a component: its text, and what names things without being seen. */
function heard(Part: unknown, props: Record<string, unknown>): string[] {
  const { body } = render(Part as Component<Record<string, unknown>>, { props });
  const shown = body.replace(/<(\w+)[^>]* data-verbatim[^>]*>[^<]*<\/\1>/g, "");
  const names = [...body.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map((found) => found[1]!);
  return [...names, ...shown.split(/<[^>]*>/)].map((said) => said.trim()).filter((said) => said !== "");
}

/** What of it does not come from a message file; players' names need not. */
function plain(said: string[], names: string[]): string[] {
  return said.filter((one) => {
    let left = one;
    for (let before = ""; before !== left;) [before, left] = [left, left.replace(/⟦[^⟦⟧]*⟧/g, "")];
    for (const name of names) left = left.replaceAll(name, "");
    return /\p{L}/u.test(left);
  });
}

const [start] = moments as [Moment];
const seats = seatsOf(start);
const speak = speakerOf(seats);
const standing = start.view.public.standing!;
const none = () => {};

function board(moment: Moment, more: Record<string, unknown> = {}): string[] {
  return heard(Board, {
    notes: { counter: true, text: "" },
    ...moment,
    seats: seatsOf(moment),
    news: [],
    fresh: moment.fresh ?? [],
    focus: null,
    act: async () => null,
    busy: false,
    saveNotes: none,
    help: "oracle",
    aid: moment.aid ?? null,
    why: async () => null,
    settings: { sound: false, motion: true, keys: true },
    replay: false,
    everything: null,
    ...more,
  });
}

const answer = {
  doubt: true,
  pass: true,
  stakes: stakes(standing, 9, false, true, speak),
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

const PARTS: [string, unknown, Record<string, unknown>][] = [
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
  ...events.map((event): [string, unknown, Record<string, unknown>] => [
    `details of ${event.type}`,
    Details,
    { news: { observation: { event, ended: { result } } }, seats },
  ]),
];

describe("every text comes from the words", () => {
  it.each(moments)("of the board: $title", (moment) => {
    const said = board(moment);
    expect(said.length).toBeGreaterThan(20);
    expect(plain(said, moment.names)).toEqual([]);
  });

  it.each(moments)("of the replay: $title", (moment) => {
    const views = moment.names.map(() => ({ ...moment.view, own: start.view.own }));
    const everything: Everything<View, Move> = { views, moves: [], ply: 0 };
    const said = board(moment, { viewer: "spectator", options: null, replay: true, everything });
    expect(plain(said, moment.names)).toEqual([]);
  });

  it.each(PARTS)("of %s", (_, Part, props) => {
    const said = heard(Part, props);
    expect(said.length).toBeGreaterThan(1);
    expect(plain(said, start.names)).toEqual([]);
  });

  it.each(moments)("of the status line: $title", (moment) => {
    const status = plugin.prompt!({ ...moment, seats: seatsOf(moment) });
    expect(plain([status ?? ""], moment.names)).toEqual([]);
  });

  it("of shortcuts and of what came of a doubt", () => {
    expect(
      plain(
        plugin.shortcuts!.map(([, does]) => does),
        [],
      ),
    ).toEqual([]);
    expect(plain([outcomeOf(doubt, speak)], start.names)).toEqual([]);
  });

  it("and a text that does not is found", () => {
    expect(plain(["⟦Doubt ⟧4", "⟦to ⟧⟦the ⟦Hall⟧⟧", "Ann", "✕"], ["Ann"])).toEqual([]);
    expect(plain(["Pass", "⟦Doubt ⟧Ben now"], ["Ben"])).toEqual(["Pass", "⟦Doubt ⟧Ben now"]);
  });
});
