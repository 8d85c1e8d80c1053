import { expect, test } from "vitest";
import { dayBefore, dayInWords, note, streak, tried } from "./cases";
import { passingStore } from "./storage";

const solved = { solved: true, done: true };
const missed = { solved: false, done: true };

test("tries are counted until there is nothing more to find", () => {
  const store = passingStore();
  note(store, "2026-11-23", { solved: false, done: false });
  note(store, "2026-11-23", solved);
  note(store, "2026-11-23", missed);
  expect(tried(store)).toEqual({ "2026-11-23": { tries: 2, solved: true, done: true } });
});

test("a streak counts days one after the other, and waits for today", () => {
  const all = Object.fromEntries(
    ["2026-02-27", "2026-02-28", "2026-03-01"].map((day) => [day, { tries: 1, ...solved }]),
  );
  expect(streak(all, "2026-03-01")).toBe(3);
  expect(streak(all, "2026-03-02")).toBe(3);
  expect(streak(all, "2026-03-03")).toBe(0);
  expect(streak({ ...all, "2026-03-02": { tries: 1, ...missed } }, "2026-03-02")).toBe(0);
  expect(streak({}, "2026-03-02")).toBe(0);
  const late = { ...all, "2026-02-28": { tries: 1, ...solved, late: true } };
  expect(streak(late, "2026-03-01"), "a case of the archive fills no gap").toBe(1);
});

test("the day before the first of a year is the last of the one before", () => {
  expect(dayBefore("2027-01-01")).toBe("2026-12-31");
  expect(dayInWords("2026-11-23")).toBe("Monday 23 November");
});
