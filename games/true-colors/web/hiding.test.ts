import type { Message, Replay, ToClient, Viewer } from "$parlour/protocol";
import { describe, expect, it } from "vitest";
import { acts, attack, hands, setup, table } from "./fixtures";
import { leaks } from "./hiding";
import { messageOf, type Card } from "./cards";
import type { Move, Observation, Options, Player, View } from "./types";

const deal: Move = { type: "deal", hands, weapons: [] };
const truth: Replay = {
  game: "true-colors",
  setup,
  names: ["Ada", "Benedict", "Chiara", "Dev"],
  scores: [],
  winners: [],
  moves: [deal],
  stood_in: [],
  by_bots: [],
  sides: [],
};

const news = (number: number, observation: Observation, args: Message["args"] = {}): ToClient => ({
  type: "news",
  number,
  observation,
  message: { name: observation.type, args },
});
const now = (at: number, view: View, options: Options | null = null): ToClient => ({
  type: "now",
  at,
  view,
  options,
  turn: { player: 0 },
  scores: null,
  winners: null,
});

const clean: Player = { place: "centre", pawn: null, carries: [], face_up: [], safe: [], one_of: [] };
/** A view of seat `seat` in which these players differ from what they are at the beginning. */
function look(seat: number | null, changed: Record<number, Partial<Player>> = {}): View {
  const players = hands.map((_, one) => ({ ...clean, ...changed[one] }));
  return { public: table({ type: "before", seat: 0 }, { players }), own: seat === null ? null : hands[seat]! };
}
const dealt = (seat: number | null) =>
  news(0, { type: "dealt", own: seat === null ? null : hands[seat]!, weapons: [] });
/** Seat 1 attacks seat 0 in the Hall, which hurts, with the Axe, which does not. */
const attacked = news(1, { type: "attacked", attack, kills: false });
const found = (frames: ToClient[], viewer: Viewer = { seat: 0 }) => leaks(frames, truth, viewer);
const shape: Card = "mr_pink";

describe("what a viewer may know", () => {
  it("is all well in an honest game, for a player and for a spectator", () => {
    const revealed = news(
      2,
      { type: "revealed", seat: 0, card: shape, too_long: false },
      { who: { seat: 0 }, card: { name: messageOf(shape) } },
    );
    const after = { 0: { face_up: [shape], pawn: shape, one_of: [["hall", "axe"] as Card[]] } };
    for (const seat of [0, 1, null]) {
      const frames = [
        dealt(seat),
        attacked,
        revealed,
        now(3, look(seat, after as Record<number, Partial<Player>>)),
      ];
      expect(found(frames, seat === null ? "spectator" : { seat })).toEqual([]);
    }
    const safe = news(2, { type: "unharmed", seat: 2, safe: ["axe"], too_long: false });
    const other = news(1, { type: "attacked", attack: { ...attack, target: 2 }, kills: false });
    expect(found([dealt(0), other, safe, now(3, look(0, { 2: { safe: ["axe"] } }), acts)])).toEqual([]);
  });

  it("holds no hand but the own one", () => {
    expect(found([news(0, { type: "dealt", own: hands[1]!, weapons: [] })])[0]).toMatch(/deals this viewer/);
    expect(found([dealt(null), now(1, look(1))], "spectator").join()).toMatch(/gives a spectator cards/);
    expect(found([dealt(0), now(1, look(1))])[0]).toMatch(/holds/);
  });

  it("has no card face up that was not turned up, in any field", () => {
    const planted: [Partial<Player>, RegExp][] = [
      [{ face_up: ["knife"] }, /shows knife face up/],
      [{ safe: ["rope"] }, /rope would do no harm/],
      [{ one_of: [["hall", "knife"]] }, /one of hall or knife/],
      [{ pawn: "prof_plum" }, /the shape of prof_plum/],
      [{ hand: ["knife"] } as Partial<Player>, /a field that nobody knows, hand/],
    ];
    for (const [player, leak] of planted) {
      expect(found([dealt(0), now(1, look(0, { 2: player }))]).join()).toMatch(leak);
    }
  });

  it("has no field that nobody knows", () => {
    const view = look(0);
    const more = { ...view, public: { ...view.public, hands } };
    expect(found([dealt(0), now(1, more)]).join()).toMatch(/public: has a field that nobody knows, hands/);
    const told = { type: "ended", seat: 1, too_long: false, why: "fear" } as Observation;
    expect(found([dealt(0), news(1, told)]).join()).toMatch(/nobody knows, why/);
  });

  it("turns up and clears only what the attack named", () => {
    const turned = (card: Card) => news(2, { type: "revealed", seat: 0, card, too_long: false });
    expect(found([dealt(1), attacked, turned("library")], { seat: 1 })[0]).toMatch(/did not name/);
    expect(found([dealt(1), turned("hall")], { seat: 1 })[0]).toMatch(/without an attack/);
    const cleared = (safe: Card[]) => news(2, { type: "unharmed", seat: 0, safe, too_long: false });
    expect(found([dealt(1), attacked, cleared(["poker"])], { seat: 1 })[0]).toMatch(/did not name/);
    expect(found([dealt(1), attacked, cleared(["hall", "axe"])], { seat: 1 })[0]).toMatch(/does no harm, but/);
  });

  it("names no card in words that the news does not hold", () => {
    const rolls = (args: Message["args"]) => news(1, { type: "rolls", seat: 2 }, args);
    const card = { name: messageOf("lead_pipe") };
    expect(found([dealt(0), rolls({ card })])[0]).toMatch(/names lead_pipe in words/);
    const message = { name: "the", args: { card } };
    expect(found([dealt(0), rolls({ all: { and: [{ message }] } })])[0]).toMatch(/names lead_pipe in words/);
    expect(found([dealt(0), rolls({ who: { text: "Rope" } })])).toEqual([]);
  });

  it("asks only the target, and only for the target's own cards", () => {
    const view: View = {
      ...look(0),
      public: table({ type: "answer", attack }, { players: hands.map(() => clean) }),
    };
    const asks = (reveal: Card[]): Options => ({ type: "answer", reveal, nothing: false });
    expect(found([dealt(0), attacked, now(2, view, asks(["hall", shape]))])).toEqual([]);
    expect(found([dealt(0), attacked, now(2, view, asks(["kitchen"]))])[0]).toMatch(/offers to turn up kitchen/);
    const others = { ...view, own: hands[1]! };
    expect(found([dealt(1), attacked, now(2, others, asks([]))], { seat: 1 })[0]).toMatch(/was not attacked/);
    expect(found([dealt(0), now(1, look(0), { type: "dice", faces: 6 })])[0]).toMatch(/no player has/);
  });
});
