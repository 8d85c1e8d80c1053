/** Which news a player should not miss. */

import type { Concern, News, Situation } from "$parlour/plugin";
import type { Observation, Options, Setup, View } from "./types";

/** Every doubt and what came of it, cards drawn by or from the viewer, and the end of a game. */
export function concern(
  { observation: { event, ended } }: News<Observation>,
  { viewer }: Situation<View, Options, Setup>,
): Concern | null {
  if (viewer === "spectator") return null;
  if (ended) return "result";
  switch (event.type) {
    case "doubt":
      if (event.doubt.by === viewer.seat) return "deed";
      return event.doubt.of === viewer.seat ? "mine" : "result";
    case "draw":
      return event.by === viewer.seat || event.from === viewer.seat ? "mine" : null;
    case "lay":
    case "pass":
      return event.seat === viewer.seat ? "own" : null;
    default:
      return null;
  }
}
