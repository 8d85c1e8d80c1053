/** Whether somebody was told more than they may know: their frames against their side of the finished game. */

import { isDeepStrictEqual } from "node:util";
import type { Frame, Replay, ToClient, Viewer } from "../src/protocol";
import type { Driver } from "./driver";

/** What the frames hold that this viewer's side of the replay does not; one sentence each, none when all is well. */
export function strange(frames: ToClient[], truth: Replay, viewer: Viewer): string[] {
  const side = truth.sides[viewer === "spectator" ? truth.sides.length - 1 : viewer.seat]!;
  const told = side.filter((frame) => frame.message !== null);
  return frames.flatMap((frame) => {
    switch (frame.type) {
      case "news": {
        const own = told[frame.number];
        const same =
          own &&
          isDeepStrictEqual(own.message, frame.message) &&
          isDeepStrictEqual(own.observation, frame.observation);
        return same ? [] : [`News ${frame.number} is not this viewer's: ${JSON.stringify(frame)}`];
      }
      case "now": {
        const known = statesAt(side, frame.at).some(
          (state) => isDeepStrictEqual(state.view, frame.view) && isDeepStrictEqual(state.turn, frame.turn),
        );
        const options = frame.options === null || (viewer !== "spectator" && isOwn(frame.turn, viewer.seat));
        return [
          ...(known ? [] : [`The view after ${frame.at} news is not this viewer's: ${JSON.stringify(frame)}`]),
          ...(options ? [] : [`Options on somebody else's turn: ${JSON.stringify(frame)}`]),
        ];
      }
      case "welcome":
        return isDeepStrictEqual(frame.viewer, viewer) || frame.setup === null
          ? []
          : [`Welcomed with somebody else's eyes: ${JSON.stringify(frame.viewer)}`];
      case "aid":
        return viewer === "spectator" ? [`A spectator is helped: ${JSON.stringify(frame)}`] : [];
      case "lesson":
        return viewer === "spectator" ? [`A spectator is taught: ${JSON.stringify(frame)}`] : [];
      case "phrase":
        // Who says which, and nothing else.
        return isDeepStrictEqual(Object.keys(frame).sort(), ["chair", "number", "type"])
          ? []
          : [`A phrase tells more: ${JSON.stringify(frame)}`];
      case "room":
      case "notes":
      case "accepted":
      case "refused":
        return [];
    }
  });
}

/** The states of a side after exactly this many pieces of news. */
function statesAt(side: Frame[], at: number): Frame[] {
  let count = 0;
  return side.filter((frame) => {
    if (frame.message !== null) count += 1;
    return count === at;
  });
}

function isOwn(turn: Frame["turn"], seat: number): boolean {
  return typeof turn === "object" && turn.player === seat;
}

/** All that is wrong: the shell's comparison and the game's own. */
export function leaks(frames: ToClient[], truth: Replay, viewer: Viewer, driver: Driver): string[] {
  // Before the first news nothing is dealt: a view of then says nothing of the hands that the truth names.
  const dealt = frames.filter((frame) => frame.type !== "now" || frame.at > 0);
  return [...strange(frames, truth, viewer), ...(driver.leaks?.(dealt, truth, viewer) ?? [])];
}
