import { describe, expect, it } from "vitest";
import { attack, hands, setup, table, view } from "./fixtures";
import { chanceOf, formsLeft, isVain, outlook, plight, price, silence, standing } from "./stakes";
import type { Card } from "./cards";
import type { Attack, Fact, Player, View } from "./types";
import { speakerOf } from "./words";

const bluffing = { ...setup, decoy: "any_attack" } as const;

/** What seat 0 sees when seat 1 is like this. */
function facing(player: Partial<Player>): View {
  const players = table({ type: "before", seat: 0 }).players.map((one, seat) =>
    seat === 1 ? { ...one, face_up: [], safe: [], one_of: [], ...player } : { ...one, face_up: [] },
  );
  return view({ type: "before", seat: 0 }, { players });
}
const speak = speakerOf([
  { name: "Ada", you: true },
  { name: "Ben", you: false },
]);
const thought = { target: 1, room: "lounge", weapon: "axe" } as const;
const think = (player: Partial<Player>, rules = setup) => outlook(facing(player), rules, thought, speak).join(" ");
const shapes: Card[] = ["mrs_peacock", "mr_green", "mrs_grey"];

describe("what is known of a card and a player", () => {
  it("comes from cards face up, attacks without effect, the own hand, and characters turned up", () => {
    const seen = facing({
      face_up: ["lounge"],
      safe: ["poker"],
      one_of: [
        ["poker", "wrench"],
        ["kitchen", "axe"],
      ],
    });
    const is = (card: Card) => standing(seen, 1, card);
    expect(["lounge", "poker", "hall", "wrench", "kitchen", "poison"].map((card) => is(card as Card))).toEqual([
      "shown",
      "safe",
      "safe",
      "certain",
      "open",
      "open",
    ]);
    expect(standing(seen, 2, "lounge")).toBe("safe");
  });
});

