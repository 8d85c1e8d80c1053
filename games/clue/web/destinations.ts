/** Where a walk may end: each destination's place on the board, its name in words, and the way between them by keys. */

import type { Board } from "./boards";
import { title } from "./cards";
import { middle, same, type At, type Door, type Point } from "$parlour/mansion/geometry";
import type { Destination, Place, Square } from "./types";

export function at([row, col]: Square): At {
  return { row, col };
}

/** One name for a place, for keys of lists. */
export function keyOf(place: Place): string {
  return "room" in place ? place.room : place.square.join(",");
}

export function samePlace(one: Place, other: Place): boolean {
  return keyOf(one) === keyOf(other);
}

/** The side of its room that a door is on; where that side has two, which of them. */
export function doorName(board: Board, door: Door): string {
  const doors = board.doors.filter(({ room }) => room === door.room);
  if (doors.length === 1) return "door";
  const along = door.side === "north" || door.side === "south";
  const twins = doors.filter(({ side }) => side === door.side);
  if (twins.length === 1) return `${door.side} door`;
  const place = (one: Door) => (along ? one.cell.col : one.cell.row);
  const first = place(door) === Math.min(...twins.map(place));
  if (along) return `${first ? "left" : "right"} ${door.side} door`;
  return `${first ? "upper" : "lower"} ${door.side} door`;
}

/** A corridor square in words: where it lies from the doorstep that is nearest to it. */
export function squareName(board: Board, square: At): string {
  const start = board.starts.find((one) => same(one.at, square));
  if (start) return `${title(start.mark)}'s starting square`;
  const away = ({ doorstep }: Door) =>
    Math.abs(doorstep.row - square.row) +
    Math.abs(doorstep.col - square.col) +
    (doorstep.row !== square.row ? 0.1 : 0);
  const door = [...board.doors].sort((one, other) => away(one) - away(other))[0];
  if (!door) return `row ${square.row + 1}, column ${square.col + 1}`;
  const whose = `the ${title(door.room)}'s ${doorName(board, door)}`;
  const down = square.row - door.doorstep.row;
  const right = square.col - door.doorstep.col;
  const parts = [
    right !== 0 && `${Math.abs(right)} ${right < 0 ? "left" : "right"}`,
    down !== 0 && `${Math.abs(down)} ${down < 0 ? "up" : "down"}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? `at ${whose}` : `${parts.join(" and ")} of ${whose}`;
}

/** Where something is, in words, for sentences: "in the Hall", "2 left of the Library's east door". */
export function placeWords(board: Board, place: Place): string {
  return "room" in place ? `in the ${title(place.room)}` : squareName(board, at(place.square));
}

/** A destination in words: a room with the door that the way leads through, or a square. */
export function destinationName(board: Board, { to, route }: Destination): string {
  if ("square" in to) {
    const name = squareName(board, at(to.square));
    return name.endsWith(" square") ? name : `square ${name}`;
  }
  const room = to.room;
  const last = route.at(-1);
  const door = last && board.doors.find((one) => one.room === room && same(one.doorstep, at(last)));
  const several = board.doors.filter((one) => one.room === room).length > 1;
  return door && several ? `${title(room)}, by the ${doorName(board, door)}` : title(room);
}

/** Where a destination is drawn: a square's middle, or the gap of the door that is taken. */
export function anchor(board: Board, { to, route }: Destination): Point {
  if ("square" in to) return middle(at(to.square));
  const last = route.at(-1);
  const door = last && board.doors.find((one) => one.room === to.room && same(one.doorstep, at(last)));
  if (door) return middle(door.cell);
  const { rect } = board.rooms.find(({ room }) => room === to.room)!;
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

/** The number of steps of a route; into a room there is one more, over the sill. */
export function stepsOf({ to, route }: Destination): number {
  return route.length + ("room" in to ? 1 : 0);
}

/** The order in which the destinations are listed: rooms first, then squares as they are read. */
export function inOrder(destinations: Destination[]): Destination[] {
  const rank = ({ to }: Destination) => ("room" in to ? -1 : to.square[0] * 100 + to.square[1]);
  return [...destinations].sort((one, other) => rank(one) - rank(other));
}
