import { beforeEach, expect, test } from "vitest";
import type { Request } from "./module";
import { Tables, type Outside } from "./tables";

const TABLE = "here-0123456789abcdef";
const SEAT = { table: TABLE, token: null, pace: 1 };
const AT = `/api/tables/${TABLE}`;

/** A module with one kind of game: a table is how many moves were made, and every third is its person's. */
class FakeModule {
  moves = new Map<string, number>();
  asked: string[] = [];

  ask = ({ method, path, body }: Request) => {
    const table = path.split(/[/?]/)[3] ?? "";
    this.asked.push(`${method} ${table}`);
    if (method === "POST" && path === "/api/tables") {
      this.moves.set(TABLE, 0);
      return { status: 201, body: JSON.stringify({ table: TABLE }) };
    }
    if (method === "LOAD") {
      this.moves.set(table, Number(body));
      return { status: 200, body: "null" };
    }
    const made = this.moves.get(table);
    if (made === undefined) return { status: 404, body: JSON.stringify({ code: "unknown_table" }) };
    const told = `{"made":${made}}\n`;
    const due = { next: made === 6 ? "over" : made % 3 === 2 ? "yours" : "move", wait_ms: 1000 };
    switch (method) {
      case "SAVE":
        return { status: 200, body: String(made) };
      case "DELETE":
        this.moves.delete(table);
        return { status: 200, body: "true" };
      case "THINK":
        return { status: 200, body: JSON.stringify(due) };
      case "STEP":
        this.moves.set(table, made + 1);
        return { status: 200, body: JSON.stringify(due.next) };
      case "SAY":
        if (body !== "move") return { status: 200, body: `{"hello":${made}}\n` };
        this.moves.set(table, made + 1);
        return { status: 200, body: `{"made":${made + 1}}\n{"accepted":true}\n` };
      case "GET":
        return { status: 200, body: JSON.stringify({ phase: made === 6 ? "over" : "playing" }) };
      default:
        return { status: 200, body: told };
    }
  };
}

let module: FakeModule;
let kept: Map<string, string>;
let full: boolean;
let due: { milliseconds: number; run: () => void }[];
let held: Set<string>;
let log: string[];
let tables: Tables;

const settled = () => new Promise((done) => setTimeout(done));

function start(): Tables {
  const outside: Outside = {
    ask: module.ask,
    keeper: {
      find: async (table) => kept.get(table) ?? null,
      put: async (table, saved) => {
        // Keeping takes a while.
        await settled();
        if (full) throw new Error("full");
        kept.set(table, saved);
        log.push(`kept ${saved}`);
      },
      remove: async (table) => void kept.delete(table),
    },
    after: (milliseconds, run) => {
      const one = { milliseconds, run };
      due.push(one);
      return () => (due = due.filter((other) => other !== one));
    },
    hold: async (table) => {
      if (held.has(table)) return null;
      held.add(table);
      return () => held.delete(table);
    },
  };
  return new Tables(outside);
}

/** What is due is done, and all that follows from it. */
async function pass(): Promise<number> {
  const next = due.shift();
  next?.run();
  await settled();
  await settled();
  await settled();
  return next?.milliseconds ?? NaN;
}

async function opened(pace = 1): Promise<void> {
  await tables.answer({ method: "POST", path: "/api/tables", body: "{}" });
  tables.open(1, { table: TABLE, token: null, pace }, (text) => log.push(text));
  await tables.hear(1, "hello");
  await settled();
}

beforeEach(() => {
  module = new FakeModule();
  kept = new Map();
  full = false;
  due = [];
  held = new Set();
  log = [];
  tables = start();
});

test("every move is kept before it is told", async () => {
  await opened();
  expect(await pass()).toBe(1000);
  await pass();
  await tables.hear(1, "move");
  expect(log).toEqual([
    ...["kept 0", "kept 0", '{"hello":0}'],
    ...["kept 1", '{"made":1}'],
    ...["kept 2", '{"made":2}'],
    ...["kept 3", '{"made":3}', '{"accepted":true}'],
  ]);
});

test("the table does nothing while its person is to move, and goes on after their move", async () => {
  await opened(0.5);
  expect([await pass(), await pass()]).toEqual([500, 500]);
  expect(due).toEqual([]);
  await tables.hear(1, "move");
  await settled();
  expect(due.length).toBe(1);
});

test("a page that was closed in the middle of a game finds it as it was", async () => {
  await opened();
  await pass();
  module = new FakeModule();
  held.clear();
  due = [];
  tables = start();
  tables.open(1, SEAT, (text) => log.push(text));
  await tables.hear(1, "hello");
  expect(log.at(-1)).toBe('{"hello":1}');
});

test("another tab does not play on with the same table, but looks at it once its game is over", async () => {
  await opened();
  const other = start();
  const heard: string[] = [];
  other.open(1, SEAT, (text) => heard.push(text));
  await other.hear(1, "hello");
  expect(heard.map((text) => JSON.parse(text))).toMatchObject([
    { type: "refused", problem: { code: "elsewhere" } },
  ]);
  kept.set(TABLE, "6");
  other.open(2, SEAT, (text) => heard.push(text));
  await other.hear(2, "hello");
  expect(heard.at(-1)).toBe('{"hello":6}');
});

test("a table that was left does nothing more, and can be taken by another tab", async () => {
  await opened();
  await tables.close(1);
  expect(due).toEqual([]);
  expect(held.size).toBe(0);
  expect(module.moves.size).toBe(0);
});

test("where nothing can be kept the game goes on, and the page is told once", async () => {
  full = true;
  await opened();
  await pass();
  await pass();
  const problems = log.filter((text) => text.includes("not_kept"));
  expect(log.filter((text) => text.includes("made")).length).toBe(2);
  expect(problems.length).toBe(1);
  await tables.close(1);
  expect(module.moves.get(TABLE)).toBe(2);
});

test("the page is never answered with what is kept", async () => {
  await opened();
  for (const method of ["SAVE", "LOAD", "STEP", "THINK", "TELL", "SAY"]) {
    const answered = await tables.answer({ method, path: AT, body: "5" });
    expect(answered.status, method).toBe(404);
  }
  expect(module.moves.get(TABLE)).toBe(0);
});

test("a table that was forgotten is gone", async () => {
  await opened();
  await tables.close(1);
  await tables.answer({ method: "DELETE", path: AT, body: "" });
  expect(kept.size).toBe(0);
  tables.open(2, SEAT, (text) => log.push(text));
  await tables.hear(2, "hello");
  expect(log.at(-1)).toContain("unknown_table");
});
