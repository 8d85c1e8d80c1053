import { pageAndFileAgree } from "$parlour/wording";
import { describe, expect, it } from "vitest";
import file from "../words/en.ftl?raw";
import { boardOf } from "./boards";
import { CARDS, kindOf, messageOf, WHERE } from "./cards";
import { chairLook } from "./looks";
import { allOf, named, oneOf, say, speakerOf, title, words } from "./words";

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const pads = [...boardOf("mansion").starts, ...boardOf("cottage").starts].map(({ mark }) => `page-pad-${mark}`);
const made = [
  ...pads,
  ...["who", "where", "what"].flatMap((kind) => [`page-head-${kind}`, `page-own-${kind}`]),
  ...["ruby", "amber", "jade", "sapphire", "amethyst", "pearl"].map((gem) => `page-symbol-${gem}`),
  "page-wheel",
];

pageAndFileAgree({ file, sources, made, others: ["the"] });

it("pads have a form for sentences", () => {
  for (const pad of pads) expect(words.text(`${pad}.the`), pad).toBe(`the ${words.text(pad)}`);
});

describe("cards", () => {
  it("have names, and a form for sentences", () => {
    for (const card of CARDS) {
      const the = kindOf(card) === "who" ? title(card) : `the ${title(card)}`;
      expect(words.text(`${messageOf(card)}.the`), card).toBe(the);
    }
    for (const room of WHERE) {
      const lines = ["above", "below"].map((line) => words.text(`${messageOf(room)}.${line}`));
      expect(lines, room).toEqual(title(room).includes(" ") ? title(room).split(" ") : [null, null]);
    }
    expect([title("miss_scarlet"), title("billiard_room"), title("lead_pipe")]).toEqual([
      "Miss Scarlet",
      "Billiard Room",
      "Lead Pipe",
    ]);
  });

  it("are listed with their articles", () => {
    const speak = speakerOf([{ name: "Ada", you: false }]);
    const hand = {
      who: { seat: 0 },
      rooms: allOf(["hall", "study", "kitchen"]),
      weapons: allOf(["rope"]),
    };
    expect(speak("page-told-hand", hand)).toBe(
      "Ada can be hurt in the Hall, the Study and the Kitchen and with the Rope.",
    );
    expect(say("page-betrays-either", { cards: oneOf(["hall", "rope"]) })).toMatch(/the Hall or the Rope can hurt/);
  });
});

it("chairs have letters of their own", () => {
  expect([0, 1, 2, 3, 4, 5].map((index) => chairLook(index).symbol)).toEqual(["R", "A", "J", "S", "Am", "P"]);
});

describe("who is spoken to", () => {
  const speak = speakerOf([
    { name: "Ada", you: true },
    { name: "Ben", you: false },
  ]);
  const [ada, ben] = [{ seat: 0 }, { seat: 1 }];

  it("is you, and others have their names", () => {
    const attack = { room: named("hall"), weapon: named("rope") };
    expect(speak("page-attacks", { who: ada, target: ben, ...attack })).toBe(
      "You attack Ben in the Hall with the Rope.",
    );
    expect(speak("page-attacks", { who: ben, target: ada, ...attack })).toBe(
      "Ben attacks you in the Hall with the Rope.",
    );
    const card = named("dr_black");
    const claims = [ada, ben].flatMap((who) =>
      ["yes", "no"].map((is) => speak("page-claim-shape", { card, who, is })),
    );
    expect(claims).toEqual([
      "Dr. Black: you have this shape.",
      "Dr. Black: you do not have this shape.",
      "Dr. Black: Ben has this shape.",
      "Dr. Black: Ben does not have this shape.",
    ]);
    expect(
      speak("page-drama-weakness", {
        who: ada,
        card: named("hall"),
        kind: "where",
      }),
    ).toBe("You can be hurt in the Hall");
    expect(
      speak("page-drama-weakness", {
        who: ben,
        card: named("rope"),
        kind: "what",
      }),
    ).toBe("Ben can be hurt with the Rope");
  });

  it("numbers are told apart", () => {
    expect([1, 2].map((spaces) => say("page-far", { spaces }))).toEqual(["1 space", "2 spaces"]);
    expect([0, 1, 2].map((left) => say("page-shapes-left", { left }))).toEqual([
      "You have no other shape to take.",
      "You have 1 shape left to take.",
      "You have 2 shapes left to take.",
    ]);
    expect(say("page-cards-down", { shapes: 2, rooms: 1, weapons: 0 })).toBe(
      "Face down: 2 shapes, 1 room, 0 weapons",
    );
  });
});
