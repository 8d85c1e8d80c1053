/** From squares of a board to units of its picture. */

import type { Geometry } from "./geometry";

/** Units of the picture to one square: large enough that no text is set in fractions of a unit. */
export const UNIT = 20;

/** The frame round the board, in squares. */
export const FRAME = 0.45;

/** The whole picture as a `viewBox`. */
export function viewBox({ cols, rows }: Pick<Geometry, "cols" | "rows">): string {
  return [-FRAME, -FRAME, cols + 2 * FRAME, rows + 2 * FRAME].map((side) => side * UNIT).join(" ");
}
