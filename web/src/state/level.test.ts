import { expect, test } from "vitest";
import { choosable, company, fitting, levelSaid, played, propose, rungSaid, type Past } from "./level";

const game = {
  bots: ["random", "novice", "old", "expert", "other"],
  levels: [["novice"], ["expert", "other"]],
  easiest: "novice",
};
const past = (level: string, lost: number): Past => ({ table: "t", level, lost });

test("who has won meets stronger bots, as long as there are any", () => {
  expect(propose(game, past("novice", 0))).toEqual({ level: "expert", reason: "up" });
  expect(propose(game, past("expert", 0))).toEqual({ level: "expert", reason: "top" });
});

test("who has lost once tries again, and after the second time meets easier ones", () => {
  expect(propose(game, past("novice", 1))).toEqual({ level: "novice", reason: "same" });
  expect(propose(game, past("novice", 2))).toEqual({ level: "novice", reason: "same" });
  expect(propose(game, past("expert", 2))).toEqual({ level: "novice", reason: "down" });
});

test("losses count in a row, at one level, and each game once", () => {
  const first = played(undefined, "a", "novice", "lost");
  expect(first.lost).toBe(1);
  expect(played(first, "a", "novice", "lost"), "the page was loaded again").toBe(first);
  expect(played(first, "b", "novice", "lost").lost).toBe(2);
  expect(played(first, "b", "expert", "lost").lost).toBe(1);
  expect(played(first, "b", "novice", "won").lost).toBe(0);
});

test("a win that others share leads to the same opponents again", () => {
  const same = { level: "expert", reason: "same" };
  for (const lost of [0, 1, 2]) {
    const after = played(past("expert", lost), "b", "expert", "shared");
    expect(propose(game, after)).toEqual(same);
    expect(propose(game, played(after, "c", "expert", "lost")), "it was no loss").toEqual(same);
  }
});

test("a bot that is not offered leads to the levels beside it", () => {
  expect(propose(game, past("old", 0))).toEqual({ level: "expert", reason: "up" });
  expect(propose(game, past("old", 2))).toEqual({ level: "novice", reason: "down" });
  expect(propose(game, past("random", 0))).toEqual({ level: "novice", reason: "up" });
  expect(propose(game, past("random", 5))).toEqual({ level: "random", reason: "same" });
});

test("one that is gone leads to the easiest, once it is beaten", () => {
  expect(propose(game, past("gone", 0))).toEqual({ level: "novice", reason: "up" });
  expect(propose(game, past("gone", 1))).toEqual({ level: "gone", reason: "same" });
});

test("those that people are asked to play against are offered first", () => {
  expect(choosable(game)).toEqual(["novice", "expert", "other", "random", "old"]);
});

test("of a bot that is only there to compare with that is said where all are to be chosen from", () => {
  expect(levelSaid(game, "random", "Sleepwalker")).toBe("Sleepwalker (to compare with)");
  expect(levelSaid(game, "novice", "Novice")).toBe("Novice");
});

test("a new game begins against those whom the last one proposes, until others are chosen", () => {
  expect(fitting(game, undefined, undefined)).toEqual({ level: "novice", reason: null });
  expect(fitting(game, "novice", undefined), "not over yet").toEqual({ level: "novice", reason: null });
  expect(fitting(game, "novice", past("novice", 0))).toEqual({ level: "expert", reason: "up" });
  expect(fitting(game, "expert", past("expert", 1))).toEqual({ level: "expert", reason: "same" });
  expect(fitting(game, "expert", past("expert", 2))).toEqual({ level: "novice", reason: "down" });
  expect(fitting(game, "novice", past("expert", 0)), "chosen since").toEqual({ level: "novice", reason: null });
  expect(fitting(game, "gone", past("gone", 0))).toEqual({ level: "novice", reason: null });
});

test("bots that are as strong as each other are one level", () => {
  expect(fitting(game, "other", past("expert", 0))).toEqual({ level: "expert", reason: "top" });
  expect(fitting(game, "other", past("expert", 2))).toEqual({ level: "novice", reason: "down" });
  expect(fitting(game, "other", undefined)).toEqual({ level: "expert", reason: null });
  expect(levelSaid(game, "other", "Other")).toBe("Other");
  expect(rungSaid(game, "expert", (bot) => bot.toUpperCase())).toBe("EXPERT and OTHER");
  expect(rungSaid(game, "old", (bot) => bot.toUpperCase())).toBe("OLD");
});

test("bots of a level take turns", () => {
  expect(company(game, "expert", 3)).toEqual(["expert", "other", "expert"]);
  expect(company(game, "other", 1)).toEqual(["expert"]);
  expect(company(game, "old", 2)).toEqual(["old", "old"]);
});
