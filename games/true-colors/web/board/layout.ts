/** Where things go in a room: its name in the middle, weapons above it, pawns below it. */

import { centre, middle, planOf, type Point } from "$parlour/mansion/geometry";
import type { Area, Board, RoomPlan } from "../boards";
import { messageOf } from "../cards";
import { keyOf } from "../places";
import type { Place } from "../types";
import { title, words } from "../words";

/** A room's name in one line, or in two where the room is narrow. */
export function nameLines({ room, rect }: RoomPlan): string[] {
  if (room === "centre") return [];
  const [above, below] = ["above", "below"].map((line) => words.text(`${messageOf(room)}.${line}`));
  return rect.w < 5 && above && below ? [above, below] : [title(room)];
}

/** How things are set in rows: how many in each, and how far apart, in squares. */
export interface Rows {
  each: number;
  apart: number;
}

/** Rows for a number of things in half of a room: as far apart as there is space for, `most` squares at most. */
export function rowsIn(plan: RoomPlan, count: number, most: number): Rows {
  for (let apart = most; ; apart -= 0.1) {
    const fit = Math.max(1, Math.floor((plan.rect.w - 0.3) / apart));
    const rows = Math.ceil(count / fit);
    // From under the name to the far edge of the last row.
    const deep = 0.25 + 0.3 * nameLines(plan).length + (rows - 0.05) * apart;
    if (deep <= plan.rect.h / 2 + 0.1 || apart < 0.7) return { each: Math.ceil(count / rows), apart };
  }
}

/** The `place`-th of `count` in rows of a room, the first `down` squares under its middle, more rows farther away. */
export function inRows(plan: RoomPlan, { each, apart }: Rows, place: number, count: number, down: number): Point {
  const { x, y } = centre(plan);
  const row = Math.floor(place / each);
  const here = Math.min(each, count - row * each);
  return { x: x + ((place % each) - (here - 1) / 2) * apart, y: y + down + Math.sign(down) * row * apart };
}

/** On the wheel pawns stand above and below the dice. */
function onWheel(plan: RoomPlan, place: number, count: number): Point {
  const { x, y } = centre(plan);
  const small = plan.rect.h < 3;
  const above = Math.ceil(count / 2);
  const [column, here, row] = place < above ? [place, above, -1] : [place - above, count - above, 1];
  return { x: x + (column - (here - 1) / 2) * 1.3, y: y + row * (small ? 0.6 : 1.65) };
}

/** Several pawns on one corridor square stand in a ring. */
function onSquare([row, col]: readonly [number, number], place: number, count: number): Standing {
  const { x, y } = middle({ row, col });
  const turn = (place / count) * 2 * Math.PI;
  return { at: { x: x - 0.3 * Math.cos(turn), y: y - 0.3 * Math.sin(turn) }, size: count === 2 ? 0.65 : 0.5 };
}

/** Where a pawn stands, and how large it is there. */
export interface Standing {
  at: Point;
  size: number;
}

/** Where each pawn stands in the rooms, by seat; null for those who are alone on a square of the corridor. */
export function standing(
  board: Board,
  places: readonly Place[],
  areaOf: (place: Place) => Area | null,
): (Standing | null)[] {
  const areas = places.map(areaOf);
  return areas.map((area, seat): Standing | null => {
    const keys = places.map(keyOf);
    const here = keys.flatMap((key, one) => (key === keys[seat] ? [one] : []));
    if (!area) {
      const place = places[seat]!;
      if (here.length === 1 || place === "centre" || !("square" in place)) return null;
      return onSquare(place.square, here.indexOf(seat), here.length);
    }
    const plan = planOf(board, area);
    const place = here.indexOf(seat);
    if (area === "centre") return { at: onWheel(plan, place, here.length), size: 1 };
    const small = plan.rect.h < 3;
    const rows = rowsIn(plan, here.length, small ? 1 : 1.6);
    const at = inRows(
      plan,
      rows,
      place,
      here.length,
      small ? 0.7 : 0.25 + 0.3 * nameLines(plan).length + rows.apart * 0.45,
    );
    return { at, size: Math.min(1.25, rows.apart / 1.15) };
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
