/** The ways of tokens over the board, for previews and for moving them. */

import type { News } from "$parlour/plugin";
import type { Board } from "../boards";
import type { Room, Suspect } from "../cards";
import { at, doorTo } from "../destinations";
import { centre, middle, planOf, through, type Point } from "$parlour/mansion/geometry";
import type { Observation, Place, Square } from "../types";

/** The points of a walk between its two ends. */
export function between(board: Board, from: Place, route: Square[], to: Place): Point[] {
  const out = "room" in from ? through(doorTo(board, from.room, route[0])) : [];
  const into = "room" in to ? through(doorTo(board, to.room, route.at(-1))) : [];
  const squares = route.map((square) => middle(at(square)));
  return [...out, ...("square" in to ? squares.slice(0, -1) : squares), ...into];
}

function end(board: Board, place: Place): Point {
  return "square" in place ? middle(at(place.square)) : centre(planOf(board, place.room));
}

/** A walk as a line from the square or the door where it begins to the square or a step inside of the room. */
export function wayOf(board: Board, from: Place, route: Square[], to: Place): Point[] {
  const points = between(board, from, route, to);
  const begin = "square" in from ? [end(board, from)] : [];
  if ("square" in to) return [...begin, ...points, end(board, to)];
  const last = points.at(-1);
  const before = points.at(-2) ?? last;
  const inside = last && before ? [{ x: 2 * last.x - before.x, y: 2 * last.y - before.y }] : [];
  return [...begin, ...points, ...inside];
}

/** What a move of the past looked like on the board; null for what was not a move on it. */
export function pastWay(board: Board, seen: Observation): Point[] | null {
  if (seen.type === "went") return wayOf(board, seen.from, seen.route, seen.to);
  if (seen.type === "took_passage") return passage(board, seen.from, seen.to);
  return null;
}

function passage(board: Board, from: Room, to: Room): Point[] {
  return [from, to].flatMap((room) => {
    const mouth = planOf(board, room).mouth;
    return mouth ? [middle(mouth)] : [];
  });
}

/** The ways that tokens went by these news, by suspect. */
export function ways(
  board: Board,
  fresh: readonly News<Observation>[],
  tokens: readonly Suspect[],
): Partial<Record<Suspect, Point[]>> {
  const found: Partial<Record<Suspect, Point[]>> = {};
  for (const { observation: seen } of fresh) {
    if (seen.type !== "went" && seen.type !== "took_passage") continue;
    const suspect = tokens[seen.seat];
    if (!suspect) continue;
    const way =
      seen.type === "went" ? between(board, seen.from, seen.route, seen.to) : passage(board, seen.from, seen.to);
    found[suspect] = [...(found[suspect] ?? []), ...way];
  }
  return found;
}
