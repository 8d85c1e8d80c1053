import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answered } from "../offline/module";
import type { Open, OpenLesson } from "../protocol";
import { api, ApiError } from "./api";

const asked = vi.hoisted(() => ({
  here: [] as [module: string, path: string, body: string][],
  answer: null as Answered | null,
}));

vi.mock("../offline/here", () => ({
  isBuilt: true,
  ask(module: string, { path, body }: { path: string; body: string }) {
    asked.here.push([module, path, body]);
    return Promise.resolve(asked.answer);
  },
}));

let fetched: string[];
/** What the server answers; nothing where there is none. */
let server: (() => Response) | null;

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

beforeEach(() => {
  asked.here = [];
  asked.answer = null;
  fetched = [];
  server = null;
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(path);
    return server ? Promise.resolve(server()) : Promise.reject(new TypeError("no network"));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a notebook stays in the browser, also when there is a server", async () => {
  asked.answer = { status: 200, body: '{"faults":[]}' };
  server = () => json("not asked");
  expect(await api.notebook({ text: "me: Ann" })).toEqual({ faults: [] });
  expect(asked.here).toEqual([["notebook", "/api/notebook", '{"text":"me: Ann"}']]);
  expect(fetched).toEqual([]);
});

test("where the browser cannot work it out, the server does", async () => {
  server = () => json({ faults: [] });
  expect(await api.notebook({ text: "me: Ann" })).toEqual({ faults: [] });
  expect(fetched).toEqual(["/api/notebook"]);
});

test("what the browser refuses is a problem as the server's are", async () => {
  asked.answer = { status: 400, body: '{"code":"malformed","text":"No.","clause":null,"message":null}' };
  const refused = await api.notebook({ text: "" }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 400, problem: { code: "malformed" } });
});

test("the server is asked for the case of the day, and the browser where no server answers", async () => {
  server = () => json([{ date: "2026-11-23" }]);
  expect(await api.cases()).toEqual([{ date: "2026-11-23" }]);
  expect(asked.here).toEqual([]);
  server = null;
  asked.answer = { status: 200, body: "[]" };
  expect(await api.cases()).toEqual([]);
  expect(asked.here).toEqual([["offline", "/api/puzzles", ""]]);
});

test("a problem of the server's is its last word", async () => {
  server = () => json({ code: "not_yet", text: "Not yet.", clause: null, message: null }, 404);
  asked.answer = { status: 200, body: "{}" };
  await expect(api.caseOf("2999-01-01")).rejects.toMatchObject({ status: 404, problem: { code: "not_yet" } });
  expect(asked.here).toEqual([]);
});

test("where neither answers, it is said that this browser cannot do without a server", async () => {
  await expect(api.caseOf("today")).rejects.toMatchObject({ status: 0, problem: { code: "not_here" } });
  expect(asked.here).toHaveLength(1);
});

test("a table against bots is opened by the server, and by the browser where no server answers", async () => {
  const open = { game: "clue", name: "Ada", chair: 0, bots: [], start: true } as unknown as Open;
  const opened = { table: "here-1", host: null, seat: "secret" };
  asked.answer = { status: 201, body: JSON.stringify(opened) };
  server = () => json({ table: "1" }, 201);
  expect(await api.open(open)).toEqual({ table: "1" });
  server = null;
  expect(await api.open(open)).toEqual(opened);
  await expect(api.open({ ...open, start: false })).rejects.toMatchObject({ problem: { code: "unreachable" } });
  expect(asked.here).toHaveLength(1);
});

test("that a server without its database opened nothing is said in words of its own", async () => {
  const unavailable = { code: "unavailable", text: "", clause: null, message: null };
  server = () => json(unavailable, 503);
  const open = { game: "clue", start: true, chair: 0 } as unknown as Open;
  const nothing = { problem: { code: "unavailable_open" } };
  await expect(api.open(open)).rejects.toMatchObject(nothing);
  await expect(api.lesson({ game: "clue" } as unknown as OpenLesson)).rejects.toMatchObject(nothing);
  await expect(api.sit("1", 0, "Ada", null)).rejects.toMatchObject({ problem: unavailable });
});

test("of a table of this browser no server is asked", async () => {
  server = () => json("not asked");
  asked.answer = { status: 200, body: "{}" };
  await api.standing("here-1");
  await api.replay("here-1");
  await api.rematch("here-1", "secret", { at_once: false, bots: null, commit: null });
  expect(fetched).toEqual([]);
  expect(asked.here.map(([, path]) => path.slice("/api/tables/here-1".length))).toEqual([
    "",
    "/replay",
    "/rematch",
  ]);
});
