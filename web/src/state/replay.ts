/** A finished game, seen from one side. */

import type { GamePlugin, News, SeatLook } from "../plugin";
import type { Frame, Message, Replay, Viewer } from "../protocol";

/** Whose eyes a replay shows: a seat's, a spectator's, or everything. */
export type Side = number | "spectator" | "everything";

/** One line of a replay's log: the news and the ply after which it was told. */
export interface Line {
  ply: number;
  news: News;
}

/** The viewer whose frames a side shows. */
export function viewerOf(side: Side): Viewer {
  return typeof side === "number" ? { seat: side } : "spectator";
}

/** The frames of a side, one more than there are moves. */
export function framesOf(replay: Replay, side: Side): Frame[] {
  return replay.sides[typeof side === "number" ? side : replay.sides.length - 1] ?? [];
}

/** What the side was told, in order, each with its ply. Where everything is shown, the plugin tells each move. */
export function linesOf(replay: Replay, side: Side, plugin: GamePlugin, seats: SeatLook[]): Line[] {
  const lines: Line[] = [];
  framesOf(replay, side).forEach((frame, ply) => {
    const told = side === "everything" && ply > 0 ? toldInFull(replay, ply, plugin, seats) : null;
    const message = told ?? frame.message;
    if (message === null) return;
    lines.push({ ply, news: { number: lines.length, message, observation: frame.observation } });
  });
  return lines;
}

function toldInFull(replay: Replay, ply: number, plugin: GamePlugin, seats: SeatLook[]): Message | null {
  const views = viewsAt(replay, ply);
  const text = plugin.tell?.(replay.moves[ply - 1], { setup: replay.setup, seats, views }) ?? null;
  return text === null ? null : { name: "verbatim", args: { text: { text } } };
}

/** Every seat's view at a ply. */
export function viewsAt(replay: Replay, ply: number): unknown[] {
  return replay.sides.slice(0, -1).map((side) => side[ply]?.view);
}

/** The next ply in a direction at which the side was told something: steps that change nothing are passed over. */
export function nextPly(lines: Line[], from: number, by: 1 | -1, last: number): number {
  if (by === 1) return lines.find((line) => line.ply > from)?.ply ?? last;
  return lines.findLast((line) => line.ply < from)?.ply ?? 0;
}
