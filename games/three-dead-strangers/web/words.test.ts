import { pageAndFileAgree } from "$parlour/wording";
import { describe, expect, it } from "vitest";
import file from "../words/en.ftl?raw";
import { CAST, points, sameCard } from "./cast";
import { card, spots } from "./fixtures";
import { markOf, readNotes, toggled } from "./notes";
import { prompt, toChoose } from "./prompt";
import { tell } from "./tell";
import {
  aspectIn,
  cardIn,
  cardLabel,
  characterIn,
  linesOf,
  say,
  speakerOf,
  symbolOf,
  victimIn,
  words,
} from "./words";

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

pageAndFileAgree({ file, sources });

describe("things", () => {
  it("cards are called by their halves", () => {
    expect(cardLabel(card("te", "x"))).toBe("Thomas’s means and a Dead End");
    expect(cardLabel(card("dm", "se"))).toBe("The Duchess’s motive and Shelby’s means");
    expect(cardLabel(card("x", "dm"))).toBe("A Dead End and the Duchess’s motive");
    expect(cardLabel(card("x", "x"))).toBe("A double Dead End");
    expect(cardLabel("accusation")).toBe("An Accusation");
    const drawn = (one: Parameters<typeof cardIn>[0]) => say("page-told-draw", { who: "Ann", card: cardIn(one) });
    expect(drawn(card("dm", "x"))).toBe("Ann draws the Duchess’s motive and a Dead End.");
    expect(drawn(card("x", "x"))).toBe("Ann draws a double Dead End.");
    expect(drawn("accusation")).toBe("Ann draws an Accusation.");
  });

  it("cards are the same with the same halves", () => {
    expect(sameCard(card("te", "x"), card("te", "x"))).toBe(true);
    expect(sameCard(card("te", "x"), card("te", "sm"))).toBe(false);
    expect(sameCard("accusation", card("te", "x"))).toBe(false);
  });

  it("characters have letters of their own, and names in two lines", () => {
    expect(CAST.map(symbolOf)).toEqual(["S", "T", "V", "D"]);
    expect(CAST.map((who) => linesOf(who).join(" "))).toEqual([
      "Shelby Sinclair",
      "Thomas Blauden",
      "Vernon St. Oakes",
      "Dowager Duchess",
    ]);
    for (const who of CAST) expect(words.has(`character-${who}`)).toBe(true);
  });

  it("twelfths are written as fractions", () => {
    expect([0, 3, 4, 6, 12, 15, 30].map(points)).toEqual(["0", "¼", "⅓", "½", "1", "1 ¼", "2 ½"]);
  });
});

