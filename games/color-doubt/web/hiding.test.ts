import { describe, expect, test } from "vitest";
import type { Arg, Frame, Message, Replay, ToClient, Viewer } from "$parlour/protocol";
import { leaks } from "./hiding";
import type { Cards, Event, Move, Observation, Suit, View } from "./types";
import { listed, suitIn } from "./words";

/*
 * Three players with three cards each. Ann plays a red and a blue as two reds; Ben plays two pinks truly; Cleo doubts
 * him and takes all four; Ben leads, plays a green as a red, and Ann catches him.
 */
const hands: Cards[] = [
  { red: 1, blue: 1, pink: 1 },
  { pink: 2, green: 1 },
  { green: 2, rainbow: 1 },
];
const out: Cards = { yellow: 1 };
const deck: Cards = { red: 1, blue: 1, pink: 3, green: 3, yellow: 1, rainbow: 1 };

const doubts = [
  { by: 2, of: 1, say: "pink", cards: { pink: 2 }, truthful: true, punished: 2, minus: 4, draws: 0 },
  { by: 0, of: 1, say: "red", cards: { green: 1 }, truthful: false, punished: 1, minus: 0, draws: 0 },
] as const;

const moves: Move[] = [
  { type: "deal", hands, out },
  { type: "lay", cards: { red: 1, blue: 1 }, say: "red" },
  { type: "lay", cards: { pink: 2 }, say: "pink" },
  { type: "doubt" },
  { type: "lay", cards: { green: 1 }, say: "red" },
  { type: "pass" },
  { type: "doubt" },
];

/** What each viewer is rightly told. */
function events(me: number | null): Event[] {
  const mine = (seat: number, cards: Cards) => (seat === me ? cards : null);
  return [
    { type: "deal", game: 1, games: 1, leader: 0, each: 3, out: 1, hand: me === null ? null : hands[me]! },
    { type: "lay", seat: 0, count: 2, say: "red", last: false, cards: mine(0, { red: 1, blue: 1 }) },
    { type: "lay", seat: 1, count: 2, say: "pink", last: false, cards: mine(1, { pink: 2 }) },
    { type: "doubt", doubt: doubts[0] },
    { type: "lay", seat: 1, count: 1, say: "red", last: true, cards: mine(1, { green: 1 }) },
    { type: "pass", seat: 2, last: true, leads: null },
    { type: "doubt", doubt: doubts[1] },
  ];
}

const spectator: Frame[] = [
  { message: null, observation: null, view: null, turn: "chance" },
  ...events(null).map((event) => ({
    message: null,
    observation: { event, ended: null },
    view: null,
    turn: "chance" as const,
  })),
];
const truth = {
  game: "color-doubt",
  setup: null,
  names: ["Ann", "Ben", "Cleo"],
  scores: [],
  moves,
  sides: [[], [], [], spectator],
} as unknown as Replay;

function news(
  number: number,
  viewer: Viewer,
  change: (event: Event) => object = (event) => event,
  message: Message = { name: "passes" },
): ToClient {
  const event = events(viewer === "spectator" ? null : viewer.seat)[number]!;
  return { type: "news", number, message, observation: { event: change(event), ended: null } as Observation };
}

/** A message that names what was said, and cards. */
function playedAs(said: Suit, cards: Arg): Message {
  return { name: "plays-seen", args: { who: { seat: 0 }, says: suitIn(said), cards } };
}

/** What Ann, or a spectator, rightly sees after the first doubt. */
function viewAfterDoubt(me: 0 | null): View {
  const pile = (count: number, shown: Cards = {}) => ({ count, shown });
  return {
    public: {
      game: 1,
      games: 1,
      deck,
      out: 1,
      phase: { type: "lead", seat: 1 },
      hands: [pile(1), pile(1), pile(3)],
      minus: [pile(0), pile(0), pile(4, { pink: 2 })],
      lays: [],
      standing: null,
      passed: [],
      doubt: doubts[0],
      decisions: 3,
      results: [],
      totals: [0, 0, 0],
      winners: [],
    },
    own:
      me === null
        ? null
        : { hand: { pink: 1 }, lays: [], minus: [{}, {}, { red: 1, blue: 1, pink: 2 }], drawn: null },
  };
}

