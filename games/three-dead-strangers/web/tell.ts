/** Moves told in full, for the replay in which everything is laid open. */

import type { SeatLook } from "$parlour/plugin";
import { cardWords, list, LOOKS } from "./cast";
import type { Move, View } from "./types";

/** What a spectator is not told, in one sentence; null where the spectator was told all. */
export function tell(move: Move, { seats, views }: { seats: SeatLook[]; views: View[] }): string | null {
  const name = (seat: number) => seats[seat]?.name ?? "Somebody";
  switch (move.type) {
    case "deal":
      return `The deal: ${list(move.characters.map((who, seat) => `${name(seat)} is ${LOOKS[who].title}`))}.`;
    case "draw": {
      const phase = views[0]?.public.phase;
      return phase?.type === "play" ? `${name(phase.seat)} draws ${cardWords(move.card)}.` : null;
    }
    default:
      return null;
  }
}
