/** What the one to move has to do, in words. */

import type { Situation } from "$parlour/plugin";
import { canLay } from "./layout";
import type { Options, Play, Setup, View } from "./types";
import { say, speakerOf } from "./words";

export function prompt({ view, options, turn, seats }: Situation<View, Options, Setup>): string | null {
  const { phase } = view.public;
  if (options) {
    if (options.type !== "play") return null;
    if (options.pass) return say("page-do-pass");
    if (canLay(options)) {
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

/** What the dock asks for while no card is chosen; where one move alone is left, the rules may allow others. */
export function toChoose(play: Play, narrowed: boolean): string {
  if (!canLay(play)) return say(narrowed ? "page-accuse-somebody" : "page-only-accuse");
  return say(play.accuse.length ? "page-choose-card-or-accuse" : "page-choose-card");
}
