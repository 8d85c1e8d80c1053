import { describe, expect, it } from "vitest";
import type { Replay, ToClient, Viewer } from "$parlour/protocol";
import { card, names, setup } from "./fixtures";
import { leaks } from "./hiding";
import type { Card, Character, Move, Observation, Public, View } from "./types";

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

/** What a seat, or the spectator, is honestly told. */
function told(ply: number, seat: number | null): { observation: Observation; text: string } {
  if (ply === 1) {
    const own = seat === null ? null : { character: characters[seat]!, hand: hands[seat]! };
    const text =
      seat === null
        ? "everybody gets a secret character."
        : `You are ${seat ? "Shelby Sinclair" : "Vernon St. Oakes"}.`;
    return { observation: { type: "dealt", game: 1, each: 2, own }, text };
  }
  if (ply === 2) {
    return {
      observation: { type: "drew", seat: 0, card: seat === 0 ? drawnCard : null },
      text: "Ada draws a card.",
    };
  }
  const lay = moves[2] as Extract<Move, { type: "lay" }>;
  return { observation: { ...lay, type: "laid", seat: 0, ended: null }, text: "Ada lays." };
}

function viewAt(ply: number, seat: number | null): View {
  const own = seat === null || ply === 0 ? null : { character: characters[seat]!, hand: handAt(ply, seat) };
  return { public: open(ply), own };
}

const side = (seat: number | null) =>
  [0, 1, 2, 3].map((ply) => ({
    ...(ply ? told(ply, seat) : { observation: null, text: null }),
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
    const draw = planted(1, 2, (frame: { text: string }) => (frame.text = "Ada draws the Duchess's means."));
    expect(draw[0]).toContain("names a card drawn");
    const deal = planted(null, 0, (frame: { text: string }) => (frame.text = "Ada is Vernon St. Oakes."));
    expect(deal).toHaveLength(1);
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
