/** Where things go in a room: its name in the middle, weapons above it, tokens below it. */

import { centre, type Point } from "$parlour/mansion/geometry";
import type { RoomPlan } from "../boards";

/** Where the `place`-th of `count` things goes in a row through the room, `down` squares under its middle. */
export function inRow(plan: RoomPlan, place: number, count: number, down: number): Point {
  const { x, y } = centre(plan);
  const gap = Math.min(1.06, (plan.rect.w - 0.9) / Math.max(1, count - 1));
  return { x: x + (place - (count - 1) / 2) * gap, y: y + down };
}
