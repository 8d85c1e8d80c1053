/** A doubt's verdict is not told in advance by the cards of those whom it concerns. */

import type { News } from "$parlour/plugin";
import { total } from "./cards";
import { verdictAt } from "./timing";
import type { Observation, Public } from "./types";

/**
 * How all stood before the doubt that is being looked into; null when there is none. Nothing that the viewer may do
 * waits for it. Called once while a component is made.
 */
export function suspense(now: () => { open: Public; fresh: News<Observation>[]; motion: boolean }): {
  readonly before: Public | null;
} {
  let before: Public | null = $state.raw(null);
  let last: Public | null = null;

  $effect.pre(() => {
    const { open, fresh, motion } = now();
    const doubt = motion ? fresh.findLast((one) => one.observation.event.type === "doubt") : undefined;
    const event = doubt?.observation.event;
    const stood = last;
    last = open;
    if (event?.type !== "doubt") {
      before = null;
      return;
    }
    before = stood;
    const timer = setTimeout(() => (before = null), verdictAt(total(event.doubt.cards)));
    return () => clearTimeout(timer);
  });

  return {
    get before() {
      return before;
    },
  };
}
