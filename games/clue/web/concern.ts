/** Which news a player should not miss. */

import type { Concern, News, Situation } from "$parlour/plugin";
import type { Observation, Options, Setup, View } from "./types";

/** What was shown to the viewer and who had nothing, who moved their token away, and every accusation. */
export function concern(
  { observation: seen }: News<Observation>,
  { viewer, setup }: Situation<View, Options, Setup>,
): Concern | null {
  if (viewer === "spectator") return null;
  const me = viewer.seat;
  switch (seen.type) {
    case "accused":
      return seen.seat === me ? "deed" : "result";
    case "suggested":
      if (seen.seat === me) return "own";
      return seen.suspect === setup.tokens[me] ? "mine" : null;
    case "passed":
    case "showed":
      if (seen.to === me) return "mine";
      return seen.seat === me ? "own" : null;
    case "went":
    case "took_passage":
      return seen.seat === me ? "own" : null;
    default:
      return null;
  }
}

/** Whether the viewer has shown a card and held another one that was suggested. */
export function chose(
  { observation: seen }: News<Observation>,
  { view, viewer }: Situation<View, Options, Setup>,
): boolean {
  if (viewer === "spectator" || seen.type !== "showed" || seen.seat !== viewer.seat) return false;
  const named = [seen.suspect, seen.weapon, seen.room] as string[];
  return (view.own?.hand ?? []).filter((card) => named.includes(card)).length > 1;
}
