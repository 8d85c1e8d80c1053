import { describe, expect, it } from "vitest";
import { emptyNotes, merge, nextMark, readNotes, standing, write, writtenIn, type Hand } from "./sheet";
import type { Own, SheetRow } from "./types";

const clerk: SheetRow[] = [
  { card: "knife", seats: ["no", "yes", "no"], case_file: "no" },
  { card: "rope", seats: ["no", "unknown", "unknown"], case_file: "unknown" },
];

describe("marks by hand", () => {
  it("go round: blank, no, yes, maybe, question, blank", () => {
    const seen: (Hand | undefined)[] = [undefined];
    do seen.push(nextMark(seen.at(-1)));
    while (seen.at(-1) !== undefined);
    expect(seen).toEqual([undefined, "no", "yes", "maybe", "ask", undefined]);
  });

  it("are written without touching other cells or the old notes", () => {
    const before = write(emptyNotes(), "knife", 1, {
      mark: "maybe",
      text: "AB",
    });
    const after = write(before, "knife", "file", { mark: "no" });
    expect(writtenIn(after, "knife", 1)).toEqual({ mark: "maybe", text: "AB" });
    expect(writtenIn(after, "knife", "file")).toEqual({ mark: "no" });
    expect(writtenIn(before, "knife", "file")).toEqual({});
  });

  it("leave no trace when wiped out", () => {
    const written = write(emptyNotes(), "rope", 0, { text: "x" });
    expect(write(written, "rope", 0, {})).toEqual(emptyNotes());
  });

  it("keep letters short and trimmed", () => {
    expect(writtenIn(write(emptyNotes(), "rope", 0, { text: " abcdef " }), "rope", 0)).toEqual({ text: "abcd" });
  });
});

describe("saved notes", () => {
  it("come back as they were", () => {
    const notes = write({ ...emptyNotes(), clerk: false }, "hall", 2, {
      mark: "yes",
      text: "Bé",
    });
    expect(readNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
  });

  it("are read as far as they can be", () => {
    const odd = {
      version: 9,
      cells: {
        hall: { 0: { mark: "yes", colour: "red" }, 1: 7 },
        moon: { 0: { mark: "no" } },
      },
    };
    expect(readNotes(odd)).toEqual(write(emptyNotes(), "hall", 0, { mark: "yes" }));
    expect(readNotes(null)).toEqual(emptyNotes());
    expect(readNotes("scribble")).toEqual(emptyNotes());
  });
});

describe("the merged sheet", () => {
  it("shows the clerk's marks and the hand's side by side", () => {
    const notes = write(emptyNotes(), "knife", 1, { mark: "no" });
    const [knife, rope] = merge(["knife", "rope"], 3, clerk, notes);
    expect(knife!.cells.map((cell) => cell.clerk)).toEqual(["no", "yes", "no", "no"]);
    expect(knife!.cells[1]).toMatchObject({ mark: "no", clash: true });
    expect(rope!.cells.every((cell) => !cell.clash)).toBe(true);
  });

  it("shows the hand's marks alone when the clerk is off, and has a row for every card", () => {
    const notes = {
      ...write(emptyNotes(), "rope", "file", { mark: "maybe" }),
      clerk: false,
    };
    const rows = merge(["knife", "rope", "hall"], 3, clerk, notes);
    expect(rows.map(({ card }) => card)).toEqual(["knife", "rope", "hall"]);
    expect(rows.flatMap(({ cells }) => cells).every((cell) => cell.clerk === "unknown")).toBe(true);
    expect(rows[1]!.cells[3]).toMatchObject({ column: "file", mark: "maybe" });
  });
});

describe("the standing of a card", () => {
  const own = { hand: ["wrench"] } as Own;
  const of = (card: "knife" | "rope" | "wrench", notes = emptyNotes()) =>
    standing(
      card,
      own,
      merge(["knife", "rope", "wrench"], 3, clerk, notes).find((row) => row.card === card),
    );

  it("is one's own, somebody's, or unknown", () => {
    expect(of("wrench")).toEqual({ is: "mine" });
    expect(of("knife")).toEqual({ is: "held", by: 1 });
    expect(of("rope")).toEqual({ is: "unknown" });
  });

  it("follows marks by hand where the clerk knows nothing", () => {
    expect(of("rope", write(emptyNotes(), "rope", "file", { mark: "yes" }))).toEqual({ is: "file" });
    expect(of("rope", write(emptyNotes(), "rope", "file", { mark: "no" }))).toEqual({ is: "out" });
    expect(of("rope", write(emptyNotes(), "rope", 2, { mark: "yes" }))).toEqual({ is: "held", by: 2 });
    expect(of("knife", write(emptyNotes(), "knife", 2, { mark: "yes" }))).toEqual({ is: "held", by: 1 });
  });

  it("forgets the clerk when he is off", () => {
    expect(of("knife", { ...emptyNotes(), clerk: false })).toEqual({
      is: "unknown",
    });
  });
});
