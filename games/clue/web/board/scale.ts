/** Where things stand in a room. */

import type { Point } from "$parlour/mansion/geometry";
import type { Board, RoomPlan } from "../boards";
import type { Room } from "../cards";

export { FRAME, UNIT, viewBox } from "$parlour/mansion/scale";

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
