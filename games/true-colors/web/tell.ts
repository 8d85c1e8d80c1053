/** Moves told in full, for the replay in which everything is laid open. */

import type { SeatLook } from "$parlour/plugin";
import { listed, ofKind } from "./cards";
import type { Move, Setup, View } from "./types";

interface Situation {
  setup: Setup;
  seats: SeatLook[];
  views: View[];
}

/** What a spectator is not told, in one sentence; null where the spectator was told all: after the deal, always. */
export function tell(move: Move, { seats }: Situation): string | null {
  if (move.type !== "deal") return null;
  const hands = move.hands.map((hand, seat) => {
    const hurt = [...ofKind(hand, "where"), ...ofKind(hand, "what")];
    return `${seats[seat]?.name ?? "Somebody"} can be hurt by ${listed(hurt)}.`;
  });
  return `The cards are dealt. ${hands.join(" ")}`;
}
