import { describe, expect, test } from "vitest";
import type { Chair, Room } from "../protocol";
import { counts, entryOf, isEntry, merged, placesOf, type Entry } from "./entry";

const chair = (seat: number | null, name: string, bot: string | null = null): Chair => ({
  seat,
  who: {
    name,
    bot,
    connected: true,
    bot_in_ms: null,
    stand_in: false,
    left_ms: null,
    holiday: null,
    again: false,
    share: null,
  },
});

const room = {
  table: "0123456789abcdef",
  game: "clue",
  options: { edition: "1986", two_dice: true },
  lesson: false,
  origin: null,
  evening: null,
  chairs: [chair(2, "Cleo"), { seat: null, who: null }, chair(0, "Ada"), chair(1, "Botolph", "reasoner")],
} as unknown as Room;
const over = { scores: [0, 1, 0], winners: [1], ended: 1_790_000_000_000 };

const entry: Entry = {
  table: "0123456789abcdef",
  game: "clue",
  edition: "1986",
  ended: 1_790_000_000_000,
  players: [{ name: "Ada" }, { name: "Botolph", bot: "reasoner" }, { name: "Cleo" }],
  scores: [0, 1, 0],
  winners: [1],
  seat: 2,
};

describe("what is entered", () => {
  test("the players by seat, bots with their level, and the edition of the rules", () => {
    expect(entryOf(room, { seat: 2 }, over)).toEqual(entry);
    expect(entryOf({ ...room, options: {} }, { seat: 2 }, over)).toEqual({ ...entry, edition: undefined });
  });

  test("for whom a bot played on to the end, and then the game counts for nobody", () => {
    const out = chair(0, "Ada");
    const entered = entryOf(
      { ...room, chairs: [chair(2, "Cleo"), { ...out, who: { ...out.who!, stand_in: true } }, room.chairs[3]!] },
      { seat: 2 },
      over,
    )!;
    expect(entered.players[0]).toEqual({ name: "Ada", stand_in: true });
    expect([isEntry(entered), counts(entered), counts(entry)]).toEqual([true, false, true]);

    const you = chair(2, "Cleo");
    const own = entryOf(
      { ...room, chairs: [{ ...you, who: { ...you.who!, stand_in: true } }, ...room.chairs.slice(1)] },
      { seat: 2 },
      over,
    )!;
    expect(own, "one's own seat, as all others have it").toEqual({ ...entry, stand_in: true });
  });

  test("nothing of a lesson, of a game that was played on, and for spectators", () => {
    expect(entryOf({ ...room, lesson: true }, { seat: 2 }, over)).toBeNull();
    expect(entryOf({ ...room, origin: { table: "f", ply: 3 } }, { seat: 2 }, over)).toBeNull();
    expect(entryOf(room, "spectator", over)).toBeNull();
  });
});

test("winners are first whatever their points, and equal points share a place", () => {
  expect(placesOf({ scores: [3, 7, 7, 1], winners: [0] })).toEqual([1, 2, 2, 4]);
  expect(placesOf({ scores: [1, 0, 1], winners: [0, 2] })).toEqual([1, 3, 1]);
  expect(placesOf({ scores: [5, 0, 1], winners: [] }), "nobody has won").toEqual([1, 1, 1]);
});

test("of two records together each table counts once, in the order of time", () => {
  const other = { ...entry, table: "b", ended: 5, seat: 0 };
  const same = { ...entry, seat: 0 };
  expect(merged([entry], [other, same, other])).toEqual([other, entry]);
  expect(merged([], [entry, other])).toEqual([other, entry]);
});

test("what is no entry is known, whoever wrote it", () => {
  expect(isEntry(entry)).toBe(true);
  expect(isEntry({ ...entry, stand_in: true, edition: undefined })).toBe(true);
  const wrong: unknown[] = [
    null,
    "entry",
    { ...entry, table: "../about" },
    { ...entry, table: undefined },
    { ...entry, game: "a b" },
    { ...entry, ended: 1e300 },
    { ...entry, ended: "now" },
    { ...entry, ended: -5 },
    { ...entry, players: [{ name: "Ada" }] },
    { ...entry, players: [{ name: "Ada" }, { name: 7 }, { name: "Cleo" }] },
    { ...entry, players: [{ name: "Ada" }, { name: "B".repeat(1000) }, { name: "Cleo" }] },
    { ...entry, players: "Ada" },
    { ...entry, scores: [1, 0] },
    { ...entry, scores: [0, null, 1] },
    { ...entry, winners: [3] },
    { ...entry, seat: -1 },
    { ...entry, stand_in: "yes" },
  ];
  expect(wrong.filter(isEntry)).toEqual([]);
});
