import { describe, expect, it } from "vitest";
import type { Arg, Message, Replay, ToClient, Viewer } from "$parlour/protocol";
import { card, names, setup } from "./fixtures";
import { leaks } from "./hiding";
import type { Card, Character, Move, Observation, Public, View } from "./types";
import { cardIn, characterIn } from "./words";

const characters: Character[] = ["vernon", "shelby"];
const hands: Card[][] = [
  [card("sm", "te"), "accusation"],
  [card("do", "x"), card("ve", "tm")],
];
const drawnCard = card("de", "so");

const moves: Move[] = [
  { type: "deal", characters, hands },
  { type: "draw", card: drawnCard },
  { type: "lay", victim: 0, card: drawnCard, half: drawnCard[0] as never, on: { row: 0, col: 0 }, toward: "away" },
];

const open = (ply: number): Public =>
  ({ game: 1, plays: ply, players: [{ revealed: null }, { revealed: null }] }) as unknown as Public;

const handAt = (ply: number, seat: number): Card[] =>
  ply === 2 && seat === 0 ? [...hands[0]!, drawnCard] : (hands[seat] ?? []);

const says = (name: string, args: Record<string, Arg> = {}): Message => ({
  name,
  args,
});

/** What a seat, or the spectator, is honestly told. */
function told(ply: number, seat: number | null): { observation: Observation; message: Message } {
  if (ply === 1) {
    const own = seat === null ? null : { character: characters[seat]!, hand: hands[seat]! };
    const message =
      own === null
        ? says("dealt-unseen", { cards: { number: 2 } })
        : says("dealt", {
            character: characterIn(own.character),
            hand: {
              message: says("hand-of-two", {
                one: cardIn(own.hand[0]!),
                two: cardIn(own.hand[1]!),
              }),
            },
          });
    return { observation: { type: "dealt", game: 1, each: 2, own }, message };
  }
  if (ply === 2) {
    return {
      observation: {
        type: "drew",
        seat: 0,
        card: seat === 0 ? drawnCard : null,
      },
      message: seat === 0 ? says("draws-card", { card: cardIn(drawnCard) }) : says("draws"),
    };
  }
  const lay = moves[2] as Extract<Move, { type: "lay" }>;
  return {
    observation: { ...lay, type: "laid", seat: 0, ended: null },
    message: says("plays"),
  };
}

function viewAt(ply: number, seat: number | null): View {
  const own = seat === null || ply === 0 ? null : { character: characters[seat]!, hand: handAt(ply, seat) };
  return { public: open(ply), own };
}

const side = (seat: number | null) =>
  [0, 1, 2, 3].map((ply) => ({
    ...(ply ? told(ply, seat) : { observation: null, message: null }),
    view: viewAt(ply, seat),
    turn: "chance",
  }));

const truth = {
  game: "three-dead-strangers",
  setup,
  names: names.slice(0, 2),
  scores: [0, 0],
  moves,
  sides: [side(0), side(1), side(null)],
} as unknown as Replay;

function frames(seat: number | null): ToClient[] {
  return [1, 2, 3].flatMap((ply) => [
    { type: "news", number: ply - 1, ...told(ply, seat) },
    { type: "now", at: ply, view: viewAt(ply, seat), turn: "chance", options: null, scores: null },
  ]) as unknown as ToClient[];
}

const viewer = (seat: number | null): Viewer => (seat === null ? "spectator" : { seat });

/** The leaks after one frame was changed. */
function planted(seat: number | null, at: number, change: (frame: never) => void): string[] {
  const changed = structuredClone(frames(seat));
  change(changed[at] as never);
  return leaks(changed, truth, viewer(seat));
}

describe("the checker of what a viewer was told", () => {
  it.each([0, 1, null])("finds nothing where all is well, for seat %s", (seat) => {
    expect(leaks(frames(seat), truth, viewer(seat))).toEqual([]);
  });

  it("finds another's character in the deal and in a view", () => {
    const deal = planted(1, 0, (frame: { observation: { own: { character: string } } }) => {
      frame.observation.own.character = "vernon";
    });
    expect(deal).toHaveLength(1);
    const shown = planted(1, 1, (frame: { view: View }) => (frame.view.own!.character = "vernon"));
    expect(shown[0]).toContain("another's character");
  });

  it("finds another's cards", () => {
    const hand = planted(1, 3, (frame: { view: View }) => (frame.view.own!.hand = handAt(2, 0)));
    expect(hand[0]).toContain("another's hand");
    const draw = planted(1, 2, (frame: { observation: { card: Card } }) => (frame.observation.card = drawnCard));
    expect(draw[0]).toContain("a card drawn");
  });

  it("finds a card or a character in the words", () => {
    const says = (seat: number | null, at: number, args: Record<string, Arg>) =>
      planted(seat, at, (frame: { message: Message }) => Object.assign(frame.message.args!, args));
    expect(says(1, 2, { card: cardIn(drawnCard) })[0]).toContain("names a card drawn");
    expect(says(1, 2, { card: { text: "the Duchess’s means" } })[0]).toContain("names a card drawn");
    expect(says(null, 0, { who: characterIn("vernon") })).toHaveLength(1);
    expect(says(1, 0, { other: characterIn("vernon") })[0]).toContain("names vernon");
    expect(says(1, 0, { other: cardIn(drawnCard) })[0]).toContain("names duchess-means");
  });

  it("finds a spectator with a hand, and a view with more than is open", () => {
    const hand = planted(null, 1, (frame: { view: View }) => (frame.view.own = viewAt(1, 0).own));
    expect(hand.join()).toContain("a spectator a hand");
    const more = planted(null, 3, (frame: { view: View }) => Object.assign(frame.view.public, { top: drawnCard }));
    expect(more[0]).toContain("more than everybody may know");
  });

  it("finds somebody revealed who was not, and options of another's turn", () => {
    const other = planted(1, 1, (frame: { view: View }) => {
      frame.view.public.players[0]!.revealed = "duchess";
    });
    expect(other.join()).toContain("reveals seat 0");
    const offered = planted(1, 3, (frame: { options: unknown }) => {
      frame.options = { type: "play", cards: [drawnCard], spots: [], accuse: [], pass: false };
    });
    expect(offered.join()).toContain("a card not in hand");
    expect(offered.join()).toContain("somebody else's turn");
  });
});
