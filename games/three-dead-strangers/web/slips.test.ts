import { describe, expect, it } from "vitest";
import { lastNotes, markOf, readNotes, toggled } from "./notes";
import { conclusions, slips } from "$parlour/sheet/slips";
import { cellOf, missed, sheetOf } from "./slips";
import type { Character } from "./types";

const notes = readNotes(
  { version: 1, game: 1, marks: { 1: { shelby: "yes", thomas: "no" }, 2: { duchess: "maybe" } } },
  1,
);
const sheet = sheetOf(notes);
const follows = (seat: number, character: Character, is: boolean, ply: number) => ({
  seat: 0,
  fact: { seat, character },
  is,
  ply,
});
const followed = conclusions(
  [
    follows(1, "shelby", false, 20),
    follows(1, "thomas", true, 20),
    follows(2, "duchess", false, 31),
    follows(2, "vernon", true, 31),
  ],
  cellOf,
);

describe("the slips", () => {
  it("are marks against what followed; a perhaps is none", () => {
    expect(slips(sheet, followed)).toMatchObject([
      { fact: { seat: 1, character: "shelby" }, mark: "yes", is: false, ply: 20 },
      { fact: { seat: 1, character: "thomas" }, mark: "no", is: true, ply: 20 },
    ]);
    expect(slips(sheet, [])).toEqual([]);
  });

  it("name who somebody had to be where nothing was noted", () => {
    expect(missed(sheet, followed)).toMatchObject([{ fact: { seat: 2, character: "vernon" }, is: true, ply: 31 }]);
    expect(missed(sheet, followed)).toHaveLength(1);
  });
});

describe("the notes", () => {
  it("are of one game of a match", () => {
    expect(markOf(readNotes(notes, 1), 1, "shelby")).toBe("yes");
    expect(readNotes(notes, 2).marks).toEqual({});
    const second = toggled(readNotes(notes, 2), 3, "vernon");
    expect(second).toEqual({ version: 1, game: 2, marks: { 3: { vernon: "maybe" } } });
    expect(lastNotes(second)).toEqual(second);
  });

  it("from before belong to the first game, and what is not a note is ignored", () => {
    const old = { version: 1, marks: { 1: { shelby: "yes" } } };
    expect(readNotes(old, 1).marks).toEqual(old.marks);
    expect(readNotes(old, 2).marks).toEqual({});
    expect(lastNotes("?")).toEqual({ version: 1, game: 1, marks: {} });
  });
});
