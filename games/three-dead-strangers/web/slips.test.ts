import { describe, expect, it } from "vitest";
import { lastNotes, markOf, readNotes, toggled } from "./notes";
import { missed, slips } from "./slips";

const notes = readNotes(
  { version: 1, game: 1, marks: { 1: { shelby: "yes", thomas: "no" }, 2: { duchess: "maybe" } } },
  1,
);
const followed = [
  { of: "shelby", at: "1", is: false, ply: 20 },
  { of: "thomas", at: "1", is: true, ply: 20 },
  { of: "duchess", at: "2", is: false, ply: 31 },
  { of: "vernon", at: "2", is: true, ply: 31 },
];

describe("the slips", () => {
  it("are marks against what followed; a perhaps is none", () => {
    expect(slips(notes, followed)).toEqual([
      { seat: 1, who: "shelby", mark: "yes", is: false, ply: 20 },
      { seat: 1, who: "thomas", mark: "no", is: true, ply: 20 },
    ]);
    expect(slips(notes, [])).toEqual([]);
  });

  it("name who somebody had to be where nothing was noted", () => {
    expect(missed(notes, followed)).toEqual([{ seat: 2, who: "vernon", is: true, ply: 31 }]);
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

  it("of old belong to the first game, and what is no note is none", () => {
    const old = { version: 1, marks: { 1: { shelby: "yes" } } };
    expect(readNotes(old, 1).marks).toEqual(old.marks);
    expect(readNotes(old, 2).marks).toEqual({});
    expect(lastNotes("?")).toEqual({ version: 1, game: 1, marks: {} });
  });
});
