import type { SeatLook } from "$parlour/plugin";
import { describe, expect, it } from "vitest";
import { prompt } from "./prompt";
import { tell } from "./tell";
import type { Options, Public, Setup, View } from "./types";

const seats = ["Ada", "Ben"].map((name, seat) => ({ name, seat, you: seat === 0 }) as SeatLook);
const setup = { dice: 1 } as Setup;
const nothing: Options = {
  deck: [],
  roll: false,
  passage: null,
  walk: null,
  suggest: null,
  show: [],
  pass: false,
  accuse: false,
  end: false,
};

function words(table: Partial<Public>, options: Partial<Options> | null): string | null {
  const view = { public: { dice: [4], suggestion: null, ...table }, own: null } as unknown as View;
  const mine = options && { ...nothing, ...options };
  return prompt({ view, options: mine, turn: { player: options ? 0 : 1 }, viewer: { seat: 0 }, setup, seats });
}

describe("what the status line says", () => {
  it("names every way to begin one's own turn", () => {
    expect(words({ phase: "start" }, { roll: true, passage: "kitchen", suggest: "study" })).toBe(
      "roll the die, take the passage to the Kitchen or suggest in the Study",
    );
    expect(words({ phase: "start" }, { end: true })).toBe("every way out is blocked: wait");
  });

  it("follows the turn", () => {
    expect(words({ phase: "entered" }, { suggest: "hall" })).toBe("make a suggestion in the Hall");
    expect(words({ phase: "entered_by_passage" }, { suggest: "study", end: true })).toBe(
      "make a suggestion in the Study, or end your turn",
    );
    expect(words({ phase: "entered_by_passage" }, { suggest: "study" })).toBe("make a suggestion in the Study");
    expect(words({ phase: "answer" }, { show: ["rope"] })).toBe("show a card");
    expect(words({ phase: "answer" }, { pass: true })).toBe("say that you have none of the three");
    expect(words({ phase: "answered" }, { end: true, accuse: true })).toBe("end your turn, or accuse");
  });

  it("says what others are about", () => {
    expect(words({ phase: "walk" }, null)).toBe("Ben rolled 4 and is choosing where to go.");
    expect(words({ phase: "entered_by_passage" }, null)).toBe("Ben is thinking of a suggestion.");
    const suggestion = { by: 0 } as Public["suggestion"];
    expect(words({ phase: "answer", suggestion }, null)).toBe("Ben is looking for a card to show you.");
  });
});

it("tells a card that was shown in the replay of everything", () => {
  const views = [{ public: { suggestion: { by: 0, shown_by: 1 } } }] as unknown as View[];
  expect(tell({ type: "show", card: "knife" }, { setup, seats, views })).toBe("Ben shows Ada the Knife.");
  expect(tell({ type: "roll" }, { setup, seats, views })).toBeNull();
});
