/** Where cards lie: pure geometry, in pixels and degrees. */

/** One card of a hand: how far right, how far down, and how it is turned. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/**
 * A hand grouped by suit within a width: a spot for each card of each group. Cards of a suit overlap more than
 * suits do; both overlap as much as the width asks for, and what is narrower is centred.
 */
export function handSpots(groups: readonly number[], width: number, card: number): Spot[][] {
  const inSuit = card * 0.3;
  const between = card * 1.1;
  const steps = groups.flatMap((size, group) => [
    ...(group ? [between] : []),
    ...Array<number>(Math.max(0, size - 1)).fill(inSuit),
  ]);
  const natural = steps.reduce((sum, step) => sum + step, 0);
  const room = Math.max(0, width - card);
  const scale = natural > room && natural > 0 ? room / natural : 1;
  const start = Math.max(0, (room - natural * scale) / 2);

  let x = start;
  let first = true;
  return groups.map((size, group) =>
    Array.from({ length: size }, (_, index) => {
      if (!first) x += (index === 0 && group ? between : inSuit) * scale;
      first = false;
      // From -1 at the left edge of the hand's room to 1 at its right.
      const off = room ? (x / room) * 2 - 1 : 0;
      return { x, y: off * off * card * 0.12, turn: off * 3 };
    }),
  );
}

/** The turns of this many cards held as a fan, about a point below them. */
export function fanTurns(count: number, most = 64): number[] {
  if (count < 2) return Array<number>(count).fill(0);
  const spread = Math.min(most, 9 * (count - 1));
  return Array.from({ length: count }, (_, index) => (index / (count - 1) - 0.5) * spread);
}

/** A small turn that looks like chance and is always the same for the same number. */
export function scatter(index: number, most = 7): number {
  return (((index * 7919 + 13) % 17) / 16 - 0.5) * 2 * most;
}

/**
 * The other seats round the table, from the viewer's left on; a spectator sees all from the first seat on.
 */
export function around(seats: number, viewer: number | null): number[] {
  return viewer === null
    ? Array.from({ length: seats }, (_, seat) => seat)
    : Array.from({ length: seats - 1 }, (_, step) => (viewer + 1 + step) % seats);
}
