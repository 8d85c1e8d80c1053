import { rate, rating } from "openskill";
import { describe, expect, test } from "vitest";
import type { Entry, Player } from "./entry";
import { BEGIN, shown, summaries, TAU } from "./rating";

const bot = (level: string): Player => ({ name: level.toUpperCase(), bot: level });

/** A game in which the player of this record has the first seat. */
function game(players: Player[], scores: number[], more: Partial<Entry> = {}): Entry {
  const best = Math.max(...scores);
  return {
    table: `t${JSON.stringify([players, scores, more]).length}${Math.random()}`,
    game: "clue",
    ended: 0,
    players: [{ name: "Ada" }, ...players],
    scores,
    winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])),
    seat: 0,
    ...more,
  };
}

describe("the method", () => {
  test("gives what the library publishes, for four players and for two of them level", () => {
    const all = Array.from({ length: 4 }, () => [rating()]);
    const gives = (rank: number[], published: number[]) =>
      rate(all, { rank }).forEach(([one], seat) => expect(one!.mu).toBeCloseTo(published[seat]!, 2));
    gives([4, 1, 3, 2], [20.963, 27.795, 24.689, 26.553]);
    gives([2, 4, 2, 1], [24.689, 22.826, 24.689, 27.795]);
  });

  test("gives what the paper’s formulas give for two who begin", () => {
    // c² = 2 (σ² + β²) with σ² = 625/9 + τ², β² = 625/36, τ = 1/12; both have a chance of one half.
    const [σ2, β2] = [625 / 9 + 1 / 144, 625 / 36];
    const c = Math.sqrt(2 * (σ2 + β2));
    const [winner, loser] = rate([[rating()], [rating()]], { tau: TAU }).map(([one]) => one!);
    expect(winner!.mu).toBeCloseTo(25 + (σ2 / c) * 0.5, 9);
    expect(loser!.mu).toBeCloseTo(25 - (σ2 / c) * 0.5, 9);
    const shrinks = Math.sqrt(1 - (σ2 / c ** 2) * 0.25 * (Math.sqrt(σ2) / c));
    expect(winner!.sigma).toBeCloseTo(Math.sqrt(σ2) * shrinks, 9);
  });
});

describe("the scale", () => {
  test("everybody begins at 1500, within about 490", () => {
    expect(BEGIN.value).toBe(1500);
    expect(BEGIN.spread).toBeCloseTo(491.3, 1);
  });

  test("who is 400 ahead wins 10 games of 11 where nothing is uncertain", () => {
    const ahead = 400 / (shown({ mu: 26, sigma: 1 }).value - 1500);
    // Plackett and Luce: the odds of the first place are exp(mu / c), and c² is the sum of β².
    const odds = Math.exp(ahead / Math.sqrt(2 * (25 / 6) ** 2));
    expect(odds).toBeCloseTo(10, 9);
  });
});

describe("a record", () => {
  test("of nothing says nothing", () => {
    expect(summaries([])).toEqual([]);
  });

  test("is gone through game by game, each game by itself, the last that was played first", () => {
    const clue = [game([bot("a")], [1, 0], { ended: 1 }), game([bot("a")], [0, 1], { ended: 3 })];
    const doubt = game([bot("a")], [5, 2], { ended: 2, game: "color-doubt" });
    const found = summaries([clue[0]!, doubt, clue[1]!]);
    expect(found.map(({ game, games, wins }) => [game, games, wins])).toEqual([
      ["clue", 2, 1],
      ["color-doubt", 1, 1],
    ]);
    const [first, second] = found[0]!.steps;
    expect(first).toMatchObject({ table: clue[0]!.table, ended: 1 });
    expect(first!.value).toBeGreaterThan(1500);
    expect(second!.value).toBeLessThan(first!.value);
    expect(second!.spread).toBeLessThan(first!.spread);
    const [me, other] = [found[1]!.strengths[0]!, found[1]!.strengths[1]!];
    expect([me.who, other.who]).toEqual([null, bot("a")]);
    expect(me.value - 1500, "two who begin move as far").toBeCloseTo(1500 - other.value, 6);
  });

  test("four players in order end in that order, and two who are level stay level", () => {
    const [found] = summaries([game([bot("a"), bot("b"), { name: "Ben" }], [9, 7, 7, 1])]);
    const by = new Map(found!.strengths.map((one) => [one.who?.bot ?? one.who?.name ?? "you", one.value]));
    expect([...by.keys()]).toEqual(["you", "a", "b", "Ben"]);
    expect(by.get("a")).toBeCloseTo(by.get("b")!, 9);
    expect(by.get("Ben")).toBeLessThan(by.get("b")!);
  });

  test("where nobody has won, nobody moves", () => {
    const [found] = summaries([game([bot("a"), bot("b")], [4, 2, 0], { winners: [] })]);
    for (const { value } of found!.strengths) expect(value).toBeCloseTo(1500, 9);
    expect(found!.wins).toBe(0);
  });

  test("bots of one level are one player, who goes on with the mean of its seats", () => {
    const [found] = summaries([game([bot("a"), bot("a"), bot("b")], [3, 2, 1, 0])]);
    expect(found!.strengths).toHaveLength(3);
    const after = rate(
      Array.from({ length: 4 }, () => [rating()]),
      { rank: [1, 2, 3, 4], tau: TAU },
    ).map(([one]) => one!);
    const level = found!.strengths.find(({ who }) => who?.bot === "a")!;
    const mean = (after[1]!.mu + after[2]!.mu) / 2;
    expect(level.value).toBeCloseTo(shown({ mu: mean, sigma: 1 }).value, 9);
    expect(level.games).toBe(1);
  });

  test("one is oneself under any name, and a namesake is somebody else", () => {
    const [found] = summaries([
      game([{ name: "Ben" }], [1, 0]),
      game([], [0, 1], { players: [{ name: "Ada" }, { name: "Zoe" }], seat: 1 }),
    ]);
    expect(found!.strengths.map(({ who, games }) => [who?.name ?? "you", games])).toEqual([
      ["you", 2],
      ["Ada", 1],
      ["Ben", 1],
    ]);
  });

  test("what a bot played to its end does not count", () => {
    expect(summaries([game([bot("a")], [1, 0], { stand_in: true })])).toEqual([]);
  });
});
