import { beforeEach, expect, test } from "vitest";
import type { News } from "../plugin";
import { Stage, type Moment, type Now } from "./stage";

let shown: Moment[];
let waiting: { milliseconds: number; run: () => void }[];
let stage: Stage;

const news = (number: number): News<number> => ({ number, message: { name: `no-${number}` }, observation: 0 });
const now = (at: number): Now => ({
  type: "now",
  at,
  view: at,
  turn: { player: 0 },
  options: null,
  scores: null,
  winners: null,
});

/** One move's worth of messages: news `number`, then how things stand. */
function tell(number: number): void {
  stage.news(news(number));
  stage.now(now(number + 1));
}

function pass(): void {
  waiting.shift()!.run();
}

/** A stage on which each piece of news stays for `linger` milliseconds, and that never falls behind more than so. */
function build(linger: number, behind = 5_000): void {
  shown = [];
  waiting = [];
  stage = new Stage(
    (moment) => shown.push(moment),
    { linger: () => linger, behind: () => behind },
    {
      now: () => 0,
      random: () => 0,
      key: () => "",
      after: (milliseconds, run) => {
        const timer = { milliseconds, run };
        waiting.push(timer);
        return () => (waiting = waiting.filter((other) => other !== timer));
      },
    },
  );
}

const ats = () => shown.map((moment) => moment.now.at);

beforeEach(() => build(0));

test("the first view is a jump, with all news at once", () => {
  [0, 1, 2].forEach((number) => stage.news(news(number)));
  stage.now(now(3));
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({ jump: true, now: { at: 3 } });
  expect(shown[0]!.fresh.map((one) => one.number)).toEqual([0, 1, 2]);
});

test("at a table seen before its game the deal is news", () => {
  stage.live();
  tell(0);
  expect(shown[0]).toMatchObject({ jump: false, now: { at: 1 } });
});

test("news that need no time follow at once", () => {
  stage.now(now(0));
  tell(0);
  tell(1);
  expect(ats()).toEqual([0, 1, 2]);
});

test("a moment that deserves it is seen before the next", () => {
  build(900);
  stage.now(now(0));
  tell(0);
  tell(1);
  expect(ats()).toEqual([0, 1]);
  expect(waiting.map((timer) => timer.milliseconds)).toEqual([900]);
  pass();
  expect(ats()).toEqual([0, 1, 2]);
  expect(shown[2]!.fresh.map((one) => one.number)).toEqual([1]);
});

test("the page never falls far behind: too much waiting is shown as one", () => {
  build(2_000);
  stage.now(now(0));
  [0, 1, 2, 3].forEach(tell);
  expect(ats()).toEqual([0, 1, 4]);
  expect(shown[2]).toMatchObject({ jump: false });
  expect(shown[2]!.fresh.map((one) => one.number)).toEqual([1, 2, 3]);
  expect(waiting).toEqual([]);
});

test("after a long absence it jumps, whatever still waits", () => {
  build(900);
  stage.now(now(0));
  tell(0);
  tell(1);
  for (let number = 2; number < 20; number++) stage.news(news(number));
  stage.now(now(20));
  expect(ats()).toEqual([0, 1, 2, 20]);
  expect(shown.at(-1)).toMatchObject({ jump: true });
});

test("every piece of news is shown once, in order", () => {
  build(1_500);
  stage.now(now(0));
  for (let number = 0; number < 9; number++) tell(number);
  while (waiting.length > 0) pass();
  expect(shown.flatMap((moment) => moment.fresh.map((one) => one.number))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("after the end nothing is shown", () => {
  build(900);
  stage.now(now(0));
  tell(0);
  tell(1);
  stage.end();
  expect(waiting).toEqual([]);
  expect(ats()).toEqual([0, 1]);
});

test("what stays until its viewer goes on is followed by one moment at a time", () => {
  build(Infinity, Infinity);
  stage.live();
  [0, 1, 2].forEach(tell);
  expect(ats()).toEqual([1]);
  stage.go();
  expect(ats()).toEqual([1, 2]);
  stage.go();
  expect(ats()).toEqual([1, 2, 3]);
  stage.go();
  expect(ats()).toEqual([1, 2, 3]);
  tell(3);
  expect(ats(), "what had been seen does not hold up what comes later").toEqual([1, 2, 3, 4]);
});

test("where others are kept waiting nothing waits for its viewer", () => {
  build(Infinity, 5_000);
  stage.live();
  tell(0);
  tell(1);
  expect(ats()).toEqual([1, 2]);
});
