import { fillingOf } from "$parlour/sheet/cells";
import type { Review, SeatLook } from "$parlour/plugin";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import Drama from "./board/Drama.svelte";
import { boardOf } from "./boards";
import Details from "./Details.svelte";
import type { Scene } from "./drama";
import moments, { acts, attack, hands, setup, table, view, walkFrom } from "./fixtures";
import { chairLook } from "./looks";
import Acting from "./panels/Acting.svelte";
import Mine from "./panels/Mine.svelte";
import People from "./panels/People.svelte";
import Sheet from "./panels/Sheet.svelte";
import Slips from "./panels/Slips.svelte";
import Walking from "./panels/Walking.svelte";
import Reveal from "./Reveal.svelte";
import { cellOf, emptyNotes, write } from "./sheet";
import { targetsOf } from "./targets";
import type { Dealt } from "./types";

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
    ...chairLook(seat),
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
const none = async () => null;
const board = boardOf("mansion");
const now = view({ type: "before", seat: 0 });
const scene = { number: 1, seat: 1, lasts: 1000 };
const scenes: Scene[] = [
  { ...scene, type: "shift", from: "miss_scarlet", to: "mr_green" },
  { ...scene, type: "kill", shape: "mr_green", weapon: "axe" },
  { ...scene, type: "unharmed", shape: "mr_green", weapon: "axe" },
  { ...scene, type: "weakness", card: "hall" },
];
const walk = walkFrom({ room: "hall" }, 7);
const targets = targetsOf(board, walk);
const walking = {
  ...{ board, view: now.public, walk, targets, bring: 1, seats, busy: false },
  ...{ onpoint: none, onchoose: none, onconfirm: none, onstay: none },
};
const acting = {
  view: now,
  setup,
  aid: { facts: [{ fact: { seat: 1, one_of: ["hall", "rope"] }, possible: 0.5, likely: 0.6 }] },
  options: acts,
  room: "hall",
  seats,
  busy: false,
  act: none,
};
const followed = (["hall", "mr_green"] as const).flatMap((card) =>
  [true, false].map((is, at) => {
    const fact: Dealt = { seat: at + 1, one_of: [card] };
    return { seat: 0, fact, is, ply: 3 };
  }),
);
const wrong = write(
  write(write(emptyNotes(), "hall", 1, { mark: "no" }), "hall", 2, { mark: "yes" }),
  "mr_green",
  2,
  { mark: "yes" },
);
const deal = { type: "deal", hands, weapons: [] };
const kill = { type: "attack", target: 1, weapon: "axe" };

const PARTS: [string, unknown, Record<string, unknown>][] = [
  ...scenes.map((scene): [string, unknown, Record<string, unknown>] => [
    `what is shown over the board: ${scene.type}`,
    Drama,
    { scene, seats, ondone: none },
  ]),
  ["a walk that is picked", Walking, { ...walking, picked: targets.find((one) => one.walk), way: "walk" }],
  ["a square that is picked", Walking, { ...walking, picked: targets.at(-1), way: "walk" }],
  ["a teleport that is picked", Walking, { ...walking, picked: targets.find((one) => one.leap), way: "leap" }],
  ["an attack", Acting, { ...acting, deed: "attack" }],
  ["a theft", Acting, { ...acting, deed: "steal" }],
  ["a weapon to pick up", Acting, { ...acting, deed: "pick_up" }],
  ["the viewer's cards", Mine, { own: hands[0], up: ["hall"] }],
  ["the players, with all cards", People, { board, view: now.public, seats, mover: 0, hands }],
  [
    "the sheet",
    Sheet,
    {
      ...{ view: now, viewer: 0, seats, notes: emptyNotes(), onnotes: none, readonly: false, why: none },
      ...{ filling: fillingOf("oracle", { facts: [] }, cellOf), beside: true },
    },
  ],
  ["details of news", Details, { news: { observation: { type: "attacked", attack, kills: false } } }],
  [
    "a killing",
    Reveal,
    { seats, moves: [deal, kill], views: [{ public: table({ type: "over" }, { winner: 0 }) }] },
  ],
  ["an end without one", Reveal, { seats, moves: [deal], views: [{ public: table({ type: "over" }) }] }],
  [
    "slips",
    Slips,
    { review: { followed } as unknown as Review<unknown>, notes: wrong, seat: 0, seats, jump: none, why: none },
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
      help: "oracle",
      aid: null,
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
    expect(said.length).toBeGreaterThan(0);
    expect(plain(said, start.names)).toEqual([]);
  });

  it("and a text that does not is found", () => {
    expect(plain(["⟦Roll ⟧4", "⟦to ⟧⟦the ⟦Hall⟧⟧", "Ada", "✕"], ["Ada"])).toEqual([]);
    expect(plain(["Roll the die", "⟦Answer ⟧Ben now"], ["Ben"])).toEqual(["Roll the die", "⟦Answer ⟧Ben now"]);
  });
});
