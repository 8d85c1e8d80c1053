// First of all: what is imported after this has its words in disguise.
import { everyTextComesFromTheWords, seatsOf, type Part } from "$parlour/disguise";
import type { Review } from "$parlour/plugin";
import { fillingOf } from "$parlour/sheet/cells";
import Drama from "./board/Drama.svelte";
import { boardOf } from "./boards";
import Details from "./Details.svelte";
import type { Scene } from "./drama";
import moments, { acts, attack, hands, setup, table, view, walkFrom } from "./fixtures";
import plugin from "./index";
import Acting from "./panels/Acting.svelte";
import Mine from "./panels/Mine.svelte";
import People from "./panels/People.svelte";
import Sheet from "./panels/Sheet.svelte";
import Slips from "./panels/Slips.svelte";
import Walking from "./panels/Walking.svelte";
import Reveal from "./Reveal.svelte";
import { cellOf, emptyNotes, write } from "./sheet";
import { targetsOf } from "./targets";
import type { Fact } from "./types";

const seats = seatsOf(plugin, moments[0]!);
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
  ...{ board, view: now.public, walk, targets, lit: targets, squares: true, bring: 1, seats, busy: false },
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
    const fact: Fact = { seat: at + 1, one_of: [card] };
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

const parts: Part[] = [
  ...scenes.map((scene): Part => [
    `what is shown over the board: ${scene.type}`,
    Drama,
    { scene, seats, ondone: none },
    1,
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

everyTextComesFromTheWords({ plugin, moments, parts });
