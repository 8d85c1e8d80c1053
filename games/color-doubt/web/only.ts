/** What a lesson lets its learner choose: one move alone. */

import { total } from "./cards";
import type { Move, Options } from "./types";

/** The same options with this one move alone. */
export function only(options: Options, move: Move): Options {
  switch (move.type) {
    case "lay": {
      const lay = { hand: move.cards, at_least: total(move.cards), say: [move.say] };
      return { type: "play", lay, doubt: false, pass: false };
    }
    case "doubt":
    case "pass":
      return { type: "play", lay: null, doubt: move.type === "doubt", pass: move.type === "pass" };
    default:
      return options;
  }
}
