import { describe, expect, test } from "vitest";
import { counter, knownMinus } from "./counter";
import fixtures from "./fixtures";
import { laidByViewer, laidOpen } from "./laid";
import { notesIn } from "./notes";
import { middleOf, promptOf, statusOf } from "./prompt";
import type { Move, Options, View } from "./types";
import { speakerOf } from "./words";

const speak = speakerOf(["Ann", "Ben", "Cleo", "Dimitri", "Eve"].map((name) => ({ name, you: name === "Ann" })));

function moment(title: string) {
  return fixtures.find((moment) => moment.title === title)!;
}

function view(title: string): View {
  return moment(title).view;
}

describe("words for the moment", () => {
  test.each([
    ["Answer", "doubt Ben’s three oranges, play three or more, or pass"],
    ["Lead", "play one or more cards and say a color"],
    ["Somebody plays", "Cleo considers Ben’s three oranges."],
    ["A last card", "doubt Ben’s three oranges, or Ben wins the game"],
    ["My last card", "Ben considers your two yellows."],
    ["A lie", "Cleo leads."],
    ["Too few cards", "doubt Dimitri’s eight greens, or pass"],
    ["A spectator's, five players", "Eve considers Ben’s three oranges."],
    ["Between two games", "The cards are dealt again."],
    ["One game, which took too long", null],
  ])("%s: %s", (title, words) => {
    const { view, options, setup } = moment(title);
    expect(promptOf(view, options, setup, speak)).toBe(words);
  });

  test("whoever is not the last to answer last cards may leave the doubt to the next", () => {
    const { view, options, setup } = moment("A last card");
    const first: View = { ...view, public: { ...view.public, phase: { type: "last_card", seat: 2 } } };
    expect(promptOf(first, options, setup, speak)).toBe("doubt Ben’s three oranges, or leave that to Dimitri");
    const alone = { ...setup, who_may_doubt: "next_only" as const };
    expect(promptOf(first, options, alone, speak)).toBe("doubt Ben’s three oranges, or Ben wins the game");
  });

  test("what may not be done is not asked for", () => {
    const last = moment("A last card");
    const noDoubt: Options = { type: "play", lay: null, doubt: false, pass: true };
    expect(promptOf(last.view, noDoubt, last.setup, speak)).toBe("let Ben’s three oranges stand");
    expect(promptOf(view("Answer"), noDoubt, last.setup, speak)).toBe("pass");
    const play: Options = { ...noDoubt, lay: { hand: { red: 3 }, at_least: 3, say: ["red"] } };
    expect(promptOf(view("Answer"), play, last.setup, speak)).toBe("play three or more cards, or pass");
  });

  test("the middle says who leads, and why", () => {
    expect(middleOf(view("Everybody passed"), speak)).toBe("You lead again: everybody else passed.");
    expect(middleOf(view("Lead"), speak)).toBe("You lead.");
    expect(middleOf(view("Between two games"), speak)).toBe("Game 1 is over. The cards are dealt again.");
  });

  test("the end of a single game is not called that of a match", () => {
    const over = view("One game, which took too long");
    expect(middleOf(over, speak)).toBe("The game is over.");
    const match = { ...over, public: { ...over.public, games: 3 } };
    expect(middleOf(match, speak)).toBe("The match is over.");
  });

  test("every player's standing is said", () => {
    const answer = view("Answer").public;
    expect([0, 1, 2, 3].map((seat) => statusOf(answer, seat))).toEqual([
      "to answer",
      "says three oranges",
      "passed",
      "passed",
    ]);
    expect(statusOf(view("A last card").public, 1)).toBe("played the last card!");
    expect(statusOf(view("A last card").public, 2)).toBe("lets it stand");
    expect(statusOf(view("Lead").public, 2)).toBe("");
  });
});

describe("the card counter", () => {
  test("counts every card of each suit once", () => {
    for (const { view, viewer } of fixtures) {
      for (const row of counter(view, viewer === "spectator" ? null : viewer.seat)) {
        expect(row.mine + row.laid + row.minus + row.others + row.unseen).toBe(row.all);
        expect(row.unseen).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("knows what is mine, what I laid and what all have seen", () => {
    const rows = Object.fromEntries(counter(view("Answer"), 0).map((row) => [row.suit, row]));
    expect(rows["red"]).toMatchObject({ all: 9, mine: 3, laid: 0, minus: 3, others: 2, unseen: 1 });
    expect(rows["green"]).toMatchObject({ mine: 4, laid: 1, unseen: 4 });
    expect(rows["rainbow"]).toMatchObject({ all: 1, mine: 1, unseen: 0 });
  });

  test("has no row for suits that are not in the game", () => {
    expect(counter(view("Two players draw"), 0).map(({ suit }) => suit)).toEqual([
      "red",
      "orange",
      "yellow",
      "green",
      "blue",
      "rainbow",
    ]);
  });

  test("gives a spectator what was turned up", () => {
    expect(knownMinus(view("A spectator's, five players"), 1)).toEqual({ red: 3, yellow: 1 });
  });
});

describe("what was played", () => {
  const lay = (cards: Record<string, number>): Move => ({ type: "lay", cards, say: "red" });
  const moves: Move[] = [lay({ red: 1 }), { type: "pass" }, lay({ blue: 2 }), { type: "doubt" }, lay({ pink: 1 })];
  const lying = (count: number) =>
    Array.from({ length: count }, () => ({ seat: 0, count: 1, say: "red" as const }));

  test("is found among the moves made so far", () => {
    expect(laidOpen(lying(2), moves, 3)).toEqual([{ red: 1 }, { blue: 2 }]);
    expect(laidOpen(lying(1), moves, 2)).toEqual([{ red: 1 }]);
    expect(laidOpen(lying(0), moves, 4)).toEqual([]);
    expect(laidOpen(lying(1), moves, 5)).toEqual([{ pink: 1 }]);
  });

  test("is known to who laid it alone", () => {
    expect(laidByViewer(view("Answer"))).toEqual([null, { green: 1, blue: 1 }, null]);
    expect(laidByViewer(view("A spectator's, five players"))).toEqual([null, null, null]);
  });
});

test("notes are what was saved, or none", () => {
  expect(notesIn({ counter: true, text: "x" })).toEqual({ counter: true, text: "x" });
  for (const odd of [null, 3, "text", { counter: "yes", text: 7 }]) {
    expect(notesIn(odd)).toEqual({ counter: false, text: "" });
  }
});
