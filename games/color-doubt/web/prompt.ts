/** What is going on, in words: for the status line, the table's middle and the players' places. */

import type { Observation, Options, Public, Setup, View } from "./types";
import { announced, cardsOf, claimOf, inWords, say, type Speaker } from "./words";

/** How a player stands, in a few words; empty when there is nothing to say. */
export function statusOf(open: Public, seat: number): string {
  const { phase, standing } = open;
  if ("seat" in phase && phase.seat === seat) {
    if (phase.type === "lead") return say("page-status-lead");
    return phase.type === "answer" ? say("page-status-answer") : say("page-status-last-card");
  }
  if (standing?.seat === seat) {
    if (open.hands[seat]?.count === 0) return say("page-status-played-last");
    return say("page-status-says", { announced: announced(standing) });
  }
  if (!open.passed.includes(seat)) return "";
  return phase.type === "last_card" ? say("page-status-lets-stand") : say("page-status-passed");
}

/** What the one to move has to do; on the viewer's own turn, where there are options, what may be done. */
export function promptOf(view: View, options: Options | null, setup: Setup, speak: Speaker): string | null {
  const { phase, standing, game, results } = view.public;
  switch (phase.type) {
    case "deal":
      return game === 1 && !results.length ? say("page-now-deal") : say("page-now-deal-again");
    case "lead":
      return options ? say("page-do-lead") : speak("page-now-leads", { who: { seat: phase.seat } });
    case "answer":
    case "last_card":
      if (!standing) return null;
      if (options?.type === "play") return toDo(view.public, options, setup, speak);
      return speak("page-now-considers", { who: { seat: phase.seat }, claim: claimOf(standing) });
    case "draw":
      return middleOf(view, speak);
    case "over":
      return null;
  }
}

/** How the viewer may answer. */
function toDo(
  { phase, standing, hands }: Public,
  options: Options & { type: "play" },
  setup: Setup,
  speak: Speaker,
): string | null {
  if (!standing) return null;
  const claim = claimOf(standing);
  if (phase.type === "last_card") {
    if (!options.doubt) return speak("page-do-let-stand", { claim });
    const next = (phase.seat + 1) % hands.length;
    if (setup.who_may_doubt === "each_in_turn" && next !== standing.seat)
      return speak("page-do-last-card-first", { claim, next: { seat: next } });
    return speak("page-do-last-card", { claim, who: { seat: standing.seat } });
  }
  const count = options.lay?.at_least;
  if (count === undefined) return options.doubt ? speak("page-do-doubt-or-pass", { claim }) : say("page-do-pass");
  const number = inWords(count);
  if (!options.doubt) return say("page-do-play-or-pass", { count, number });
  return speak("page-do-answer", { claim, count, number });
}

/** What is in the middle when no announcement is. */
export function middleOf({ public: open }: View, speak: Speaker): string {
  const { phase } = open;
  switch (phase.type) {
    case "deal":
      return open.results.length ? say("page-now-game-over", { game: open.results.length }) : say("page-now-deal");
    case "lead": {
      const who = { seat: phase.seat };
      return open.lays.length ? speak("page-now-leads-again", { who }) : speak("page-now-leads", { who });
    }
    case "draw":
      return speak("page-now-draws", {
        who: { seat: phase.by },
        cards: cardsOf(phase.count),
        from: { seat: phase.from },
      });
    case "over":
      return open.games > 1 ? say("page-now-match-over") : say("page-now-over");
    default:
      return "";
  }
}

/** Whom an observation is about, to point them out. */
export function pointedAt({ event }: Observation): number[] {
  switch (event.type) {
    case "deal":
      return [event.leader];
    case "lay":
    case "pass":
      return [event.seat];
    case "doubt":
      return [event.doubt.by, event.doubt.of];
    case "draw":
      return [event.by, event.from];
  }
}
