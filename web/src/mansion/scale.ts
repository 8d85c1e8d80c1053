/** From squares of a board to units of its picture. */

import type { Geometry, Point, Rect } from "./geometry";

/** Units of the picture to one square: large enough that no text is set in fractions of a unit. */
export const UNIT = 20;

/** The frame round the board, in squares. */
export const FRAME = 0.45;

type Size = Pick<Geometry, "cols" | "rows">;

/** The picture's width divided by its height. */
export function ratio({ cols, rows }: Size): number {
  return (cols + 2 * FRAME) / (rows + 2 * FRAME);
}

/** The part of the picture in which these points of the board lie, in parts of the whole; null where there is none. */
export function regionOf({ cols, rows }: Size, points: readonly Point[]): Rect | null {
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => (x + FRAME) / (cols + 2 * FRAME));
  const ys = points.map(({ y }) => (y + FRAME) / (rows + 2 * FRAME));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** How a narrow board is magnified by itself. */
export type Magnify =
  /** Always alike, towards what matters. */
  | "alike"
  /** As far as all that matters stays in sight. */
  | "fit"
  /** So far that a finger can choose one square among others. */
  | "finger";

/** A finger's width in CSS pixels, as `--tap` of the style sheet has it. */
const FINGER = 44;
const ALIKE = 1.95;
const MOST = 3.5;
/** What is seen round a region, in parts of it. */
const ROUND = 1.12;
/** Less is not worth the movement. */
const LEAST = 1.15;

/** How many times a board is magnified that is `width` CSS pixels wide and has so many columns. */
export function magnification(magnify: Magnify, region: Rect, width: number, cols: number): number {
  if (magnify === "alike") return ALIKE;
  const wanted =
    magnify === "finger"
      ? (FINGER * (cols + 2 * FRAME)) / width
      : 1 / (ROUND * Math.max(region.w, region.h, 1 / MOST));
  return wanted < LEAST ? 1 : Math.min(wanted, MOST);
}

/** The whole picture as a `viewBox`. */
export function viewBox({ cols, rows }: Size): string {
  return [-FRAME, -FRAME, cols + 2 * FRAME, rows + 2 * FRAME].map((side) => side * UNIT).join(" ");
}
