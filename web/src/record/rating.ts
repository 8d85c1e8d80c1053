/**
 * How strong everybody is, by the games of a record: the method of Weng and Lin for games of many players, in its
 * Plackett–Luce form, as the library `openskill` has it. Nothing of it is kept: the games are gone through in the order
 * in which they ended.
 */

import { rate, rating, type Rating } from "openskill";
import { counts, isWon, placesOf, type Entry, type Player } from "./entry";

/**
 * A rating as it is shown. Two players who are 400 apart finish ahead of each other in 10 games of 11 and in 1, as on
 * the scale of chess: the method's unit is √2 · 25/6 natural logarithms of odds.
 */
export interface Rated {
  value: number;
  /** Two standard deviations: in nineteen cases of twenty the strength is within so much of the value. */
  spread: number;
}

const MIDDLE = 1500;
const { mu: START, sigma: SIGMA } = rating();
const UNIT = 400 / (Math.LN10 * Math.SQRT2 * (SIGMA / 2));

export const shown = ({ mu, sigma }: Rating): Rated => ({
  value: MIDDLE + UNIT * (mu - START),
  spread: 2 * UNIT * sigma,
});

/** By how much a strength may have changed between two games. */
export const TAU = SIGMA / 100;

/** Where everybody begins. */
export const BEGIN: Rated = shown(rating());

/** One's own rating after a game. */
export interface Step extends Rated {
  table: string;
  ended: number;
}

/** Somebody with whom one has played; null is oneself. */
export interface Strength extends Rated {
  who: Player | null;
  games: number;
}

/** All that a record says of one game. */
export interface Summary {
  game: string;
  /** How many of them count, and how many of those were won. */
  games: number;
  wins: number;
  /** One's own ratings, the earliest first. */
  steps: Step[];
  /** Everybody on the same scale, the strongest first. */
  strengths: Strength[];
}

/** By what players are told apart in a game: bots by their level, people by their names, and oneself. */
function identify({ players, seat }: Entry): string[] {
  return players.map(({ name, bot }, at) =>
    at === seat ? "you" : bot !== undefined ? `bot ${bot}` : `name ${name}`,
  );
}

interface Known {
  who: Player | null;
  games: number;
  rating: Rating;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Takes one game into account. */
function learn(known: Map<string, Known>, entry: Entry): void {
  const who = identify(entry);
  const before = who.map((id) => known.get(id)?.rating ?? rating());
  const after = rate(
    before.map((one) => [one]),
    { rank: placesOf(entry), tau: TAU },
  ).map(([one]) => one!);
  for (const id of new Set(who)) {
    // Bots of the same level are one player, who goes on with the mean of what its seats came to.
    const seats = who.flatMap((one, seat) => (one === id ? [seat] : []));
    const of = (part: "mu" | "sigma") => mean(seats.map((seat) => after[seat]![part]));
    known.set(id, {
      who: id === "you" ? null : entry.players[seats[0]!]!,
      games: (known.get(id)?.games ?? 0) + 1,
      rating: { mu: of("mu"), sigma: of("sigma") },
    });
  }
}

function summaryOf(game: string, entries: readonly Entry[]): Summary {
  const known = new Map<string, Known>();
  const steps = entries.map((entry): Step => {
    learn(known, entry);
    return { table: entry.table, ended: entry.ended, ...shown(known.get("you")!.rating) };
  });
  const strengths = [...known.values()].map(({ who, games, rating }) => ({ who, games, ...shown(rating) }));
  strengths.sort((one, other) => other.value - one.value);
  return { game, games: entries.length, wins: entries.filter(isWon).length, steps, strengths };
}

/** What the games of a record, the earliest first, come to: the game that was played last stands first. */
export function summaries(entries: readonly Entry[]): Summary[] {
  const counted = entries.filter(counts);
  const games = [...new Set(counted.map(({ game }) => game).reverse())];
  return games.map((game) =>
    summaryOf(
      game,
      counted.filter((entry) => entry.game === game),
    ),
  );
}
