import { describe, expect, test } from "vitest";
import type { SeatLook } from "../plugin";
import type { Room } from "../protocol";
import { Bell, isYours, outcome, ranking, statusLine, tabTitle } from "./turns";

const me = { seat: 1 } as const;
const seats: SeatLook[] = ["Ada", "Bela", "Carl"].map((name, seat) => ({
  seat,
  name,
  chair: name,
  chairIndex: seat,
  colour: "red",
  ink: "white",
  symbol: name[0]!,
  you: seat === 1,
  bot: false,
}));

describe("whose turn", () => {
  test("is the viewer's only with the viewer's own seat", () => {
    expect(isYours({ player: 1 }, me)).toBe(true);
    expect(isYours({ player: 0 }, me)).toBe(false);
    expect(isYours("chance", me)).toBe(false);
    expect(isYours("over", me)).toBe(false);
    expect(isYours({ player: 1 }, "spectator")).toBe(false);
  });

  test("is said in words", () => {
    expect(statusLine({ player: 1 }, me, seats, null)).toBe("Your turn: make your move.");
    expect(statusLine({ player: 1 }, me, seats, "roll the die")).toBe("Your turn: roll the die.");
    expect(statusLine({ player: 0 }, me, seats, null)).toBe("Ada is thinking.");
    expect(statusLine({ player: 0 }, me, seats, "Ada looks for a card.")).toBe("Ada looks for a card.");
    expect(statusLine("chance", me, seats, null)).toBe("One moment …");
    expect(statusLine("over", me, seats, "whatever")).toBe("The game is over.");
  });

  test("is in the tab's title", () => {
    expect(tabTitle({ player: 1 }, me, "Clue")).toBe("● Your turn · Clue");
    expect(tabTitle({ player: 0 }, me, "Clue")).toBe("Clue · Parlour");
    expect(tabTitle({ player: 1 }, "spectator", "Clue")).toBe("Clue · Parlour");
    expect(tabTitle("over", me, "Clue")).toBe("Game over · Clue");
    expect(tabTitle(null, me, "Clue")).toBe("Clue · Parlour");
  });
});

describe("the bell", () => {
  test("rings when the turn comes from another", () => {
    const bell = new Bell();
    expect(bell.rings({ player: 0 }, me)).toBe(false);
    expect(bell.rings({ player: 1 }, me)).toBe(true);
  });

  test("does not ring at the first look, nor for one's own dice and second decisions", () => {
    const bell = new Bell();
    expect(bell.rings({ player: 1 }, me)).toBe(false);
    expect(bell.rings("chance", me)).toBe(false);
    expect(bell.rings({ player: 1 }, me)).toBe(false);
  });

  test("rings again after everybody else has played", () => {
    const bell = new Bell();
    const rung = [{ player: 1 }, { player: 2 }, { player: 0 }, "chance" as const, { player: 1 }].map((turn) =>
      bell.rings(turn, me),
    );
    expect(rung).toEqual([false, false, false, false, true]);
  });

  test("rings when the game begins with the viewer", () => {
    const bell = new Bell();
    expect(bell.rings("chance", me)).toBe(false);
    expect(bell.rings({ player: 1 }, me)).toBe(true);
  });

  test("never rings for a spectator", () => {
    const bell = new Bell();
    expect([{ player: 0 }, { player: 1 }].some((turn) => bell.rings(turn, "spectator"))).toBe(false);
  });
});

describe("the end", () => {
  test("names who has won", () => {
    expect(outcome([1], me, seats, null)).toBe("You win!");
    expect(outcome([1], "spectator", seats, null)).toBe("Bela wins.");
    expect(outcome([0], me, seats, null)).toBe("Ada wins.");
  });

  test("names the bot that won in a player's place, once it is over", () => {
    const room = (phase: string, out: number) =>
      ({ phase, chairs: [0, 1, 2].map((seat) => ({ seat, who: { stand_in: seat === out } })) }) as unknown as Room;
    expect(outcome([1], me, seats, room("over", 1))).toBe("A bot wins for you.");
    expect(outcome([1], "spectator", seats, room("over", 1))).toBe("A bot wins for Bela.");
    expect(outcome([1], me, seats, room("over", 0))).toBe("You win!");
    expect(outcome([1], me, seats, room("playing", 1)), "they were away for a moment").toBe("You win!");
  });

  test("several may win together, and nobody", () => {
    expect(outcome([0, 1], me, seats, null)).toBe("It is a shared win for Ada and you.");
    expect(outcome([0, 2], me, seats, null)).toBe("It is a shared win for Ada and Carl.");
    expect(outcome([], me, seats, null)).toBe("Nobody wins.");
  });

  test("ranks by points, equals on one place", () => {
    const places = ranking([-4, 10, -4], [1], seats).map((row) => [row.place, row.seat.name, row.score]);
    expect(places).toEqual([
      [1, "Bela", 10],
      [2, "Ada", -4],
      [2, "Carl", -4],
    ]);
  });

  test("has no places where nobody has won", () => {
    const places = ranking([-4, 10, -5], [], seats).map((row) => [row.place, row.seat.name, row.score]);
    expect(places).toEqual([
      [null, "Ada", -4],
      [null, "Bela", 10],
      [null, "Carl", -5],
    ]);
  });
});
