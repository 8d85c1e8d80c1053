/** Moves told in full, for the replay that shows every hand. */

import type { SeatLook } from "$parlour/plugin";
import type { Move, Setup, View } from "./types";
import { crimeIn, named, words } from "./words";

interface Situation {
  setup: Setup;
  seats: SeatLook[];
  views: View[];
}

/** What a spectator is not told, in one sentence; null where the spectator was told all. */
export function tell(move: Move, { seats, views }: Situation): string | null {
  // Whoever sees everything sits nowhere.
  const say = words.speaker({
    you: null,
    names: seats.map(({ name }) => name),
  });
  switch (move.type) {
    case "deal":
      return say("page-told-deal", { ...crimeIn(move.case_file) });
    case "show": {
      const suggestion = views[0]?.public.suggestion;
      if (suggestion?.shown_by == null) return null;
      const [who, to] = [{ seat: suggestion.shown_by }, { seat: suggestion.by }];
      return say("page-told-show", { who, to, card: named(move.card) });
    }
    default:
      return null;
  }
}
