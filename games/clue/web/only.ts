/** What a lesson lets its learner choose: one move alone. */

import type { Move, Options } from "./types";

/** The same options with this one move alone. */
export function only(options: Options, move: Move): Options {
  const none: Options = {
    only: move,
    deck: options.deck,
    roll: false,
    passage: null,
    walk: null,
    suggest: null,
    show: [],
    pass: false,
    accuse: false,
    end: false,
  };
  switch (move.type) {
    case "roll":
    case "pass":
    case "end":
      return { ...none, [move.type]: true };
    case "passage":
      return { ...none, passage: options.passage };
    case "go": {
      const is = JSON.stringify(move.to);
      const destinations = options.walk?.destinations.filter(({ to }) => JSON.stringify(to) === is) ?? [];
      return { ...none, walk: options.walk && { ...options.walk, destinations } };
    }
    case "suggest":
      return { ...none, deck: [move.suspect, move.weapon, move.room], suggest: options.suggest };
    case "accuse":
      return { ...none, deck: [move.suspect, move.weapon, move.room], accuse: true };
    case "show":
      return { ...none, show: [move.card] };
    default:
      return options;
  }
}
