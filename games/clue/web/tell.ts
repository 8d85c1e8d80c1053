/** Moves told in full, for the replay in which everything is laid open. */

import type { SeatLook } from "$parlour/plugin";
import { crimeWords, named } from "./cards";
import type { Move, Setup, View } from "./types";

interface Situation {
  setup: Setup;
  seats: SeatLook[];
  views: View[];
}

/** What a spectator is not told, in one sentence; null where the spectator was told all. */
export function tell(move: Move, { seats, views }: Situation): string | null {
  const table = views[0]?.public;
  const name = (seat: number | null | undefined) => (seat == null ? "Somebody" : (seats[seat]?.name ?? "Somebody"));
  switch (move.type) {
    case "deal":
      return `The cards are dealt. In the case file: ${crimeWords(move.case_file)}.`;
    case "show": {
      const suggestion = table?.suggestion;
      return `${name(suggestion?.shown_by)} shows ${name(suggestion?.by)} ${named(move.card)}.`;
    }
    default:
      return null;
  }
}
