/** What a lesson lets its learner choose: one move alone. */

import { sameCard } from "./cast";
import type { Move, Options } from "./types";

/** The same options with this one move alone. */
export function only(options: Options, move: Move): Options {
  if (options.type !== "play") return options;
  const none = { type: "play" as const, only: true as const, cards: [], spots: [], accuse: [], pass: false };
  switch (move.type) {
    case "lay": {
      const { victim, on, toward } = move;
      const spots = options.spots.filter(
        (spot) => spot.victim === victim && spot.row === on.row && spot.col === on.col && spot.toward === toward,
      );
      return { ...none, cards: options.cards.filter((card) => sameCard(card, move.card)), spots, half: move.half };
    }
    case "accuse": {
      const { victim, character, seat } = move;
      const is = (one: (typeof options.accuse)[number]) =>
        one.victim === victim && one.character === character && one.seat === seat;
      return { ...none, accuse: options.accuse.filter(is) };
    }
    case "pass":
      return { ...none, pass: true };
    default:
      return options;
  }
}
