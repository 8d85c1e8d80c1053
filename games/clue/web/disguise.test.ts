import type { Review, SeatLook } from "$parlour/plugin";
import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import type { Crime } from "./cards";
import { lookOf } from "./looks";
import Details from "./Details.svelte";
import moments from "./fixtures";
import Accuse from "./panels/Accuse.svelte";
import Answer from "./panels/Answer.svelte";
import { emptyDraft } from "./panels/draft";
import Sheet from "./panels/Sheet.svelte";
import Shown from "./panels/Shown.svelte";
import Slips from "./panels/Slips.svelte";
import Suggest from "./panels/Suggest.svelte";
import Reveal from "./Reveal.svelte";
import { cellOf, emptyNotes, type Standing, write } from "./sheet";
import { fillingOf } from "$parlour/sheet/cells";

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

function seatsOf({ names, setup, viewer }: Moment): SeatLook[] {
  return names.map((name, seat) => ({
    ...lookOf(setup.tokens[seat]!),
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
const { own, public: table } = start.view;
const crime: Crime = { suspect: "mr_green", weapon: "revolver", room: "library" };
const suggestion = { by: 1, crime, passed: [2, 3], asked: 0, shown_by: null };
const none = async () => null;
const common = { seats, busy: false, beside: true, onaside: () => {} };
const standings: Standing[] = [
  { is: "mine" },
  { is: "held", by: 2 },
  { is: "file" },
  { is: "out" },
  { is: "maybe" },
  { is: "unknown" },
];
const form = {
  ...common,
  deck: table.deck,
  draft: emptyDraft(),
  standing: (card: (typeof table.deck)[number]) => standings[table.deck.indexOf(card) % standings.length]!,
};
const moves = [{ type: "deal", hands: seats.map(() => ["rope"]), case_file: crime, weapons: [] }];
const followed = (["case_file", { seat: 0 }, { seat: 1 }] as const).map((holder) => ({
  seat: 0,
  fact: { card: "hall" as const, holder },
  is: holder === "case_file",
  ply: 3,
}));
const wrong = write(
  write(write(emptyNotes(), "hall", 1, { mark: "yes" }), "hall", 0, { mark: "yes" }),
  "rope",
  0,
  {},
);

const PARTS: [string, unknown, Record<string, unknown>][] = [
  ["a suggestion", Suggest, { ...form, room: "hall", onsuggest: none }],
  ["an accusation", Accuse, { ...form, onaccuse: none }],
  [
    "an answer",
    Answer,
    { ...common, suggestion, own, options: { show: ["revolver"], pass: false }, onshow: none, onpass: none },
  ],
  ["a card shown", Shown, { card: "rope", by: 1, seats, motion: true, ondone: none }],
  [
    "the sheet",
    Sheet,
    {
      deck: table.deck,
      own,
      seats,
      handSizes: table.hand_sizes,
      notes: emptyNotes(),
      onnotes: none,
      readonly: false,
      filling: fillingOf("oracle", { facts: [] }, cellOf),
      why: none,
    },
  ],
  ["details of news", Details, { news: { observation: { type: "showed", ...crime, card: "revolver" } } }],
  [
    "what was hidden",
    Reveal,
    { seats, moves, views: [{ public: { ...table, winner: 1, accused: [crime, crime, null, null] } }] },
  ],
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
    expect(said.length).toBeGreaterThan(1);
    expect(plain(said, start.names)).toEqual([]);
  });

  it("and a text that does not is found", () => {
    expect(plain(["⟦Roll ⟧4", "⟦to ⟧⟦the ⟦Hall⟧⟧", "Ada", "✕"], ["Ada"])).toEqual([]);
    expect(plain(["Roll the die", "⟦Answer ⟧Ben now"], ["Ben"])).toEqual(["Roll the die", "⟦Answer ⟧Ben now"]);
  });
});
