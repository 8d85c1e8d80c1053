import "../../shell/whole";
import { expect, test } from "vitest";
import { isByBot } from "../../state/review";
import { stoodInSaid } from "./stoodIn";

test("a review says for whom bots have moved, and when", () => {
  const look = (seat: number, name: string, you = false) => ({
    ...{ seat, name, you, chair: name, chairIndex: seat, colour: "", ink: "", symbol: "", bot: false },
  });
  const stoodIn = [
    { seat: 1, from: 12, to: 12 },
    { seat: 0, from: 15, to: null },
    { seat: 1, from: 20, to: 24 },
  ];
  expect(stoodInSaid(stoodIn, [look(0, "Ada"), look(1, "Ben", true)])).toEqual([
    "From move 15 on a bot played for Ada. Nobody is judged by its moves.",
    "A bot made moves for you: 12, 20–24. You are not judged by them.",
  ]);
  expect([14, 15, 99].map((ply) => isByBot(stoodIn, 0, ply))).toEqual([false, true, true]);
  expect([12, 13, 24, 25].map((ply) => isByBot(stoodIn, 1, ply))).toEqual([true, false, true, false]);
});
