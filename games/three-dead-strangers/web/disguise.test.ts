import type { Review, SeatLook } from "$parlour/plugin";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import moments, { card } from "./fixtures";
import { chairs } from "./chairs";
import { litFor } from "./layout";
import Accuse from "./panels/Accuse.svelte";
import Drama from "./panels/Drama.svelte";
import Players from "./panels/Players.svelte";
import Secret from "./panels/Secret.svelte";
import Slips from "./panels/Slips.svelte";
import Reveal from "./Reveal.svelte";
import Layout from "./table/Layout.svelte";
import type { Observation, Options } from "./types";

// Every text of a message file stands in brackets, so that what does not come from one can be seen.
vi.hoisted(() => {
  const store = {
    getItem: (key: string) => (key === "words" ? "pseudo" : null),
    setItem: () => {},
  };
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
    ...chairs[seat]!,
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
  const { body } = render(Part as Component<Record<string, unknown>>, {
    props,
  });
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

const start = moments[0]!;
const seats = seatsOf(start);
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

const PARTS: [string, unknown, Record<string, unknown>][] = [
  [
    "an accusation",
    Accuse,
    {
      open: true,
      choices: play.accuse,
      table,
      seats,
      own: "thomas",
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

describe("every text comes from the words", () => {
  it.each(moments)("of the board: $title", (moment) => {
    const said = heard(Board, {
      ...moment,
      seats: seatsOf(moment),
      news: [],
      fresh: moment.fresh ?? [],
      focus: null,
      act: none,
      busy: false,
      saveNotes: () => {},
      help: moment.help ?? "clerk",
      aid: moment.aid ?? null,
      why: none,
      settings: { sound: false, motion: false, keys: true },
      replay: false,
      everything: null,
    });
    expect(said.length).toBeGreaterThan(20);
    expect(plain(said, moment.names)).toEqual([]);
  });

  it.each(PARTS)("of %s", (_, Part, props) => {
    const said = heard(Part, props);
    expect(said.length).toBeGreaterThan(1);
    expect(plain(said, start.names)).toEqual([]);
  });

  it("and a text that does not is found", () => {
    expect(plain(["⟦Play it here⟧", "⟦to ⟧⟦the ⟦Hall⟧⟧", "Ada", "✕"], ["Ada"])).toEqual([]);
    expect(plain(["Play it here", "⟦Accuse ⟧Ben now"], ["Ben"])).toEqual(["Play it here", "⟦Accuse ⟧Ben now"]);
  });
});
