import { describe, expect, it } from "vitest";
import { view } from "./fixtures";
import type { Aid, Help } from "$parlour/plugin";
import { chanceOf, emptyNotes, nextMark, readNotes, rowsOf, settled, write, type Notes } from "./sheet";

const now = view({ type: "before", seat: 0 });
const cell = (card: string, seat: number, notes: Notes = emptyNotes()) =>
  rowsOf(now, 0, notes).find((row) => row.card === card)!.cells[seat]!;

const aid: Aid = {
  columns: ["0", "1", "2", "3"],
  rows: [
    { of: "knife", possible: [0, 0, 1, 0], likely: [0, 0, 1, 0] },
    { of: "wrench", possible: [0, 0.25, null, 0.5], likely: [0, 0.3, null, 0.4] },
    { of: "axe", possible: [0, 1, 0, 0], likely: [0, 1, 0, 0] },
    { of: "attack rope", possible: [null, 0.75, null, null], likely: [null, 0.7, null, null] },
  ],
};
const helped = (card: string, seat: number, help: Help = "oracle", notes: Notes = emptyNotes()) =>
  rowsOf(now, 0, notes, { help, aid }).find((row) => row.card === card)!.cells[seat]!;

describe("the sheet with more help", () => {
  it("fills in what follows, where nobody has seen it", () => {
    expect(helped("knife", 2)).toMatchObject({ seen: "either", follows: "yes", chance: null });
    expect(helped("axe", 1)).toMatchObject({ seen: "yes", follows: null, chance: null });
    expect(
      settled(rowsOf(now, 0, emptyNotes(), { help: "oracle", aid }).find(({ card }) => card === "knife")!),
    ).toBe(true);
    expect(helped("knife", 2, "oracle", write(emptyNotes(), "knife", 2, "no")).clash).toBe(true);
  });

  it("tells chances, and nothing where the aid is silent", () => {
    expect(helped("wrench", 1).chance).toEqual({ possible: 0.25, likely: 0.3 });
    expect(helped("wrench", 2)).toMatchObject({ follows: null, chance: null });
    expect(chanceOf(aid, "attack rope", 1)).toEqual({ possible: 0.75, likely: 0.7 });
    expect([chanceOf(aid, "attack rope", 2), chanceOf(null, "rope", 1)]).toEqual([null, null]);
  });

  it("is blank on paper, or when its owner turns it off", () => {
    expect(helped("axe", 1, "paper")).toMatchObject({ seen: "unknown", follows: null, chance: null, up: false });
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
    const off = { ...write(emptyNotes(), "axe", 1, "maybe"), clerk: false };
    expect(cell("axe", 1, off)).toMatchObject({ seen: "unknown", up: false, mark: "maybe" });
  });

  it("keeps what the hand writes beside what was seen, and says where they disagree", () => {
    const notes = write(write(emptyNotes(), "axe", 1, "no"), "wrench", 1, "yes");
    expect(cell("axe", 1, notes)).toMatchObject({ seen: "yes", mark: "no", clash: true });
    expect(cell("wrench", 1, notes)).toMatchObject({ mark: "yes", clash: false });
    const row = rowsOf(now, 0, notes).find(({ card }) => card === "wrench")!;
    expect(settled(row)).toBe(true);
    expect(write(write(notes, "axe", 1, undefined), "wrench", 1, undefined)).toEqual(emptyNotes());
  });

  it("goes through the marks and back to none", () => {
    const marks = [undefined, "no", "yes", "maybe", "ask"] as const;
    expect(marks.map(nextMark)).toEqual(["no", "yes", "maybe", "ask", undefined]);
  });

  it("reads whatever can be read of saved notes", () => {
    const notes = write(emptyNotes(), "hall", 2, "ask");
    expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
    const odd = { clerk: false, cells: { hall: { 1: "shout", 2: "no" }, attic: { 0: "yes" }, rope: 7 } };
    expect(readNotes(odd)).toEqual({ version: 1, clerk: false, cells: { hall: { 2: "no" } } });
    for (const nothing of [null, 3, "x", { cells: 1 }]) expect(readNotes(nothing).cells).toEqual({});
  });
});