describe("what an attack can bring", () => {
  it("kills who has both face up and no shape left", () => {
    expect(think({ face_up: ["lounge", "axe", ...shapes] })).toMatch(/this kills Ben, and you win/);
    expect(think({ face_up: ["lounge", "axe", ...shapes.slice(1)] })).toMatch(/forced .* the last one/);
    expect(think({ face_up: ["lounge", "axe"] })).toMatch(/2 more would be left/);
  });

  it("says what is sure, what is open and what is in vain", () => {
    expect(think({})).toMatch(/If one of them can hurt Ben.*If neither can/);
    expect(think({ face_up: ["lounge"] })).toMatch(
      /^It is known that the Lounge can hurt Ben\. If the Axe can, Ben/,
    );
    expect(think({ safe: ["lounge"] })).toMatch(/^It is certain that the Lounge can’t hurt Ben\. If the Axe can/);
    expect(think({ safe: ["lounge", "axe"] })).toBe(
      "Nothing will come of it: the Lounge and the Axe can’t hurt Ben.",
    );
    expect(think({ face_up: ["lounge"], safe: ["axe"] })).toMatch(/^Nothing will come of it: the Axe/);
    expect(think({ safe: ["axe"], one_of: [["lounge", "axe"]] })).toMatch(/Ben has to turn up the Lounge, or a/);
  });

  it("is in vain when one card is safe and the other no secret", () => {
    const vain = (player: Partial<Player>) => isVain(facing(player), thought);
    expect(vain({ safe: ["lounge", "axe"] })).toBe(true);
    expect(vain({ face_up: ["lounge"], safe: ["axe"] })).toBe(true);
    expect([vain({}), vain({ safe: ["axe"] }), vain({ face_up: ["lounge", "axe"] })]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("has the chance of what is face down", () => {
    const fact = (one_of: Card[], possible: number | null) => ({
      fact: { seat: 1, one_of } satisfies Fact,
      possible,
      likely: possible,
    });
    const other = { ...fact(["axe"], 0.9), fact: { seat: 2, one_of: ["axe" as Card] } };
    const aid = {
      facts: [other, fact(["lounge"], 0.25), fact(["axe"], 0.5), fact(["lounge", "axe"], 0.6)],
    };
    const chance = (face_up: Card[], told = aid) =>
      chanceOf(told, facing({ face_up }).public, thought)?.possible ?? null;
    expect([chance([]), chance(["lounge"]), chance(["axe"]), chance(["lounge", "axe"])]).toEqual([
      0.6, 0.5, 0.25, 1,
    ]);
    expect(chance([], { facts: [fact(["lounge"], 1)] })).toBeNull();
    expect(chance([], { facts: [fact(["lounge", "axe"], null)] })).toBeNull();
    expect(chanceOf(null, facing({ face_up: ["lounge", "axe"] }).public, thought)).toBeNull();
  });

  it("allows for bluffs only where they are allowed", () => {
    expect(think({ safe: ["lounge", "axe"] }, bluffing)).toMatch(/make you wonder/);
    expect(think({ face_up: ["lounge"], safe: ["axe"] }, bluffing)).not.toMatch(/wonder/);
    expect(think({}, bluffing)).toMatch(/make you wonder/);
  });
});

describe("what is at stake for the one attacked", () => {
  const hit = (room: Attack["room"], weapon: Attack["weapon"]): Attack => ({ ...attack, room, weapon });
  const at = (up: Card[]): View => {
    const players = table({ type: "before", seat: 0 }).players.map((one, seat) =>
      seat === 0 ? { ...one, face_up: up } : one,
    );
    return { ...view({ type: "answer", attack }, { players }), own: hands[0]! };
  };

  it("is told from the own cards", () => {
    expect(plight(at([]), hit("kitchen", "axe"))).toBe("Neither the Kitchen nor the Axe can hurt you.");
    expect(plight(at([]), hit("hall", "rope"))).toMatch(/Both can hurt you, and nobody knows it yet/);
    expect(plight(at(["hall", "rope"]), hit("hall", "rope"))).toMatch(/forced into another shape/);
    expect(plight(at(["hall"]), hit("hall", "rope"))).toBe(
      "Everybody knows that the Hall can hurt you. Nobody knows yet that the Rope can, too.",
    );
    expect(plight(at([]), hit("hall", "axe"))).toBe(
      "Nobody knows yet that the Hall can hurt you. But the Axe can’t.",
    );
  });

  it("leaves out what earlier answers have told everybody", () => {
    const after = (safe: Card[], one_of: Card[][] = []): View => {
      const players = at([]).public.players.map((one, seat) => (seat === 0 ? { ...one, safe, one_of } : one));
      return { ...at([]), public: { ...at([]).public, players } };
    };
    const shape = (view: View) => price(view, setup, hit("hall", "poison"), "mr_pink");
    expect(shape(at([]))).toMatch(/but not which/);
    expect(shape(after(["poison"]))).toMatch(/all the same that the Hall/);
    expect(shape(after(["poison"], [["hall", "poison"]]))).toMatch(/gives away nothing new/);
    expect(plight(after(["poison"], [["hall", "poison"]]), hit("hall", "poison"))).toBe(
      "Everybody knows that the Hall can hurt you. But the Poison can’t.",
    );
    expect(plight(after(["poison"]), hit("hall", "poison"))).toMatch(/Nobody knows yet that the Hall/);
  });

  it("is told for each card that could be turned up", () => {
    expect(price(at([]), setup, hit("hall", "rope"), "hall")).toMatch(/Nobody learns of the Rope/);
    expect(price(at(["rope"]), setup, hit("hall", "rope"), "hall")).toMatch(/everybody knows both/);
    expect(price(at([]), setup, hit("hall", "rope"), "mr_pink")).toMatch(/but not which\. You have 2 shapes left/);
    expect(price(at(["rope"]), setup, hit("hall", "rope"), "mr_pink")).toMatch(/all the same that the Hall/);
    expect(price(at([]), bluffing, hit("kitchen", "axe"), "mr_pink")).toMatch(/may be a bluff/);
    const last = at(["hall", "rope", "mr_pink", "dr_black"]);
    expect(formsLeft(last.public, 0)).toBe(1);
    expect(price(last, setup, hit("hall", "rope"), "miss_jade")).toMatch(/gives away nothing new.*last shape/);
  });

  it("is told of silence", () => {
    expect(silence(at([]), hit("kitchen", "axe"))).toMatch(/neither the Kitchen nor the Axe/);
    expect(silence(at(["hall"]), hit("hall", "axe"))).toBe("Then everybody knows that the Axe can’t hurt you.");
    expect(silence(at(["hall", "rope"]), hit("hall", "rope"))).toBe("");
  });
});
