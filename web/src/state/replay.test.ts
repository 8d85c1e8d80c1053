import { describe, expect, test } from "vitest";
import type { GamePlugin } from "../plugin";
import type { Frame, Replay } from "../protocol";
import { Words } from "../words";
import { framesOf, linesOf, nextPly, viewerOf, viewsAt } from "./replay";

const words = new Words(["told = { $what }"]);

const frame = (what: string | null, view: unknown): Frame => ({
  message: what === null ? null : { name: "told", args: { what: { text: what } } },
  observation: what === null ? null : { what },
  view,
  turn: "chance",
});

/** Two seats, three moves; the second is told to seat 0 alone. */
const replay: Replay = {
  game: "toy",
  setup: {},
  names: ["Ada", "Bela"],
  scores: [1, -1],
  winners: [0],
  moves: ["deal", "show", "fold"],
  stood_in: [],
  by_bots: [],
  sides: [
    [
      frame(null, "a0"),
      frame("You hold a king.", "a1"),
      frame("Bela shows you a queen.", "a2"),
      frame("Bela folds.", "a3"),
    ],
    [frame(null, "b0"), frame("You hold a queen.", "b1"), frame(null, "b2"), frame("You fold.", "b3")],
    [frame(null, "s0"), frame("Cards are dealt.", "s1"), frame(null, "s2"), frame("Bela folds.", "s3")],
  ],
};
const plugin = { name: "toy", words } as GamePlugin;
const texts = (side: Parameters<typeof linesOf>[1], with_ = plugin) =>
  linesOf(replay, side, with_, []).map((line) => [line.ply, line.news.number, words.say(line.news.message)]);

describe("a side of a replay", () => {
  test("has its own frames, the spectator's being the last", () => {
    expect(framesOf(replay, 1)[1]?.view).toBe("b1");
    expect(framesOf(replay, "spectator")[1]?.view).toBe("s1");
    expect(framesOf(replay, "everything")[1]?.view).toBe("s1");
    expect(viewerOf(1)).toEqual({ seat: 1 });
    expect(viewerOf("everything")).toBe("spectator");
  });

  test("was told only its own news, numbered without gaps", () => {
    expect(texts(0)).toEqual([
      [1, 0, "You hold a king."],
      [2, 1, "Bela shows you a queen."],
      [3, 2, "Bela folds."],
    ]);
    expect(texts(1)).toEqual([
      [1, 0, "You hold a queen."],
      [3, 1, "You fold."],
    ]);
  });

  test("that shows everything hears each move from the plugin, else the spectator's words", () => {
    const telling: GamePlugin = {
      ...plugin,
      tell: (move, { views }) => (move === "show" ? `Shown: ${views.join(", ")}` : null),
    };
    expect(texts("everything", telling)).toEqual([
      [1, 0, "Cards are dealt."],
      [2, 1, "Shown: a2, b2"],
      [3, 2, "Bela folds."],
    ]);
  });

  test("knows every seat's view, not the spectator's", () => {
    expect(viewsAt(replay, 2)).toEqual(["a2", "b2"]);
  });
});

describe("steps", () => {
  const lines = linesOf(replay, 1, plugin, []);

  test("pass over what the side was not told", () => {
    expect(nextPly(lines, 1, 1, 3)).toBe(3);
    expect(nextPly(lines, 3, -1, 3)).toBe(1);
  });

  test("end at the ends", () => {
    expect(nextPly(lines, 3, 1, 3)).toBe(3);
    expect(nextPly(lines, 1, -1, 3)).toBe(0);
  });
});
