import { expect, test } from "vitest";
import { fitting, levelSaid, played, proposable, propose, type Past } from "./level";

const levels = ["random", "novice", "expert"];
const past = (level: string, lost: number): Past => ({ table: "t", level, lost });

test("who has won meets stronger bots, as long as there are any", () => {
  expect(propose(levels, past("novice", 0))).toEqual({ level: "expert", reason: "up" });
  expect(propose(levels, past("expert", 0))).toEqual({ level: "expert", reason: "top" });
});

test("who has lost once tries again, and after the second time meets easier ones", () => {
  expect(propose(levels, past("novice", 1))).toEqual({ level: "novice", reason: "same" });
  expect(propose(levels, past("novice", 2))).toEqual({ level: "random", reason: "down" });
  expect(propose(levels, past("random", 5))).toEqual({ level: "random", reason: "same" });
});

test("losses count in a row, at one level, and each game once", () => {
  const first = played(undefined, "a", "novice", false);
  expect(first.lost).toBe(1);
  expect(played(first, "a", "novice", false), "the page was loaded again").toBe(first);
  expect(played(first, "b", "novice", false).lost).toBe(2);
  expect(played(first, "b", "expert", false).lost).toBe(1);
  expect(played(first, "b", "novice", true).lost).toBe(0);
});

test("a level that is not offered leads to the easiest one, once it is beaten", () => {
  expect(propose(levels, past("gone", 0))).toEqual({ level: levels[0], reason: "up" });
  expect(propose(levels, past("gone", 1))).toEqual({ level: "gone", reason: "same" });
});

test("nobody is offered bots that play at random, unless all do", () => {
  expect(proposable({ bots: levels, easiest: "novice" })).toEqual(["novice", "expert"]);
  expect(proposable({ bots: ["random"], easiest: "random" })).toEqual(["random"]);
});

test("of a level that plays at random that is said where all are to be chosen from", () => {
  const game = { bots: levels, easiest: "novice" };
  expect(levelSaid(game, "random", "Sleepwalker")).toBe("Sleepwalker (moves at random)");
  expect(levelSaid(game, "novice", "Novice")).toBe("Novice");
});

test("a new game begins against those whom the last one proposes, until others are chosen", () => {
  const game = { bots: levels, easiest: "novice" };
  expect(fitting(game, undefined, undefined)).toEqual({ level: "novice", reason: null });
  expect(fitting(game, "novice", undefined), "not over yet").toEqual({ level: "novice", reason: null });
  expect(fitting(game, "novice", past("novice", 0))).toEqual({ level: "expert", reason: "up" });
  expect(fitting(game, "expert", past("expert", 1))).toEqual({ level: "expert", reason: "same" });
  expect(fitting(game, "expert", past("expert", 2))).toEqual({ level: "novice", reason: "down" });
  expect(fitting(game, "novice", past("expert", 0)), "chosen since").toEqual({ level: "novice", reason: null });
  expect(fitting(game, "gone", past("gone", 0))).toEqual({ level: "novice", reason: null });
});
