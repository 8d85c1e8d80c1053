/** Which news a player should not miss. */

import type { Concern, News, Situation } from "$parlour/plugin";
import { halvesOf } from "./cast";
import type { Observation, Options, Setup, View } from "./types";

/** Every accusation, and evidence of the viewer's own character that others played. */
export function concern(
  { observation: seen }: News<Observation>,
  { view, viewer }: Situation<View, Options, Setup>,
): Concern | null {
  if (viewer === "spectator") return null;
  switch (seen.type) {
    case "accused":
      if (seen.by === viewer.seat) return "deed";
      return seen.seat === viewer.seat ? "mine" : "result";
    case "laid":
      if (seen.seat === viewer.seat) return "own";
      return halvesOf(seen.card)?.some((half) => half !== "dead_end" && half.who === view.own?.character)
        ? "mine"
        : null;
    case "passed":
      return seen.seat === viewer.seat ? "own" : null;
    default:
      return null;
  }
}
