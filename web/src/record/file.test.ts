import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Entry } from "./entry";
import { linksOf, textIn } from "./codes";
import { LONGEST, newKey, read, write } from "./file";

const KEY = "000102030405060708090a0b0c0d0e0f";

function games(count: number): Entry[] {
  return Array.from({ length: count }, (_, at) => ({
    table:
      Array.from({ length: 16 }, (_, place) => ((at * 7919 + place * place * 31) % 16).toString(16)).join("") + at,
    game: at % 3 ? "color-doubt" : "clue",
    ended: 1_790_000_000_000 + at * 86_399_137,
    players: [{ name: "Ada" }, { name: "Zoë ♠" }, { name: "Bookkeeper", bot: "careful" }],
    scores: [at % 5, at % 3, 1],
    winners: [at % 3],
    seat: 0,
  }));
}

describe("a file", () => {
  test("is read as it was written, with an indent or without", () => {
    const record = { key: KEY, games: games(3) };
    expect(read(write(record))).toEqual(record);
    expect(read(write(record, 2))).toEqual(record);
    expect(read(write({ key: KEY, games: [] }))).toEqual({ key: KEY, games: [] });
  });

  test("carries the code that the documentation describes", () => {
    const all = games(2);
    const file = JSON.parse(write({ key: KEY, games: all })) as Record<string, unknown>;
    const mac = createHmac("sha256", Buffer.from(KEY, "hex")).update(JSON.stringify(all)).digest("hex");
    expect(file).toEqual({ parlour: "record", version: 1, key: KEY, games: all, mac });
  });

  test("is as the documentation shows it", () => {
    const text = readFileSync(new URL("../../../docs/record.md", import.meta.url), "utf8");
    const example = read(/```json\n([^]*?)```/.exec(text)![1]!);
    expect(example).toMatchObject({ games: [{ edition: "1986" }, { stand_in: true }] });
  });

  test("that was changed anywhere is refused", () => {
    const text = write({ key: KEY, games: games(2) });
    const changes: [string, string][] = [
      ['"scores":[0,0,1]', '"scores":[9,0,1]'],
      ['"winners":[1]', '"winners":[0]'],
      [KEY, newKey()],
      ['"seat":0', '"seat":1'],
      ['"Ada"', '"Eve"'],
    ];
    for (const [from, to] of changes) {
      expect(text).toContain(from);
      expect(read(text.replace(from, to)), from).toBe("changed");
    }
  });

  test("that is no record, or a part of one, is refused", () => {
    const text = write({ key: KEY, games: games(2) });
    for (const wrong of [
      "",
      "null",
      "7",
      "[]",
      "{}",
      "ann asks bob",
      text.slice(0, -20),
      text.replace("record", "save"),
    ])
      expect(read(wrong), wrong).toBe("unreadable");
    expect(read(text.replace(KEY, "key"))).toBe("unreadable");
    expect(read(text.replace('"version":1', '"version":"1"'))).toBe("unreadable");
    // What carries the right code may still be nonsense.
    expect(read(write({ key: KEY, games: [{ table: "../x" } as unknown as Entry] }))).toBe("unreadable");
  });

  test("of a newer page, or without end, is refused as such", () => {
    const text = write({ key: KEY, games: games(2) });
    expect(read(text.replace('"version":1', '"version":2'))).toBe("newer");
    expect(read(" ".repeat(LONGEST + 1))).toBe("long");
  });

  test("has each table once", () => {
    const [one] = games(1);
    expect(read(write({ key: KEY, games: [one!, one!] }))).toEqual({ key: KEY, games: [one] });
  });
});

test("keys are of 16 bytes, and no two alike", () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});

describe("codes to scan", () => {
  test("carry a whole record between them, each short enough for a camera", async () => {
    const record = { key: KEY, games: games(60) };
    const links = await linksOf(record, "http://192.168.0.2:8080");
    expect(links.length).toBeGreaterThan(1);
    expect(links.length).toBeLessThan(10);
    const found: Entry[] = [];
    for (const link of links) {
      expect(link.length).toBeLessThanOrEqual(900);
      const part = read((await textIn(new URL(link).hash))!);
      if (typeof part === "string") throw new Error(part);
      expect(part.key).toBe(KEY);
      found.unshift(...part.games);
    }
    expect(found).toEqual(record.games);
  });

  test("that are damaged carry nothing, and other addresses are none", async () => {
    const [link] = await linksOf({ key: KEY, games: games(2) }, "http://a");
    const { hash } = new URL(link!);
    expect(read((await textIn(hash.slice(0, -9)))!)).toBe("unreadable");
    expect(await textIn("#games-%%%")).toBe("");
    expect(await textIn("#skip")).toBeNull();
    expect(await linksOf({ key: KEY, games: [] }, "http://a")).toEqual([]);
  });
});
