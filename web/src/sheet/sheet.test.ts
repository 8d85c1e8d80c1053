import { describe, expect, it } from "vitest";
import type { Aid } from "../plugin";
import { fill, fillingOf, printed, says } from "./cells";
import { emptyNotes, nextMark, readNotes, write, writtenIn, type Hand } from "./notes";
import { conclusions, slips, unwritten } from "./slips";

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
  interface Fact {
    card: string;
    by: number | null;
  }
  const cellOf = ({ card, by }: Fact) => (card === "rumour" ? null : { of: card, at: String(by ?? "file") });
  const aid: Aid<Fact> = {
    facts: [
      { fact: { card: "rope", by: 0 }, possible: 0.25, likely: 0.3 },
      { fact: { card: "rope", by: 1 }, possible: 1, likely: 1 },
      { fact: { card: "rope", by: null }, possible: null, likely: 0 },
      { fact: { card: "rumour", by: 0 }, possible: 1, likely: 1 },
    ],
  };
  const filling = fillingOf("oracle", aid, cellOf);
  const cell = (at: number | "file", seen: "yes" | "no" | "either" | "unknown", notes = emptyNotes()) =>
    fill("rope", at, seen, notes, filling);

  it("says what was seen before what follows", () => {
    expect(cell(1, "yes")).toMatchObject({ seen: "yes", follows: "unknown", chance: null });
    expect(cell(1, "unknown")).toMatchObject({ follows: "yes", chance: null });
    expect([printed(cell(1, "either")), says(cell(1, "either"))]).toEqual(["yes", "yes"]);
  });

  it("tells chances where nothing is certain, and nothing where the aid is silent", () => {
    expect(cell(0, "unknown").chance).toEqual({ possible: 0.25, likely: 0.3 });
    expect(cell("file", "unknown")).toMatchObject({ follows: "unknown", chance: null });
    expect([filling.chance("rope", "file"), filling.chance("rumour", 0)]).toEqual([null, null]);
    expect(fillingOf("oracle", null, cellOf).chance("rope", 1)).toBeNull();
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
  const said = [
    { seat: 0, fact: "rope 1", is: true, ply: 10 },
    { seat: 0, fact: "rope file", is: false, ply: 10 },
    { seat: 0, fact: "rumour", is: true, ply: 11 },
    { seat: 0, fact: "hall file", is: true, ply: 30 },
    { seat: 0, fact: "knife file", is: false, ply: 12 },
  ];
  const followed = conclusions(said, (fact) => {
    const [of = "", at] = fact.split(" ");
    return at === undefined ? null : { of, at };
  });

  it("are about the facts that have a cell", () => {
    expect(followed.map(({ fact }) => fact)).toEqual(["rope 1", "rope file", "hall file", "knife file"]);
  });

  it("are marks that cannot be right", () => {
    const notes = [
      ["rope", 1, "no"],
      ["rope", "file", "no"],
      ["hall", "file", "maybe"],
      ["knife", "file", "yes"],
    ].reduce((made, [of, at, mark]) => write(made, of as string, at!, { mark: mark as Hand }), emptyNotes());
    expect(slips(notes, followed)).toEqual([
      { ...followed[0], mark: "no" },
      { ...followed[3], mark: "yes" },
    ]);
  });

  it("are conclusions that were not written down, too", () => {
    const notes = write(emptyNotes(), "knife", "file", { mark: "maybe" });
    expect(unwritten(notes, followed.slice(2))).toEqual([followed[2]]);
  });
});
