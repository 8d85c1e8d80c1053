/** Moves told in full, for the replay that shows every hand. */

import type { SeatLook } from "$parlour/plugin";
import { ofKind } from "./cards";
import type { Move, Setup, View } from "./types";
import { allOf, words } from "./words";

interface Situation {
  setup: Setup;
  seats: SeatLook[];
  views: View[];
}

/** What a spectator is not told, in sentences; null where the spectator was told all: after the deal, always. */
export function tell(move: Move, { seats }: Situation): string | null {
  if (move.type !== "deal") return null;
  // Whoever sees everything sits nowhere.
  const speak = words.speaker({
    you: null,
    names: seats.map(({ name }) => name),
  });
  const hands = move.hands.map((hand, seat) =>
    speak("page-told-hand", {
      who: { seat },
      rooms: allOf(ofKind(hand, "where")),
      weapons: allOf(ofKind(hand, "what")),
    }),
  );
  return [speak("page-told-deal"), ...hands].join(" ");
}
