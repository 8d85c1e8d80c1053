/** Which news a player should not miss. */

import type { Concern, News, Situation } from "$parlour/plugin";
import type { Observation, Options, Setup, View } from "./types";

/** Every attack and what came of it, what was stolen from the viewer, and who brought them along. */
export function concern(
  { observation: seen }: News<Observation>,
  { viewer }: Situation<View, Options, Setup>,
): Concern | null {
  if (viewer === "spectator") return null;
  const me = viewer.seat;
  switch (seen.type) {
    case "attacked":
      if (seen.attack.by === me) return "deed";
      return seen.attack.target === me ? "mine" : "result";
    case "revealed":
    case "unharmed":
      return seen.seat === me ? "mine" : "result";
    case "stole":
      if (seen.from === me) return "mine";
      return seen.seat === me ? "own" : null;
    case "leapt":
      if (seen.bring?.[0] === me) return "mine";
      return seen.seat === me ? "own" : null;
    case "went":
    case "stayed":
    case "picked_up":
      return seen.seat === me ? "own" : null;
    default:
      return null;
  }
}
