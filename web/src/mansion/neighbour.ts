/** Arrow keys over places that lie about on a board. */

import type { Point, Side } from "./geometry";

/** The way that each arrow key leads. */
export const ARROWS: Record<string, Side> = {
  ArrowUp: "north",
  ArrowRight: "east",
  ArrowDown: "south",
  ArrowLeft: "west",
};

const TOWARDS: Record<Side, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/**
 * The point to which an arrow key leads from another: the nearest one that lies in that direction, where being off to
 * the side counts double; rather one inside of a cone than one outside. Null when nothing lies that way at all.
 */
export function neighbour(points: readonly Point[], from: number, side: Side): number | null {
  const here = points[from];
  if (!here) return null;
  const { x, y } = TOWARDS[side];
  const costs = points.map((point, place) => {
    const ahead = (point.x - here.x) * x + (point.y - here.y) * y;
    const aside = Math.abs((point.x - here.x) * y) + Math.abs((point.y - here.y) * x);
    if (place === from || ahead <= 0) return Infinity;
    return ahead + 2 * aside + (aside > 2 * ahead ? 1000 : 0);
  });
  const least = Math.min(...costs);
  return least < Infinity ? costs.indexOf(least) : null;
}
