import { describe, expect, it } from "vitest";
import {
  emptyNotes,
  merge,
  missed,
  nextMark,
  readNotes,
  says,
  slips,
  standing,
  write,
  writtenIn,
  type Hand,
} from "./sheet";
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

describe("the table's help", () => {
  const aid = {
    columns: ["0", "1", "2", "file"],
    rows: [
      { of: "rope", possible: [0, 0.25, 0, 0.75], likely: [0, 0.2, 0, 0.8] },
      { of: "hall", possible: [null, 1, null, 0], likely: [null, 1, null, 0] },
    ],
  };
  const row = (help: "paper" | "clerk" | "reasoner" | "oracle", card: "knife" | "rope" | "hall") =>
    merge(["knife", "rope", "hall"], 3, clerk, emptyNotes(), { help, aid }).find((one) => one.card === card)!.cells;

  it("fills in nothing on paper", () => {
    expect(row("paper", "knife").map(says)).toEqual(["unknown", "unknown", "unknown", "unknown"]);
  });

  it("tells what follows from what was seen", () => {
    expect(row("reasoner", "knife").map((cell) => cell.follows)).toEqual(Array(4).fill("unknown"));
    expect(row("reasoner", "hall").map(says)).toEqual(["unknown", "yes", "unknown", "no"]);
    expect(row("oracle", "rope").map((cell) => cell.follows)).toEqual(["unknown", "unknown", "no", "unknown"]);
  });

  it("names both chances where nothing is certain", () => {
    expect(row("oracle", "rope").map((cell) => cell.chance)).toEqual([
      null,
      { possible: 0.25, likely: 0.2 },
      null,
      { possible: 0.75, likely: 0.8 },
    ]);
  });
});

describe("slips", () => {
  const followed = [
    { of: "rope", at: "1", is: true, ply: 10 },
    { of: "rope", at: "file", is: false, ply: 10 },
    { of: "hall", at: "file", is: true, ply: 30 },
    { of: "knife", at: "file", is: false, ply: 12 },
  ];

  it("are marks that cannot be right", () => {
    const notes = [
      ["rope", 1, "no"],
      ["rope", "file", "no"],
      ["hall", "file", "maybe"],
      ["knife", "file", "yes"],
    ].reduce(
      (made, [card, column, mark]) => write(made, card as "rope", column as 1, { mark: mark as Hand }),
      emptyNotes(),
    );
    expect(slips(notes, followed)).toEqual([
      { card: "rope", column: 1, mark: "no", is: true, ply: 10 },
      { card: "knife", column: "file", mark: "yes", is: false, ply: 12 },
    ]);
  });

  it("are conclusions about the case file that were not written down, too", () => {
    const notes = write(emptyNotes(), "knife", "file", { mark: "no" });
    expect(missed(notes, followed)).toEqual([{ card: "hall", column: "file", is: true, ply: 30 }]);
  });
});
