/** What the one to move has to do, in words. */

import type { Situation } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";
import { say, speakerOf } from "./words";

export function prompt({ view, options, turn, seats }: Situation<View, Options, Setup>): string | null {
  const { phase } = view.public;
  if (options) {
    if (options.type !== "play") return null;
    if (options.pass) return say("page-do-pass");
    if (options.cards.length && options.spots.length) {
      return options.accuse.length ? say("page-do-play-or-accuse") : say("page-do-play");
    }
    return say("page-do-accuse");
  }
  if (turn === "over") return null;
  const tell = speakerOf(seats);
  if (phase.type === "deal") return say("page-now-deal");
  if (phase.type === "draw") return tell("page-now-draw", { who: { seat: phase.seat } });
  if (typeof turn !== "object") return null;
  return tell("page-now-play", { who: { seat: turn.player } });
}