describe("who is spoken to", () => {
  const seats = [
    { name: "Ada", you: true },
    { name: "Ben", you: false },
  ];
  const speak = speakerOf(seats);
  const [ada, ben] = [{ seat: 0 }, { seat: 1 }];
  const character = characterIn("duchess");
  const victim = victimIn(1);

  it("is you, and others have their names", () => {
    expect(speak("page-accuses", { by: ada, who: ben, character, victim })).toBe(
      "You accuse Ben of murdering the second victim: “Ben is the Dowager Duchess!”",
    );
    expect(speak("page-accuses", { by: ben, who: ada, character, victim })).toBe(
      "Ben accuses you of murdering the second victim: “You are the Dowager Duchess!”",
    );
    expect(speak("page-identity", { who: ada, is: "no", character })).toBe("You are not the Duchess");
    expect(speak("page-why-list", { who: ben, is: "yes", character })).toBe("Why Ben is the Duchess");
    expect(speak("page-victim-solved", { victim, by: ada, who: ben })).toBe(
      "The second victim: you rightly accused Ben.",
    );
    expect(speak("page-sure-somebody", { who: ada })).toBe("that is you");
  });

  it("numbers are told apart", () => {
    expect([0, 1, 7].map((count) => say("page-to-draw", { count }))).toEqual([
      "No cards left to draw",
      "1 card to draw",
      "7 cards to draw",
    ]);
    const put = (...above: number[]) =>
      say("page-put-back", {
        count: above.length,
        depths: {
          and: above.map((above) => ({ text: say("page-depth", { above }) })),
        },
      });
    expect(put(12)).toBe("Accusation put back: under 12 cards.");
    expect(put(0, 1)).toBe("Accusations put back: on top and under 1 card.");
    const marks = [1, 2].map((count) => say("page-mark", { aspect: aspectIn("means"), count }));
    expect(marks).toEqual(["means", "means 2 times"]);
    expect(say("page-shows", { character, shown: { and: [] } })).toBe("The Duchess: nothing.");
  });

  it("is asked for a move, or told what is awaited", () => {
    const play = {
      type: "play",
      cards: [card("te", "x")],
      spots: spots([[]]),
      accuse: [],
      pass: false,
    };
    const at = (phase: object, options: object | null, player = 1) =>
      prompt({
        view: { public: { phase } },
        options,
        turn: { player },
        seats,
      } as never);
    const playing = { type: "play", seat: 0 };
    expect(at(playing, play, 0)).toBe("play evidence in front of a victim");
    expect(at(playing, { ...play, accuse: [{}] }, 0)).toBe(
      "play evidence in front of a victim, or accuse somebody",
    );
    expect(at(playing, { ...play, cards: [], accuse: [{}] }, 0)).toBe("accuse somebody");
    // A double Dead End has no place in front of a victim where nothing lies (TS-35).
    expect(at(playing, { ...play, cards: [card("x", "x")], accuse: [{}] }, 0)).toBe("accuse somebody");
    expect(at(playing, { ...play, cards: [], pass: true }, 0)).toBe("pass, because you have nothing to play");
    expect(at(playing, null)).toBe("Ben is weighing the evidence.");
    expect(at({ type: "draw", seat: 0 }, null)).toBe("You draw a card.");
    expect(at({ type: "deal" }, null)).toBe("The characters and cards are being dealt.");
  });

  it("is asked for no card where none can be played", () => {
    const play = { type: "play", cards: [card("te", "x")], spots: spots([[]]), accuse: [], pass: false };
    const asked = (some: object, narrowed = false) => toChoose({ ...play, ...some } as never, narrowed);
    expect(asked({})).toBe("Choose a card to play.");
    expect(asked({ accuse: [{}] })).toBe("Choose a card to play, or accuse somebody.");
    const none = "You can play no card: accuse somebody.";
    expect(asked({ cards: [], accuse: [{}] })).toBe(none);
    expect(asked({ spots: [], accuse: [{}] })).toBe(none);
    expect(asked({ cards: [card("x", "x")], accuse: [{}] })).toBe(none);
    expect(asked({ cards: [], accuse: [{}] }, true)).toBe("Accuse somebody.");
  });

  it("is nobody where everything is shown", () => {
    const all = {
      seats,
      views: [{ public: { phase: { type: "play", seat: 0 } } }],
    } as never;
    expect(tell({ type: "deal", characters: ["duchess", "thomas"], hands: [] }, all)).toBe(
      "The cards are dealt: Ada is the Dowager Duchess and Ben is Thomas Blauden.",
    );
    expect(tell({ type: "draw", card: card("dm", "x") }, all)).toBe(
      "Ada draws the Duchess’s motive and a Dead End.",
    );
    expect(tell({ type: "pass" }, all)).toBeNull();
  });
});

it("a mark goes round and leaves the old notes alone", () => {
  const none = readNotes(null, 1);
  const one = toggled(none, 2, "duchess");
  expect(markOf(none, 2, "duchess")).toBeNull();
  expect(markOf(one, 2, "duchess")).toBe("maybe");
  const two = toggled(one, 2, "duchess");
  expect(markOf(two, 2, "duchess")).toBe("yes");
  const three = toggled(two, 2, "duchess");
  expect(markOf(three, 2, "duchess")).toBe("no");
  expect(markOf(toggled(three, 2, "duchess"), 2, "duchess")).toBeNull();
});

it("whatever was saved can be read", () => {
  for (const odd of [undefined, 7, "x", [], { marks: 3 }, { marks: { 1: null, 2: { thomas: "surely" } } }]) {
    expect(readNotes(odd, 1).marks).toEqual({});
  }
  const saved = { version: 1, marks: { 3: { thomas: "no", nobody: "yes" } } };
  expect(readNotes(saved, 1).marks).toEqual({ 3: { thomas: "no" } });
});
