/** Places of the board: their keys, their names in words, where they are drawn, and the ways between them. */

import { centre, doorAt, middle, planOf, same, through, type At, type Point } from "$parlour/mansion/geometry";
import { doorBySide, fromNearestDoor } from "$parlour/mansion/words";
import type { Arg } from "$parlour/words";
import type { Area, Board } from "./boards";
import { messageOf } from "./cards";
import type { Observation, Place, Square } from "./types";
import { say, words } from "./words";

export function at([row, col]: Square): At {
  return { row, col };
}

/** The room of a place, or the wheel in the middle; null for a corridor square. */
export function areaOf(place: Place): Area | null {
  if (place === "centre") return place;
  return "room" in place ? place.room : null;
}

/** One name for a place, for keys of lists. */
export function keyOf(place: Place): string {
  if (place === "centre") return place;
  return "room" in place ? place.room : place.square.join(",");
}

/** The corridor square of a place; null in rooms. */
function squareOf(place: Place | undefined): At | null {
  return place && place !== "centre" && "square" in place ? at(place.square) : null;
}

/** A room, or the middle, in a sentence. */
export function areaNamed(area: Area): Arg & { name: string } {
  return { name: area === "centre" ? "page-wheel" : messageOf(area) };
}

/** The pad on a square, in a sentence; null where there is none. */
export function padNamed(board: Board, square: At): (Arg & { name: string }) | null {
  const pad = board.starts.find((one) => same(one.at, square))?.mark;
  return pad === undefined ? null : { name: `page-pad-${pad}` };
}

/** The name of a room, of the middle or of a pad by itself. */
export function nameOf({ name }: { name: string }): string {
  return words.text(name) ?? name;
}

/** A corridor square in words: where it lies from the doorstep that is nearest to it. */
export function squareName(board: Board, square: At): string {
  const pad = padNamed(board, square);
  if (pad) return nameOf(pad);
  return fromNearestDoor(board, square, (door) =>
    say("page-door-of", {
      room: areaNamed(door.room),
      door: doorBySide(board, door),
    }),
  );
}

/** Where somebody is, for sentences: "in the Hall", "on the north-west pad", "2 left of the Library's east door". */
export function placeWords(board: Board, place: Place): string {
  const area = areaOf(place);
  if (area) return say("page-in", { place: areaNamed(area) });
  const square = squareOf(place)!;
  const pad = padNamed(board, square);
  return pad ? say("page-on", { place: pad }) : squareName(board, square);
}

/** The middle of what is drawn for a place. */
export function middleOf(board: Board, place: Place): Point {
  const area = areaOf(place);
  return area === null ? middle(squareOf(place)!) : centre(planOf(board, area));
}

/** A part of a way: walked, or leapt from pad to pad or from a pad to a room. */
export interface Leg {
  points: Point[];
  leap: boolean;
}

/** Whether one steps from the one square to the other, rather than leaping. */
function beside(one: At, other: At): boolean {
  return Math.abs(one.row - other.row) + Math.abs(one.col - other.col) === 1;
}

/** The points of a walk, in legs: leaps between pads are legs of their own. Its last point lies inside of a room. */
export function wayOf(board: Board, from: Place, route: readonly Place[]): Leg[] {
  const places = [from, ...route];
  const legs: Leg[] = [{ points: areaOf(from) ? [] : [middleOf(board, from)], leap: false }];
  const walk = (points: Point[]) => legs.at(-1)!.points.push(...points);
  places.slice(1).forEach((to, step) => {
    const before = places[step]!;
    const [leaving, entering] = [areaOf(before), areaOf(to)];
    if (leaving) walk(through(doorAt(board, leaving, squareOf(to))));
    if (entering) {
      walk(through(doorAt(board, entering, squareOf(before))));
      return;
    }
    const [old, square] = [squareOf(before), squareOf(to)!];
    if (old && !beside(old, square)) {
      legs.push({ points: [middle(old), middle(square)], leap: true }, { points: [], leap: false });
    }
    walk([middle(square)]);
  });
  const end = legs.at(-1)!.points;
  const [before, last] = [end.at(-2), end.at(-1)];
  if (areaOf(places.at(-1)!) && before && last) {
    end.push({ x: last.x + Math.sign(last.x - before.x) / 2, y: last.y + Math.sign(last.y - before.y) / 2 });
  }
  return legs.filter(({ points }) => points.length > 1);
}

/** The way to a pad, and the leap from there. */
export function leapWay(board: Board, from: Place, route: readonly Place[], to: Place): Leg[] {
  const pad = route.at(-1);
  if (!pad) return [];
  return [...wayOf(board, from, route), { points: [middleOf(board, pad), middleOf(board, to)], leap: true }];
}

/** What a move of the past looked like on the board; null for what was not a move on it. */
export function pastWay(board: Board, seen: Observation): Leg[] | null {
  if (seen.type === "went") return wayOf(board, seen.from, seen.route);
  if (seen.type === "leapt") return leapWay(board, seen.from, seen.route, seen.to);
  return null;
}
