/** Where things stand in a room: its name in the middle, weapons above it, pawns below it. */

import type { Point } from "$parlour/mansion/geometry";
import { planOf, type Area, type Board, type RoomPlan } from "../boards";
import type { Place } from "../types";

/** How far apart two things in a row are at most, in squares. */
const APART = 1.12;

/** A room's middle, where its name stands. */
export function centre({ rect }: RoomPlan): Point {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

/** The `place`-th of `count` in rows of a room, the first `down` squares under its middle, more rows farther away. */
export function inRows(plan: RoomPlan, place: number, count: number, down: number): Point {
  const { x, y } = centre(plan);
  const fit = Math.max(2, Math.floor((plan.rect.w - 0.3) / APART));
  const rows = Math.ceil(count / fit);
  const each = Math.ceil(count / rows);
  const row = Math.floor(place / each);
  const here = Math.min(each, count - row * each);
  return { x: x + ((place % each) - (here - 1) / 2) * APART, y: y + down + Math.sign(down) * row * 1.05 };
}

/** On the wheel pawns stand above and below the dice. */
function onWheel(plan: RoomPlan, place: number, count: number): Point {
  const { x, y } = centre(plan);
  const small = plan.rect.h < 3;
  const above = Math.ceil(count / 2);
  const row = place < above ? [place, above, -1] : [place - above, count - above, 1];
  return { x: x + (row[0]! - (row[1]! - 1) / 2) * APART, y: y + row[2]! * (small ? 0.6 : 1.75) };
}

/** Where each pawn stands in the rooms, by seat; null for those in the corridor. */
export function standing(board: Board, places: readonly Place[], areaOf: (place: Place) => Area | null) {
  const areas = places.map(areaOf);
  return areas.map((area, seat): Point | null => {
    if (!area) return null;
    const here = areas.flatMap((other, one) => (other === area ? [one] : []));
    const plan = planOf(board, area);
    const place = here.indexOf(seat);
    if (area === "centre") return onWheel(plan, place, here.length);
    return inRows(plan, place, here.length, plan.rect.h < 3 ? 0.7 : 1.08);
  });
}

/** A slice of a wheel round (0, 0), from angle to angle in turns. */
export function slice(from: number, to: number, inner: number, outer: number): string {
  const point = (turn: number, r: number) =>
    `${(r * Math.sin(turn * 2 * Math.PI)).toFixed(3)} ${(-r * Math.cos(turn * 2 * Math.PI)).toFixed(3)}`;
  return `M${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`;
}

/** The characters in the order of the rainbow, for the wheel. */
export const RAINBOW = [
  "miss_sunshine",
  "col_mustard",
  "mr_browne",
  "mr_pink",
  "prof_plum",
  "mrs_peacock",
  "mrs_cyan",
  "miss_jade",
  "mr_green",
  "dr_black",
  "mrs_grey",
  "mrs_white",
] as const;
