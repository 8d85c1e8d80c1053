// First of all: what is imported after this has its words in disguise.
import { everyTextComesFromTheWords, seatsOf, type Part } from "$parlour/disguise";
import type { Review } from "$parlour/plugin";
import type { Crime } from "./cards";
import Details from "./Details.svelte";
import moments from "./fixtures";
import plugin from "./index";
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
import { say } from "./words";

const start = moments[0]!;
const seats = seatsOf(plugin, start);
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

const parts: Part[] = [
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
      printed: own!.sheet,
      label: say("page-sheet"),
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

everyTextComesFromTheWords({ plugin, moments, parts });
