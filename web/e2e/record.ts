/** Games for a record, as many as one likes, the same each time. */

import type { Entry } from "../src/record/entry";

const GAMES: [name: string, levels: string[]][] = [
  ["color-doubt", ["careful", "bluffer", "random"]],
  ["clue", ["novice", "detective", "random"]],
  ["three-dead-strangers", ["careful", "schemer", "random"]],
];

export function games(count: number): Entry[] {
  return Array.from({ length: count }, (_, at) => {
    const [game, levels] = GAMES[(at >> 1) % 3]!;
    const winner = [0, 2, 0, 1, 0, 0, 3][at % 7]!;
    const bots = [0, 1].map((seat) => ({ name: `Bot ${seat + 1}`, bot: levels[(at + seat) % 3]! }));
    return {
      // Digits as random as those of an id.
      table: ((BigInt(at + 1) * 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn).toString(16).padStart(16, "0"),
      game,
      ...(game === "clue" && { edition: "1972" }),
      ended: Date.UTC(2026, 8, 1, 20) + at * 91_234_567,
      players: [{ name: "Ada" }, { name: "Grace Hopper" }, ...bots],
      scores: [0, 1, 2, 3].map((seat) => Number(seat === winner)),
      winners: [winner],
      seat: 0,
      ...(at % 11 === 9 && { stand_in: true as const }),
    };
  });
}
