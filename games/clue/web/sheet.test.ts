import { describe, expect, it } from "vitest";
import type { Aid } from "$parlour/plugin";
import { fillingOf, says } from "$parlour/sheet/cells";
import { conclusions, slips } from "$parlour/sheet/slips";
import {
  cellOf,
  emptyNotes,
  factOf,
  lacked,
  merge,
  missed,
  ruledOut,
  standing,
  type Standing,
  write,
} from "./sheet";
import type { Card, Fact, Holder, Own, SheetRow } from "./types";

const clerk: SheetRow[] = [
  { card: "knife", seats: ["no", "yes", "no"], case_file: "no" },
  { card: "rope", seats: ["no", "unknown", "unknown"], case_file: "unknown" },
];

describe("the merged sheet", () => {
  it("shows the clerk's marks and the hand's side by side", () => {
    const notes = write(emptyNotes(), "knife", 1, { mark: "no" });
    const [knife, rope] = merge(["knife", "rope"], 3, clerk, notes);
    expect(knife!.cells.map((cell) => cell.seen)).toEqual(["no", "yes", "no", "no"]);
    expect(knife!.cells[1]).toMatchObject({ mark: "no", clash: true });
    expect(rope!.cells.every((cell) => !cell.clash)).toBe(true);
  });

  it("shows the hand's marks alone when the clerk is off, and has a row for every card", () => {
    const notes = {
      ...write(emptyNotes(), "rope", "file", { mark: "maybe" }),
      clerk: false,
    };
    const rows = merge(["knife", "rope", "hall"], 3, clerk, notes);
    expect(rows.map(({ of }) => of)).toEqual(["knife", "rope", "hall"]);
    expect(rows.flatMap(({ cells }) => cells).every((cell) => cell.seen === "unknown")).toBe(true);
    expect(rows[1]!.cells[3]).toMatchObject({ at: "file", mark: "maybe" });
  });
});

describe("the sheet of whoever holds no cards", () => {
  it("says what all saw: who could not show what", () => {
    const rows = lacked(["rope", "hall"], [["rope"], [], ["rope", "hall"]]);
    expect(rows).toEqual([
      { card: "rope", seats: ["no", "unknown", "no"], case_file: "unknown" },
      { card: "hall", seats: ["unknown", "unknown", "no"], case_file: "unknown" },
    ]);
  });
});

describe("the standing of a card", () => {
  const own = { hand: ["wrench"] } as Own;
  const of = (card: "knife" | "rope" | "wrench", notes = emptyNotes()) =>
    standing(
      card,
      own,
      merge(["knife", "rope", "wrench"], 3, clerk, notes).find((row) => row.of === card),
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

  it("is nobody's where everybody is crossed out, and an accusation of others of its kind is ruled out", () => {
    const notes = [0, 1, 2].reduce((notes, at) => write(notes, "rope", at, { mark: "no" }), emptyNotes());
    expect(of("rope", notes)).toEqual({ is: "nobody" });
    const deck: Card[] = ["knife", "rope", "wrench", "hall", "mr_green"];
    const unsure = new Map<Card, Standing>([["rope", { is: "nobody" }]]);
    const known = (card: Card): Standing => unsure.get(card) ?? { is: "unknown" };
    expect(ruledOut(["mr_green", "knife", "hall"], deck, known)).toEqual(["knife"]);
    expect(ruledOut(["mr_green", "rope", "hall"], deck, known)).toEqual([]);
    unsure.set("hall", { is: "held", by: 1 });
    expect(ruledOut(["mr_green", "rope", "hall"], deck, known)).toEqual(["hall"]);
  });

  it("forgets the clerk when he is off", () => {
    expect(of("knife", { ...emptyNotes(), clerk: false })).toEqual({
      is: "unknown",
    });
  });
});

describe("the table's help", () => {
  const chances = (card: Card, all: (number | null)[], likely = all) =>
    all.map((possible, at) => ({
      fact: { card, holder: at === 3 ? ("case_file" as const) : { seat: at } },
      possible,
      likely: likely[at]!,
    }));
  const aid: Aid<Fact> = {
    facts: [...chances("rope", [0, 0.25, 0, 0.75], [0, 0.2, 0, 0.8]), ...chances("hall", [null, 1, null, 0])],
  };
  const row = (help: "paper" | "clerk" | "reasoner" | "oracle", card: "knife" | "rope" | "hall") =>
    merge(["knife", "rope", "hall"], 3, clerk, emptyNotes(), fillingOf(help, aid, cellOf)).find(
      (one) => one.of === card,
    )!.cells;

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

describe("a fact", () => {
  it("has a cell of its own, and the cell has that fact", () => {
    for (const holder of ["case_file", { seat: 0 }, { seat: 2 }] as const) {
      const fact: Fact = { card: "lead_pipe", holder };
      expect(factOf(cellOf(fact))).toEqual(fact);
    }
    expect(cellOf({ card: "rope", holder: "case_file" })).toEqual({ of: "rope", at: "file" });
    expect(cellOf({ card: "rope", holder: { seat: 1 } })).toEqual({ of: "rope", at: "1" });
  });
});

describe("what was missed", () => {
  const follows = (card: Card, holder: Holder, is: boolean, ply: number) => ({
    seat: 0,
    fact: { card, holder },
    is,
    ply,
  });
  const followed = conclusions<Fact>(
    [
      follows("rope", { seat: 1 }, true, 10),
      follows("rope", "case_file", false, 10),
      follows("hall", "case_file", true, 30),
      follows("knife", "case_file", false, 12),
    ],
    cellOf,
  );

  it("is what followed of the case file and was not written down", () => {
    const notes = write(emptyNotes(), "knife", "file", { mark: "no" });
    expect(missed(notes, followed)).toEqual([followed[2]]);
  });

  it("is told apart from what was marked wrongly", () => {
    const notes = write(emptyNotes(), "hall", "file", { mark: "no" });
    expect(slips(notes, followed)).toEqual([{ ...followed[2], mark: "no" }]);
  });
});
