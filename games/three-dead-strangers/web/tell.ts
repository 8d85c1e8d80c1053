/** Moves told in full, for the replay in which everything is shown. */

import type { SeatLook } from "$parlour/plugin";
import type { Move, View } from "./types";
import { cardIn, characterIn, onlooker, words } from "./words";

/** What a spectator is not told, in one sentence; null where the spectator was told all. */
export function tell(move: Move, { seats, views }: { seats: SeatLook[]; views: View[] }): string | null {
  const say = words.speaker(onlooker(seats));
  switch (move.type) {
    case "deal": {
      const players = move.characters.map((character, seat) => ({
        text: say("page-told-is", { who: { seat }, character: characterIn(character) }),
      }));
      return say("page-told-deal", { players: { and: players } });
    }
    case "draw": {
      const phase = views[0]?.public.phase;
      if (phase?.type !== "play") return null;
      return say("page-told-draw", { who: { seat: phase.seat }, card: cardIn(move.card) });
    }
    default:
      return null;
  }
}
