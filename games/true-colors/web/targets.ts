/** Where a move may lead: walks and teleports as one list of lit places, each with what can be done to get there. */

import { middle, type Point } from "$parlour/mansion/geometry";
import type { Area, Board } from "./boards";
import {
  areaNamed,
  areaOf,
  at,
  keyOf,
  leapWay,
  middleOf,
  nameOf,
  padNamed,
  squareName,
  wayOf,
  type Leg,
} from "./places";
import type { Destination, Move, Place, Walk } from "./types";
import { say } from "./words";

/** A lit place. */
export interface Target {
  key: string;
  to: Place;
  area: Area | null;
  /** The walk that ends there; null when it is too far. */
  walk: Destination | null;
  /** Whether one can teleport there from a pad (TC-30). */
  leap: boolean;
  /** Whether it is a corridor square where there is nothing to do. */
  bare: boolean;
}

/** How one gets there. */
export type Way = "walk" | "leap";

/**
 * All lit places: rooms first, then squares as they are read. Out of a room and back in is the same as to stay, for
 * which there is a button (TC-26).
 */
export function targetsOf(board: Board, walk: Walk): Target[] {
  const elsewhere = walk.destinations.filter(({ to }) => keyOf(to) !== keyOf(walk.from));
  const walks = new Map(elsewhere.map((one) => [keyOf(one.to), one]));
  const asked = walk.only?.type === "leap" ? keyOf(walk.only.to) : null;
  const rooms = board.rooms.flatMap(({ room }): Target[] => {
    const to: Place = room === "centre" ? room : { room };
    const by = walks.get(keyOf(to)) ?? null;
    const leap = walk.pad !== null && (asked === null || asked === keyOf(to));
    return by || leap ? [{ key: keyOf(to), to, area: room, walk: by, leap, bare: false }] : [];
  });
  const squares = walk.destinations
    .filter(({ to }) => areaOf(to) === null)
    .map((by): Target => ({
      key: keyOf(by.to),
      to: by.to,
      area: null,
      walk: by,
      leap: false,
      bare: !padNamed(board, squareOf(by.to)),
    }));
  const rank = ({ to }: Target) => (to !== "centre" && "square" in to ? to.square[0] * 100 + to.square[1] : 0);
  return [...rooms, ...squares.sort((one, other) => rank(one) - rank(other))];
}

/** What is lit: rooms and pads; corridor squares too when they are asked for, or where there is nothing else. */
export function litOf(targets: Target[], squares: boolean): Target[] {
  const useful = targets.filter(({ bare }) => !bare);
  return squares || useful.length === 0 ? targets : useful;
}

/** What a lit place is called: "Hall", "north-west pad", "square 2 left of the Hall's west door". */
export function targetName(board: Board, { to, area }: Target): string {
  const name = area ? areaNamed(area) : padNamed(board, squareOf(to));
  return name ? nameOf(name) : say("page-square", { place: squareName(board, squareOf(to)) });
}

/** The same with an article. */
export function theTarget(board: Board, { to, area }: Target): string {
  const card = area ? areaNamed(area) : padNamed(board, squareOf(to));
  return card ? say("the", { card }) : say("page-the-square", { place: squareName(board, squareOf(to)) });
}

function squareOf(to: Place) {
  return at((to as { square: [number, number] }).square);
}

/** How far it is, in words: "5 spaces", "by teleporting from a pad", "5 spaces, or by teleporting". */
export function farWords({ walk, leap }: Target): string {
  if (!walk) return say("page-far-leap");
  const spaces = walk.route.length;
  return leap ? say("page-far-or-leap", { spaces }) : say("page-far", { spaces });
}

/** Where a lit place's button has its middle: for arrow keys, and for the finger that points nearby. */
export function anchorOf(board: Board, { to }: Target): Point {
  return to !== "centre" && "square" in to ? middle(at(to.square)) : middleOf(board, to);
}

/** How one would get there if nothing else is said: on foot where that is possible. */
export function usualWay(target: Target): Way {
  return target.walk ? "walk" : "leap";
}

/** The way as it is drawn. */
export function preview(board: Board, walk: Walk, target: Target, way: Way): Leg[] {
  if (way === "leap" && walk.pad) return leapWay(board, walk.from, walk.pad, target.to);
  return target.walk ? wayOf(board, walk.from, target.walk.route) : [];
}

export function moveTo(target: Target, way: Way, bring: number | null): Move {
  return way === "leap" ? { type: "leap", to: target.to, bring } : { type: "go", to: target.to };
}

/** The lit place nearest to a point, within `most` squares; rooms count where the point lies inside of them. */
export function nearest(board: Board, targets: readonly Target[], point: Point, most: number): Target | null {
  const cell = board.cells[Math.floor(point.y)]?.[Math.floor(point.x)];
  const area = typeof cell === "object" ? cell.room : null;
  const inside = targets.find((target) => area !== null && target.area === area);
  if (inside) return inside;
  const squares = targets
    .filter((target) => target.area === null)
    .map((target) => {
      const { x, y } = anchorOf(board, target);
      return { target, away: Math.hypot(x - point.x, y - point.y) };
    })
    .sort((one, other) => one.away - other.away);
  return squares[0] && squares[0].away <= most ? squares[0].target : null;
}