function now(at: number, view: View, options: unknown = null, turn: Frame["turn"] = { player: 1 }): ToClient {
  return { type: "now", at, view, turn, options, scores: null } as ToClient;
}

const ann: Viewer = { seat: 0 };

describe("what the rules allow is not a leak", () => {
  test.each<[string, Viewer]>([
    ["Ann", ann],
    ["Ben", { seat: 1 }],
    ["Cleo", { seat: 2 }],
    ["a spectator", "spectator"],
  ])("to %s", (_, viewer) => {
    const all = moves.map((_, number) => news(number, viewer));
    expect(leaks(all, truth, viewer)).toEqual([]);
  });

  test("in a view", () => {
    expect(leaks([now(4, viewAfterDoubt(0))], truth, ann)).toEqual([]);
    expect(leaks([now(4, viewAfterDoubt(null))], truth, "spectator")).toEqual([]);
  });

  test("in messages", () => {
    const played = news(1, ann, undefined, playedAs("red", listed({ red: 1, blue: 1 })));
    const doubted = news(3, ann, undefined, { name: "doubts-the-truth", args: { cards: listed({ pink: 2 }) } });
    expect(leaks([played, doubted], truth, ann)).toEqual([]);
  });
});

describe("a planted leak is found", () => {
  const one = (frame: ToClient, viewer: Viewer = ann) => expect(leaks([frame], truth, viewer)).toHaveLength(1);

  test("another's cards when they are played", () => {
    one(news(2, ann, (event) => ({ ...event, cards: { pink: 2 } })));
    one(
      news(1, "spectator", (event) => ({ ...event, cards: { red: 1, blue: 1 } })),
      "spectator",
    );
  });

  test("another's hand in a deal, or the cards that are out", () => {
    one(news(0, ann, (event) => ({ ...event, hand: hands[1] })));
    one(news(0, ann, (event) => ({ ...event, removed: out })));
  });

  test("a hand that a spectator is dealt", () => {
    one(
      news(0, "spectator", (event) => ({ ...event, hand: hands[0] })),
      "spectator",
    );
  });

  test("the colour of a pass", () => {
    one(news(5, ann, (event) => ({ ...event, holds: ["green"] })));
  });

  test("a suit in a message", () => {
    one(news(2, ann, undefined, playedAs("pink", listed({ pink: 2, green: 1 }))));
    one(news(4, ann, undefined, playedAs("red", suitIn("green"))));
    one(news(4, ann, undefined, playedAs("red", { text: "Ben keeps two greens" })));
    one(news(4, ann, undefined, playedAs("red", listed({ rainbow: 1 }))));
  });

  test("another's hand in a view", () => {
    const view = viewAfterDoubt(0);
    one(now(4, { ...view, own: { ...view.own!, hand: hands[1]! } }));
    one(now(4, { ...view, world: [hands[1]] } as View));
  });

  test("more of a minus pile than was seen", () => {
    const view = viewAfterDoubt(0);
    const minus = view.public.minus.map((pile) => ({ ...pile }));
    minus[2]!.shown = { pink: 2, red: 1 };
    one(now(4, { ...view, public: { ...view.public, minus } }));
  });

  test("what lies under one's own cards in a minus pile", () => {
    const view = viewAfterDoubt(null);
    one(now(4, { ...view, own: { hand: {}, lays: [], minus: [{}, {}, { red: 1 }], drawn: null } }), { seat: 1 });
  });

  test("a card of another's hand that nobody saw", () => {
    const view = viewAfterDoubt(0);
    const shown = view.public.hands.map((pile, seat) => (seat === 1 ? { ...pile, shown: { green: 1 } } : pile));
    one(now(4, { ...view, public: { ...view.public, hands: shown } }));
  });

  test("options on another's turn, or of another's hand", () => {
    const options = (hand: Cards) => ({
      type: "play",
      lay: { hand, at_least: 1, say: [] },
      doubt: false,
      pass: false,
    });
    one(now(4, viewAfterDoubt(0), options({ pink: 1 })));
    one(now(4, viewAfterDoubt(0), options({ green: 1 }), { player: 0 }));
    expect(leaks([now(4, viewAfterDoubt(0), options({ pink: 1 }), { player: 0 })], truth, ann)).toEqual([]);
  });
});
