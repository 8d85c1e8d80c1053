/** From squares of the board to units of the picture, and where things stand in a room. */

import type { Board } from "../boards";
import type { Room } from "../cards";
import type { Point, RoomPlan } from "../geometry";

/** Units of the picture to one square: large enough that no text is set in fractions of a unit. */
export const UNIT = 20;

/** The frame round the board, in squares. */
export const FRAME = 0.45;

/** The whole picture as a `viewBox`. */
export function viewBox(board: Board): string {
  return [-FRAME, -FRAME, board.cols + 2 * FRAME, board.rows + 2 * FRAME].map((side) => side * UNIT).join(" ");
}

/** A room's middle, where its name stands; weapons lie above it and tokens stand below it. */
export function centre({ rect }: RoomPlan): Point {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

export function planOf(board: Board, room: Room): RoomPlan {
  return board.rooms.find((plan) => plan.room === room)!;
}

/** Where the `place`-th of `count` things stands in a row through the room, `down` squares under its middle. */
export function inRow(plan: RoomPlan, place: number, count: number, down: number): Point {
  const { x, y } = centre(plan);
  const gap = Math.min(1.06, (plan.rect.w - 0.9) / Math.max(1, count - 1));
  return { x: x + (place - (count - 1) / 2) * gap, y: y + down };
}
