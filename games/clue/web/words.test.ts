import { pageAndFileAgree } from "$parlour/wording";
import { describe, expect, it } from "vitest";
import file from "../words/en.ftl?raw";
import { CARDS, kindOf, SUSPECTS } from "./cards";
import { lookOf } from "./looks";
import { messageOf, say, shortTitle, speakerOf, title, words } from "./words";

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

pageAndFileAgree({ file, sources });

describe("the cards", () => {
  it("have names, and a form for sentences", () => {
    for (const card of CARDS) {
      expect(words.has(messageOf(card)), card).toBe(true);
      const the = kindOf(card) === "suspect" ? title(card) : `the ${title(card)}`;
      expect(words.text(`${messageOf(card)}.the`)).toBe(the);
      expect(title(card).endsWith(shortTitle(card))).toBe(true);
    }
    expect([title("mrs_white"), shortTitle("mrs_white"), title("lead_pipe"), shortTitle("lead_pipe")]).toEqual([
      "Mrs. White",
      "White",
      "Lead Pipe",
      "Lead Pipe",
    ]);
  });
});

it("what the sheet says of a card fits on it, on a phone, in each language", () => {
  const all = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true });
  expect(Object.keys(all).length).toBeGreaterThan(3);
  for (const [path, text] of Object.entries(all))
    for (const [, mark] of text.matchAll(/^page-standing-(?:mine|out|file|maybe|open) = (.*)$/gm))
      expect(mark!.length, `${path}: ${mark}`).toBeLessThanOrEqual(11);
});

it("tokens have letters of their own", () => {
  expect(SUSPECTS.map((suspect) => lookOf(suspect).symbol)).toEqual(["S", "M", "W", "G", "Pe", "Pl"]);
});

describe("who is spoken to", () => {
  const tell = speakerOf([
    { name: "Ada", you: true },
    { name: "Ben", you: false },
  ]);
  const [ada, ben] = [{ seat: 0 }, { seat: 1 }];

  it("is you, and others have their names", () => {
    expect(tell("page-has-none", { who: ada })).toBe("You have none");
    expect(tell("page-has-none", { who: ben })).toBe("Ben has none");
    const card = { name: messageOf("rope") };
    expect(tell("page-showed-card", { who: ben, to: ada, card })).toBe("Ben showed you the Rope");
    expect(tell("page-showed-card", { who: ada, to: ben, card })).toBe("You showed Ben the Rope");
    expect(tell("page-holds", { card, who: ada, is: "no" })).toBe("Rope: you do not have it.");
    expect(tell("page-holds", { card, who: ben, is: "yes" })).toBe("Rope: Ben has it.");
    expect(tell("page-now-walk", { who: ada, total: 4 })).toBe("You rolled 4 and are choosing where to go.");
  });

  it("numbers are told apart", () => {
    expect([1, 2].map((dice) => say("page-roll", { dice }))).toEqual(["Roll the die", "Roll the dice"]);
    expect([1, 3].map((count) => say("page-cards", { count }))).toEqual(["1 card", "3 cards"]);
    expect([1, 3].map((count) => say("page-squares-listed", { count }))).toEqual([
      "1 square as a list",
      "3 squares as a list",
    ]);
  });
});
