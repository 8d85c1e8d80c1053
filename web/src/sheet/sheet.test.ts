import { describe, expect, it } from "vitest";
import { chanceOf, fill, printed, says } from "./cells";
import { emptyNotes, nextMark, readNotes, write, writtenIn, type Hand } from "./notes";
import { slips, unwritten } from "./slips";

const ROWS = ["knife", "rope", "hall"];

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
    expect(readNotes(JSON.parse(JSON.stringify(notes)), ROWS)).toEqual(notes);
  });

  it("are read as far as they can be", () => {
    const odd = {
      version: 9,
      cells: {
        hall: { 0: { mark: "yes", colour: "red" }, 1: 7 },
        moon: { 0: { mark: "no" } },
      },
    };
    expect(readNotes(odd, ROWS)).toEqual(write(emptyNotes(), "hall", 0, { mark: "yes" }));
    expect(readNotes(null, ROWS)).toEqual(emptyNotes());
    expect(readNotes("scribble", ROWS)).toEqual(emptyNotes());
  });

  it("may be marks alone", () => {
    const old = { clerk: false, cells: { hall: { 1: "shout", 2: "no" }, attic: { 0: "yes" }, rope: 7 } };
    const notes = { ...write(emptyNotes(), "hall", 2, { mark: "no" }), clerk: false };
    expect(readNotes(old, ROWS)).toEqual(notes);
  });
});

describe("a cell", () => {
  const aid = {
    columns: ["0", "1", "file"],
    rows: [{ of: "rope", possible: [0.25, 1, null], likely: [0.3, 1, null] }],
  };
  const cell = (at: number | "file", seen: "yes" | "no" | "either" | "unknown", notes = emptyNotes()) =>
    fill("rope", at, seen, notes, { help: "oracle", aid });

  it("says what was seen before what follows", () => {
    expect(cell(1, "yes")).toMatchObject({ seen: "yes", follows: "unknown", chance: null });
    expect(cell(1, "unknown")).toMatchObject({ follows: "yes", chance: null });
    expect([printed(cell(1, "either")), says(cell(1, "either"))]).toEqual(["yes", "yes"]);
  });

  it("tells chances where nothing is certain, and nothing where the aid is silent", () => {
    expect(cell(0, "unknown").chance).toEqual({ possible: 0.25, likely: 0.3 });
    expect(cell("file", "unknown")).toMatchObject({ follows: "unknown", chance: null });
    expect([chanceOf(aid, "rope", "file"), chanceOf(null, "rope", 1)]).toEqual([null, null]);
  });

  it("keeps what was written, and says where it disagrees", () => {
    const notes = write(emptyNotes(), "rope", 1, { mark: "no" });
    expect(cell(1, "unknown", notes)).toMatchObject({ mark: "no", follows: "yes", clash: true });
    expect(cell(1, "unknown", { ...notes, clerk: false })).toMatchObject({
      mark: "no",
      follows: "unknown",
      clash: false,
    });
    expect(says(cell(0, "either", write(notes, "rope", 0, { mark: "yes" })))).toBe("yes");
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
    ].reduce((made, [of, at, mark]) => write(made, of as string, at!, { mark: mark as Hand }), emptyNotes());
    expect(slips(notes, followed)).toEqual([
      { of: "rope", at: "1", mark: "no", is: true, ply: 10 },
      { of: "knife", at: "file", mark: "yes", is: false, ply: 12 },
    ]);
  });

  it("are conclusions that were not written down, too", () => {
    const notes = write(emptyNotes(), "knife", "file", { mark: "maybe" });
    expect(unwritten(notes, followed.slice(2))).toEqual([{ of: "hall", at: "file", is: true, ply: 30 }]);
  });
});
