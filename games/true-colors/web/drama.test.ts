import { describe, expect, it } from "vitest";
import { sceneOf } from "./drama";
import { attack, news } from "./fixtures";
import { prompt } from "./prompt";
import { acts, hands, setup, view, walkFrom } from "./fixtures";
import { tell } from "./tell";
import type { SeatLook } from "$parlour/plugin";
import type { Options, Phase } from "./types";

const attacked = { type: "attacked", attack, kills: false } as const;

describe("moments over the board", () => {
  it("show the old shape and the new one", () => {
    const told = news({ type: "revealed", seat: 0, card: "mr_pink", too_long: false }, attacked, {
      type: "revealed",
      seat: 0,
      card: "dr_black",
      too_long: false,
    });
    expect(sceneOf(told, told.slice(0, 1))).toMatchObject({ type: "shift", from: "miss_scarlet", to: "mr_pink" });
    expect(sceneOf(told, told.slice(2))).toMatchObject({ type: "shift", from: "mr_pink", to: "dr_black" });
  });

  it("show a kill, a weakness, and an attack in vain with its weapon", () => {
    const killed = news({ ...attacked, kills: true });
    expect(sceneOf(killed, killed)).toMatchObject({ type: "kill", seat: 0, weapon: "axe" });
    const weak = news(attacked, { type: "revealed", seat: 0, card: "hall", too_long: false });
    expect(sceneOf(weak, weak)).toMatchObject({ type: "weakness", card: "hall" });
    const vain = news(attacked, { type: "unharmed", seat: 0, safe: ["axe"], too_long: false });
    expect(sceneOf(vain, vain.slice(1))).toMatchObject({ type: "unharmed", weapon: "axe" });
    const dull = news(attacked, { type: "ended", seat: 1, too_long: false });
    expect(sceneOf(dull, dull)).toBeNull();
  });
});

describe("what is to be done, in words", () => {
  const seats = ["Ada", "Benedict", "Chiara", "Dev"].map(
    (name, seat) => ({ seat, name, you: seat === 0 }) as SeatLook,
  );
  const say = (phase: Phase, options: Options | null, player: number) =>
    prompt({ view: view(phase), options, turn: { player }, viewer: { seat: 0 }, setup, seats });

  it("tells the one to move what can be done", () => {
    expect(say({ type: "before", seat: 0 }, acts, 0)).toBe(
      "roll the dice, or first pick up a weapon, steal a weapon or attack",
    );
    expect(say({ type: "after", seat: 0 }, { ...acts, type: "after", steal: [], targets: [] }, 0)).toBe(
      "end your turn, or pick up a weapon",
    );
    expect(say({ type: "walk", seat: 0, acted: false }, walkFrom("centre", 7), 0)).toBe(
      "choose where to go (you rolled 7)",
    );
    const asked: Options = { type: "answer", reveal: ["hall", "mr_pink"], nothing: false };
    expect(say({ type: "answer", attack }, asked, 0)).toBe(
      "choose what to turn up: Benedict attacks you in the Hall with the Axe",
    );
  });

  it("tells the others who thinks of what, and not what they may do", () => {
    expect(say({ type: "walk", seat: 1, acted: false }, null, 1)).toBe(
      "Benedict rolled 7 and is choosing where to go.",
    );
    expect(say({ type: "before", seat: 1 }, null, 1)).toBe("Benedict begins a turn in the Hall.");
    expect(say({ type: "answer", attack: { ...attack, by: 0, target: 1 } }, null, 1)).toBe(
      "Benedict answers your attack in the Hall with the Axe.",
    );
  });

  it("tells the deal in full only where everything is shown", () => {
    const situation = { setup, seats, views: [] };
    expect(tell({ type: "deal", hands, weapons: [] }, situation)).toMatch(
      /Ada can be hurt in the Hall, .* and with .* and the Cane\. Benedict can/,
    );
    expect(tell({ type: "roll" }, situation)).toBeNull();
  });
});
