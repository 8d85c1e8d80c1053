/** Where a walk may end: each destination's place on the board, its name in words, and the way between them by keys. */

import { centre, doorAt, middle, planOf, same, type At, type Door, type Point } from "$parlour/mansion/geometry";
import { doorBySide, fromNearestDoor } from "$parlour/mansion/words";
import type { Board } from "./boards";
import type { Room } from "./cards";
import type { Destination, Place, Square } from "./types";
import { named, say } from "./words";

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

/** A door of its room: the only one needs no name; else the side that it is on. */
export function doorName(board: Board, door: Door<Room>): string {
  return hasSeveralDoors(board, door.room) ? doorBySide(board, door) : say("page-door");
}

function hasSeveralDoors(board: Board, room: Room): boolean {
  return board.doors.filter((door) => door.room === room).length > 1;
}

/** The door of a room that a way takes which ends or begins on this square. */
export function doorTo(board: Board, room: Room, doorstep: Square | undefined): Door<Room> | undefined {
  return doorAt(board, room, doorstep && at(doorstep));
}

/** A starting square in words; null for another square. */
function startName(board: Board, square: At): string | null {
  const start = board.starts.find((one) => same(one.at, square));
  return start ? say("page-start", { suspect: named(start.mark) }) : null;
}

/** A corridor square in words: where it lies from the doorstep that is nearest to it. */
export function squareName(board: Board, square: At): string {
  return startName(board, square) ?? awayName(board, square);
}

function awayName(board: Board, square: At): string {
  return fromNearestDoor(board, square, (door) =>
    say("page-door-of", { room: named(door.room), door: doorName(board, door) }),
  );
}

/** Where something is, in words: "in the Hall", "2 left of the Library's east door". */
export function placeWords(board: Board, place: Place): string {
  return "room" in place ? say("page-in-room", { room: named(place.room) }) : squareName(board, at(place.square));
}

/** A destination in words: a room with the door that the way leads through, or a square. */
export function destinationName(board: Board, { to, route }: Destination): string {
  if ("square" in to) {
    const square = at(to.square);
    return startName(board, square) ?? say("page-square", { place: awayName(board, square) });
  }
  const room = named(to.room);
  const door = doorTo(board, to.room, route.at(-1));
  return door && hasSeveralDoors(board, to.room)
    ? say("page-room-by-door", { room, door: doorName(board, door) })
    : say("page-room", { room });
}

/** Where a destination is drawn: a square's middle, or the gap of the door that is taken. */
export function anchor(board: Board, { to, route }: Destination): Point {
  if ("square" in to) return middle(at(to.square));
  const door = doorTo(board, to.room, route.at(-1));
  return door ? middle(door.cell) : centre(planOf(board, to.room));
}

/** The number of steps of a route; into a room there is one more, over the sill. */
export function stepsOf({ to, route }: Destination): number {
  return route.length + ("room" in to ? 1 : 0);
}

/** The steps in words. */
export function stepsSaid(destination: Destination): string {
  return say("page-steps", { steps: stepsOf(destination) });
}

/** The order in which the destinations are listed: rooms first, then squares as they are read. */
export function inOrder(destinations: Destination[]): Destination[] {
  const rank = ({ to }: Destination) => ("room" in to ? -1 : to.square[0] * 100 + to.square[1]);
  return [...destinations].sort((one, other) => rank(one) - rank(other));
}
