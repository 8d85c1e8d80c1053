/** What the one to move has to do, in words. */

import type { Situation } from "$parlour/plugin";
import { boardFor } from "./boards";
import { placeWords } from "./places";
import type { Doing, Options, Setup, View } from "./types";
import { attackIn, say, speakerOf } from "./words";

type Where = Situation<View, Options, Setup>;

export function prompt(situation: Where): string | null {
  const { view, options, turn, seats, setup } = situation;
  const { phase, players } = view.public;
  if (options) return own(situation, options);
  if (turn === "chance") return say(phase.type === "deal" ? "page-now-deal" : "page-now-roll");
  if (typeof turn !== "object") return null;
  const speak = speakerOf(seats);
  const who = { seat: turn.player };
  const place = () => placeWords(boardFor(setup), players[turn.player]!.place);
  switch (phase.type) {
    case "before":
      return speak("page-now-before", { who, place: place() });
    case "walk":
      return speak("page-now-walk", { who, total: sum(view) });
    case "after":
      return speak("page-now-after", { who, place: place() });
    case "answer":
      return speak("page-now-answer", { ...attackIn(phase.attack) });
    default:
      return null;
  }
}

function own({ view, seats }: Where, options: Options): string | null {
  const { phase } = view.public;
  switch (options.type) {
    case "walk":
      return say("page-do-walk", { total: sum(view) });
    case "before": {
      const ways = acts(options);
      return ways.length > 0 ? say("page-do-roll-or", { ways: { or: ways } }) : say("page-do-roll");
    }
    case "after": {
      const ways = acts(options);
      return ways.length > 0 ? say("page-do-end-or", { ways: { or: ways } }) : say("page-do-end");
    }
    case "answer": {
      if (phase.type !== "answer") return null;
      const speak = speakerOf(seats);
      return speak(options.reveal.length > 0 ? "page-do-answer" : "page-do-answer-nothing", {
        ...attackIn(phase.attack),
      });
    }
    default:
      return null;
  }
}

/** What can be done in the room. */
function acts({ pick_up, steal, weapons, targets }: Doing): { text: string }[] {
  const ways: string[] = [];
  if (pick_up.length > 0) ways.push(say("page-way-pick-up"));
  if (steal.length > 0) ways.push(say("page-way-steal"));
  if (weapons.length > 0 && targets.length > 0) ways.push(say("page-way-attack"));
  return ways.map((text) => ({ text }));
}

function sum(view: View): number {
  return view.public.dice[0] + view.public.dice[1];
}
