/** Places of a house in words. */

import { say } from "../shell/words";
import type { At, Door, Geometry } from "./geometry";

type House<R extends string> = Pick<Geometry<R>, "doors">;

/** A door by the side of its room that it is on; where that side has two, which of them. */
export function doorBySide<R extends string>({ doors }: House<R>, door: Door<R>): string {
  const along = door.side === "north" || door.side === "south";
  const twins = doors.filter(({ room, side }) => room === door.room && side === door.side);
  if (twins.length === 1) return say(`door-${door.side}`);
  const place = (one: Door<R>) => (along ? one.cell.col : one.cell.row);
  const first = place(door) === Math.min(...twins.map(place));
  return say(`door-${door.side}-${first ? "first" : "last"}`);
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
  if (!door) return say("square", { row: square.row + 1, column: square.col + 1 });
  const down = square.row - door.doorstep.row;
  const right = square.col - door.doorstep.col;
  const steps = [
    right !== 0 && say(right < 0 ? "squares-left" : "squares-right", { squares: Math.abs(right) }),
    down !== 0 && say(down < 0 ? "squares-up" : "squares-down", { squares: Math.abs(down) }),
  ].filter((step) => step !== false);
  if (steps.length === 0) return say("square-at-door", { door: named(door) });
  return say("square-from-door", { steps: { and: steps.map((text) => ({ text })) }, door: named(door) });
}
