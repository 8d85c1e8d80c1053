/** What a lesson lets its learner choose: one move alone. */

import type { Move, Options } from "./types";

/** The same options with this one move alone. */
export function only(options: Options, move: Move): Options {
  switch (options.type) {
    case "before":
    case "after": {
      const none = { ...options, pick_up: [], steal: [], drop: [], weapons: [], targets: [] };
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
      if (move.type === "go") return { ...options, destinations, pad: null, bring: [] };
      const pad = options.pad?.filter((one) => JSON.stringify(one) === to) ?? null;
      const bring = move.type === "leap" && move.bring !== null ? [move.bring] : [];
      return { ...options, destinations: [], pad: move.type === "leap" ? pad : null, bring };
    }
    case "answer":
      return {
        ...options,
        reveal: move.type === "reveal" ? [move.card] : [],
        nothing: move.type === "nothing",
      };
    default:
      return options;
  }
}
