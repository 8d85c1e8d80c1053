/** A game of one's own that is over, as the record keeps it. What follows from it is computed anew each time. */

import type { Room, Seat, Viewer } from "../protocol";

/** Somebody who played. */
export interface Player {
  name: string;
  /** The level, of a bot. */
  bot?: string;
  /** Whether a bot played on for them to the end. */
  stand_in?: true;
}

export interface Entry {
  table: string;
  game: string;
  /** By which edition of its rules, of a game that has several. */
  edition?: string;
  /** When it ended, in milliseconds since 1970. */
  ended: number;
  /** Who sat there in the end, by seat. */
  players: Player[];
  /** Points by seat. */
  scores: number[];
  /** Who has won: nobody, somebody or several. */
  winners: Seat[];
  /** One's own seat. */
  seat: Seat;
  /** Whether a bot played on for the record's owner, who had left and did not come back. */
  stand_in?: true;
}

/** A record: the key by which it is told from others, and its games by the time at which they ended. */
export interface OwnRecord {
  key: string;
  games: Entry[];
}

/** What is entered of a table whose game is over; null of a lesson, of a game played on, and for whoever only watched. */
export function entryOf(
  room: Room,
  viewer: Viewer,
  over: { scores: number[]; winners: Seat[]; ended: number },
): Entry | null {
  if (viewer === "spectator" || room.lesson || room.origin !== null) return null;
  const seated = room.chairs.filter(({ seat, who }) => seat !== null && who !== null);
  seated.sort((one, other) => one.seat! - other.seat!);
  const { edition } = room.options;
  return {
    table: room.table,
    game: room.game,
    ...(typeof edition === "string" && { edition }),
    ended: over.ended,
    players: seated.map(({ seat, who }) => ({
      name: who!.name,
      ...(who!.bot !== null && { bot: who!.bot }),
      ...(who!.stand_in && seat !== viewer.seat && { stand_in: true as const }),
    })),
    scores: over.scores,
    winners: over.winners,
    seat: viewer.seat,
    ...(seated[viewer.seat]?.who?.stand_in && { stand_in: true }),
  };
}

/** Whether a game counts for wins and ratings: what a bot brought to its end is nobody's own result. */
export const counts = (entry: Entry): boolean =>
  entry.stand_in !== true && !entry.players.some(({ stand_in }) => stand_in);

export const isWon = (entry: Entry): boolean => entry.winners.includes(entry.seat);

/** The place of each seat, from 1: winners first, then by points. Where nobody has won, all share the first. */
export function placesOf({ scores, winners }: Pick<Entry, "scores" | "winners">): number[] {
  if (winners.length === 0) return scores.map(() => 1);
  const won = (seat: Seat) => winners.includes(seat);
  const isBefore = (one: Seat, other: Seat) => (won(one) === won(other) ? scores[one]! > scores[other]! : won(one));
  return scores.map((_, seat) => 1 + scores.filter((_, other) => isBefore(other, seat)).length);
}

/** All games of both, each table once, the earliest first; of a table that is in both, what `own` has. */
export function merged(own: readonly Entry[], others: readonly Entry[]): Entry[] {
  const known = new Set(own.map(({ table }) => table));
  const more = new Map(others.filter(({ table }) => !known.has(table)).map((entry) => [entry.table, entry]));
  return [...own, ...more.values()].sort(
    (one, other) => one.ended - other.ended || (one.table < other.table ? -1 : 1),
  );
}

/** More than this have no place at any table. */
const MOST_PLAYERS = 20;
const LONGEST_NAME = 100;

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST_NAME;
const isName = (value: unknown) => isText(value) && /^[\w-]+$/.test(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isFlag = (value: unknown) => value === undefined || value === true;

function isPlayer(value: unknown): boolean {
  return (
    isObject(value) &&
    isText(value.name) &&
    (value.bot === undefined || isName(value.bot)) &&
    isFlag(value.stand_in)
  );
}

/** Whether something that was read is an entry, whoever wrote it. */
export function isEntry(value: unknown): value is Entry {
  if (!isObject(value)) return false;
  const { table, game, edition, ended, players, scores, winners, seat, stand_in } = value;
  if (!Array.isArray(players) || !Array.isArray(scores) || !Array.isArray(winners)) return false;
  const isSeat = (one: unknown) => isWhole(one) && one >= 0 && one < players.length;
  return (
    isName(table) &&
    isName(game) &&
    (edition === undefined || isName(edition)) &&
    isWhole(ended) &&
    ended >= 0 &&
    ended <= 8.64e15 &&
    players.length >= 2 &&
    players.length <= MOST_PLAYERS &&
    players.every(isPlayer) &&
    scores.length === players.length &&
    scores.every(isWhole) &&
    winners.every(isSeat) &&
    isSeat(seat) &&
    isFlag(stand_in)
  );
}
