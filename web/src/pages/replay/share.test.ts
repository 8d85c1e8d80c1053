import "../../shell/whole";
import { expect, test } from "vitest";
import type { Grade, Moment } from "../../protocol";
import { gradesOf } from "../../state/review";
import { countsOf, laidOut, lineOf } from "./share";

const moment = (seat: number, grade: Grade | null): Moment => ({
  ply: 1,
  seat,
  what: { name: "suggestion" },
  text: [],
  thought: [],
  why: [],
  better: null,
  grade,
  chance: null,
  worth: null,
  skill: null,
  luck: null,
  cause: null,
});
const look = {
  seat: 0,
  name: "Ada",
  chair: "Miss Scarlet",
  chairIndex: 0,
  colour: "#a00",
  ink: "#fff",
  symbol: "S",
  you: true,
  bot: false,
};

test("what is shared are one’s own grades, and nothing that was hidden", () => {
  const grades = gradesOf([moment(0, "best"), moment(1, "blunder"), moment(0, null), moment(0, "mistake")], 0);
  expect(grades).toEqual(["best", "mistake"]);
  expect(countsOf(["good", "best", "good"])).toEqual([
    ["best", 1],
    ["good", 2],
  ]);
  const result = { title: "Clue", look, won: false, grades, link: "https://parlour.example/t/1/review" };
  expect(lineOf(result)).toBe("Clue: Ada lost. 2 decisions judged (Best: 1, Mistake: 1).");
  expect(lineOf({ ...result, won: true })).toBe("Clue: Ada won. 2 decisions judged (Best: 1, Mistake: 1).");
  expect(lineOf({ ...result, grades: [] })).toBe("Clue: Ada lost.");
});

test("all squares of a picture have room, and few are large", () => {
  for (const count of [1, 4, 9, 22, 40, 90]) {
    const { size, across } = laidOut(count);
    expect(across * Math.floor(236 / (size + 6))).toBeGreaterThanOrEqual(count);
    expect(across * (size + 6)).toBeLessThanOrEqual(1200 - 168);
  }
  expect(laidOut(4).size).toBeGreaterThan(150);
  expect(laidOut(22).size).toBeGreaterThan(70);
});
