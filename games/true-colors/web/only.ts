/** What a lesson lets its learner choose: one move alone. */

import type { Move, Options } from "./types";

/** The same options with this one move alone. */
export function only(options: Options, move: Move): Options {
  switch (options.type) {
    case "before":
    case "after": {
      const none = { ...options, only: move, pick_up: [], steal: [], drop: [], weapons: [], targets: [] };
      switch (move.type) {
        case "pick_up":
          return { ...none, pick_up: [move.weapon], drop: move.drop === null ? [] : [move.drop] };
        case "steal":
          return {
            ...none,
            steal: [{ from: move.from, weapons: [move.weapon] }],
            drop: move.drop === null ? [] : [move.drop],
          };
        case "attack":
          return { ...none, weapons: [move.weapon], targets: [move.target] };
        default:
          return none;
      }
    }
    case "walk": {
      const to = "to" in move ? JSON.stringify(move.to) : null;
      const destinations = options.destinations.filter((one) => JSON.stringify(one.to) === to);
      if (move.type !== "leap") return { ...options, only: move, destinations, pad: null, bring: [] };
      return { ...options, only: move, destinations: [], bring: move.bring === null ? [] : [move.bring] };
    }
    case "answer":
      return {
        ...options,
        only: move,
        reveal: move.type === "reveal" ? [move.card] : [],
        nothing: move.type === "nothing",
      };
    default:
      return options;
  }
}

/** Whether a move of this kind may be chosen: all may where there is no lesson. */
export function offers({ only }: Options, type: Move["type"]): boolean {
  return only === undefined || only.type === type;
}
