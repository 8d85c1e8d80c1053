/** Places of a house in words. */

import type { At, Door, Geometry } from "./geometry";

type House<R extends string> = Pick<Geometry<R>, "doors">;

/** A door by the side of its room that it is on; where that side has two, which of them. */
export function doorBySide<R extends string>({ doors }: House<R>, door: Door<R>): string {
  const along = door.side === "north" || door.side === "south";
  const twins = doors.filter(({ room, side }) => room === door.room && side === door.side);
  if (twins.length === 1) return `${door.side} door`;
  const place = (one: Door<R>) => (along ? one.cell.col : one.cell.row);
  const first = place(door) === Math.min(...twins.map(place));
  if (along) return `${first ? "left" : "right"} ${door.side} door`;
  return `${first ? "upper" : "lower"} ${door.side} door`;
}

/** A corridor square by where it lies from the nearest doorstep; `named` says whose door that is, and which. */
export function fromNearestDoor<R extends string>(
  { doors }: House<R>,
  square: At,
  named: (door: Door<R>) => string,
): string {
  const away = ({ doorstep }: Door<R>) =>
    Math.abs(doorstep.row - square.row) +
    Math.abs(doorstep.col - square.col) +
    (doorstep.row !== square.row ? 0.1 : 0);
  const door = [...doors].sort((one, other) => away(one) - away(other))[0];
  if (!door) return `row ${square.row + 1}, column ${square.col + 1}`;
  const down = square.row - door.doorstep.row;
  const right = square.col - door.doorstep.col;
  const parts = [
    right !== 0 && `${Math.abs(right)} ${right < 0 ? "left" : "right"}`,
    down !== 0 && `${Math.abs(down)} ${down < 0 ? "up" : "down"}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? `at ${named(door)}` : `${parts.join(" and ")} of ${named(door)}`;
}
