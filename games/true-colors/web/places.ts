/** Places of the board: their keys, their names in words, where they are drawn, and the ways between them. */

import { gap, middle, same, type At, type Door, type Point } from "$parlour/mansion/geometry";
import { planOf, type Area, type Board } from "./boards";
import { title } from "./cards";
import type { Observation, Place, Square } from "./types";

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

/** A room's name, or what the middle is called. */
export function areaName(area: Area): string {
  return area === "centre" ? "Colour Wheel" : title(area);
}

/** The pad on a square; null where there is none. */
export function padAt(board: Board, square: At): string | null {
  return board.starts.find((one) => same(one.at, square))?.mark ?? null;
}

/** The side of its room that a door is on; where that side has two, which of them. */
export function doorName(board: Board, door: Door): string {
  const along = door.side === "north" || door.side === "south";
  const twins = board.doors.filter(({ room, side }) => room === door.room && side === door.side);
  if (twins.length === 1) return `${door.side} door`;
  const place = (one: Door) => (along ? one.cell.col : one.cell.row);
  const order = twins.map(place).sort((one, other) => one - other);
  const first = place(door) === order[0];
  if (along) return `${first ? "left" : "right"} ${door.side} door`;
  return `${first ? "upper" : "lower"} ${door.side} door`;
}

/** A corridor square in words: where it lies from the doorstep that is nearest to it. */
export function squareName(board: Board, square: At): string {
  const pad = padAt(board, square);
  if (pad) return pad;
  const away = ({ doorstep }: Door) =>
    Math.abs(doorstep.row - square.row) +
    Math.abs(doorstep.col - square.col) +
    (doorstep.row !== square.row ? 0.1 : 0);
  const door = [...board.doors].sort((one, other) => away(one) - away(other))[0];
  if (!door) return `row ${square.row + 1}, column ${square.col + 1}`;
  const whose = `the ${areaName(door.room)}'s ${doorName(board, door)}`;
  const down = square.row - door.doorstep.row;
  const right = square.col - door.doorstep.col;
  const parts = [
    right !== 0 && `${Math.abs(right)} ${right < 0 ? "left" : "right"}`,
    down !== 0 && `${Math.abs(down)} ${down < 0 ? "up" : "down"}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? `at ${whose}` : `${parts.join(" and ")} of ${whose}`;
}

/** Where somebody is, for sentences: "in the Hall", "on the north-west pad", "2 left of the Library's east door". */
export function placeWords(board: Board, place: Place): string {
  const area = areaOf(place);
  if (area) return area === "centre" ? "on the Colour Wheel" : `in the ${title(area)}`;
  const square = squareOf(place)!;
  const pad = padAt(board, square);
  return pad ? `on the ${pad}` : squareName(board, square);
}

/** The middle of what is drawn for a place. */
export function middleOf(board: Board, place: Place): Point {
  const area = areaOf(place);
  if (area === null) return middle(squareOf(place)!);
  const { rect } = planOf(board, area);
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

/** The middle of the door between a room and a doorstep. */
function through(board: Board, area: Area, doorstep: At | null): Point[] {
  const door = doorstep && board.doors.find((one) => one.room === area && same(one.doorstep, doorstep));
  if (!door) return [];
  const { from, to } = gap(door);
  return [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }];
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
    if (leaving) walk(through(board, leaving, squareOf(to)));
    if (entering) {
      walk(through(board, entering, squareOf(before)));
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

/** What a move of the past looked like on the board; null for what was no move on it. */
export function pastWay(board: Board, seen: Observation): Leg[] | null {
  if (seen.type === "went") return wayOf(board, seen.from, seen.route);
  if (seen.type === "leapt") return leapWay(board, seen.from, seen.route, seen.to);
  return null;
}
