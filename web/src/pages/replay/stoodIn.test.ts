import "../../shell/whole";
import { expect, test } from "vitest";
import { isByBot } from "../../state/review";
import { ofBot, stoodInSaid, withBots } from "./stoodIn";

test("a review says for whom bots have moved, and when", () => {
  const look = (seat: number, name: string, you = false) => ({
    ...{ seat, name, you, chair: name, chairIndex: seat, colour: "", ink: "", symbol: "", bot: false },
  });
  const stoodIn = [
    { seat: 1, from: 12, to: 12 },
    { seat: 0, from: 15, to: null },
    { seat: 1, from: 20, to: 24 },
  ];
  const seats = [look(0, "Ada"), look(1, "Ben", true)];
  const movers = Array.from({ length: 30 }, (_, before) => (before === 20 ? null : (before + 1) % 2 === 0 ? 1 : 0));
  expect(stoodInSaid(stoodIn, seats, movers)).toEqual([
    "From move 15 on a bot played for Ada. Nobody is judged by its moves.",
    "A bot made moves for you: 12, 20, 22, 24. You are not judged by them.",
  ]);
  const long = [{ seat: 1, from: 12, to: 18 }];
  expect(stoodInSaid(long, seats, movers)).toEqual([
    "A bot made moves for you: 12–18. You are not judged by them.",
  ]);
  expect([14, 15, 99].map((ply) => isByBot(stoodIn, 0, ply))).toEqual([false, true, true]);
  expect([12, 13, 24, 25].map((ply) => isByBot(stoodIn, 1, ply))).toEqual([true, false, true, false]);
});

test("what a bot brought to its end is told of the bot, whoever asks", () => {
  const look = (seat: number, name: string, you = false) => ({
    ...{ seat, name, you, chair: name, chairIndex: seat, colour: "", ink: "", symbol: "", bot: false },
  });
  const seats = [look(0, "Ada"), look(1, "Ben", true)];
  const told = (to: number | null) =>
    withBots([{ seat: 1, from: 4, to }], seats).map(({ name, you }) => [name, you]);
  expect(told(null)).toEqual([
    ["Ada", false],
    ["Ben (bot)", false],
  ]);
  expect(told(6), "Ben was back").toEqual([
    ["Ada", false],
    ["Ben", true],
  ]);
});

test("a bot's reasons are told of the bot, also in a player's place", () => {
  const look = (seat: number, name: string, you = false) => ({
    ...{ seat, name, you, chair: name, chairIndex: seat, colour: "", ink: "", symbol: "", bot: false },
  });
  const seats = [look(0, "Ada"), look(1, "Ben", true)];
  const told = (of: number) => ofBot([{ seat: 1, from: 4, to: 6 }], seats, of).map(({ name, you }) => [name, you]);
  expect(told(0)).toEqual([
    ["Ada", false],
    ["Ben", true],
  ]);
  expect(told(1)).toEqual([
    ["Ada", false],
    ["Ben (bot)", false],
  ]);
});
