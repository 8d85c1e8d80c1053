import { describe, expect, it } from "vitest";
import { view } from "./fixtures";
import type { Aid, Help } from "$parlour/plugin";
import { fillingOf } from "$parlour/sheet/cells";
import { conclusions } from "$parlour/sheet/slips";
import { cellOf, emptyNotes, factOf, missed, readNotes, rowsOf, settled, write, type Notes } from "./sheet";
import type { Fact } from "./types";
import type { Card } from "./cards";

const now = view({ type: "before", seat: 0 });
const cell = (card: string, seat: number, notes: Notes = emptyNotes()) =>
  rowsOf(now, 0, notes).find((row) => row.of === card)!.cells[seat]!;

const chance = (seat: number, one_of: Card[], possible: number | null, likely = possible) => ({
  fact: { seat, one_of },
  possible,
  likely,
});
const aid: Aid<Fact> = {
  facts: [
    chance(0, ["knife"], 0),
    chance(2, ["knife"], 1),
    chance(1, ["wrench"], 0.25, 0.3),
    chance(2, ["wrench"], null),
    chance(1, ["axe"], 1),
    chance(1, ["hall", "rope"], 0.75, 0.7),
  ],
};
const helped = (card: string, seat: number, help: Help = "oracle", notes: Notes = emptyNotes()) =>
  rowsOf(now, 0, notes, fillingOf(help, aid, cellOf)).find((row) => row.of === card)!.cells[seat]!;

describe("the sheet with more help", () => {
  it("fills in what follows, where nobody has seen it", () => {
    expect(helped("knife", 2)).toMatchObject({ seen: "either", follows: "yes", chance: null });
    expect(helped("axe", 1)).toMatchObject({ seen: "yes", follows: "unknown", chance: null });
    expect(
      settled(rowsOf(now, 0, emptyNotes(), fillingOf("oracle", aid, cellOf)).find(({ of }) => of === "knife")!),
    ).toBe(true);
    expect(helped("knife", 2, "oracle", write(emptyNotes(), "knife", 2, { mark: "no" })).clash).toBe(true);
  });

  it("tells chances, and nothing where the aid is silent", () => {
    expect(helped("wrench", 1).chance).toEqual({ possible: 0.25, likely: 0.3 });
    expect(helped("wrench", 2)).toMatchObject({ follows: "unknown", chance: null });
    // One of both cards of an attack is not a cell.
    expect(helped("rope", 1).chance).toBeNull();
  });

  it("is blank on paper, or when its owner turns it off", () => {
    expect(helped("axe", 1, "paper")).toMatchObject({
      seen: "unknown",
      follows: "unknown",
      chance: null,
      up: false,
    });
    expect(helped("wrench", 1, "oracle", { ...emptyNotes(), clerk: false }).chance).toBeNull();
  });
});

describe("the sheet", () => {
  it("has a row for each card and a column for each player", () => {
    const rows = rowsOf(now, 0, emptyNotes());
    expect(rows).toHaveLength(36);
    expect(rows.every(({ cells }) => cells.length === 4)).toBe(true);
  });

  it("fills in what the viewer could see, and nothing else", () => {
    expect([cell("rope", 0).seen, cell("axe", 0).seen, cell("rope", 1).seen]).toEqual(["yes", "no", "no"]);
    expect([cell("axe", 1).seen, cell("axe", 1).up, cell("axe", 2).seen]).toEqual(["yes", true, "no"]);
    expect([cell("study", 1).seen, cell("poison", 1).seen, cell("poison", 2).seen]).toEqual([
      "no",
      "no",
      "unknown",
    ]);
    expect([cell("knife", 2).seen, cell("bathroom", 2).seen, cell("knife", 3).seen]).toEqual([
      "either",
      "either",
      "unknown",
    ]);
    // Nobody has seen these: they lie face down before others.
    expect([cell("wrench", 1).seen, cell("mr_browne", 3).seen]).toEqual(["unknown", "unknown"]);
  });

  it("knows a spectator's side without a hand", () => {
    const outside = { ...now, own: null };
    const seen = rowsOf(outside, null, emptyNotes()).flatMap(({ cells }) => cells.map((one) => one.seen));
    expect(seen.filter((one) => one === "yes")).toHaveLength(6);
  });

  it("can be turned off, which leaves what was written", () => {
    const off = { ...write(emptyNotes(), "axe", 1, { mark: "maybe" }), clerk: false };
    expect(cell("axe", 1, off)).toMatchObject({ seen: "unknown", up: false, mark: "maybe" });
  });

  it("keeps what the hand writes beside what was seen, and says where they disagree", () => {
    const notes = write(write(emptyNotes(), "axe", 1, { mark: "no" }), "wrench", 1, { mark: "yes" });
    expect(cell("axe", 1, notes)).toMatchObject({ seen: "yes", mark: "no", clash: true });
    expect(cell("wrench", 1, notes)).toMatchObject({ mark: "yes", clash: false });
    const row = rowsOf(now, 0, notes).find(({ of }) => of === "wrench")!;
    expect(settled(row)).toBe(true);
    expect(write(write(notes, "axe", 1, {}), "wrench", 1, {})).toEqual(emptyNotes());
  });

  it("reads whatever can be read of saved notes", () => {
    const notes = write(emptyNotes(), "hall", 2, { mark: "ask", text: "AB" });
    expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
    expect(readNotes({ cells: { attic: { 0: "yes" }, hall: { 2: "no" } } }).cells).toEqual({
      hall: { 2: { mark: "no" } },
    });
  });

  it("misses what hurts others, unless it lay there for all to see", () => {
    const told = (seat: number, card: Card, of: number, ply: number, is = true) => ({
      seat,
      fact: { seat: of, one_of: [card] },
      is,
      ply,
    });
    const rope = told(0, "rope", 1, 20);
    const followed = conclusions(
      [
        // The Axe of player 1 was turned up; that the Rope is theirs too only player 0 could know then.
        ...[0, 2].map((seat) => told(seat, "axe", 1, 20)),
        rope,
        told(2, "rope", 1, 30),
        told(0, "knife", 2, 25),
        told(0, "hall", 1, 25, false),
        told(0, "hall", 0, 1),
      ],
      cellOf,
    );
    const notes = write(emptyNotes(), "knife", 2, { mark: "yes" });
    expect(missed(notes, followed, 0)).toEqual([{ ...rope, of: "rope", at: "1" }]);
  });
});

describe("a cell", () => {
  it("is about one card of one player", () => {
    expect(cellOf({ seat: 1, one_of: ["rope"] })).toEqual({ of: "rope", at: "1" });
    expect(factOf({ of: "rope", at: "1" })).toEqual({ seat: 1, one_of: ["rope"] });
    expect(cellOf({ seat: 1, one_of: ["hall", "rope"] })).toBeNull();
  });
});
