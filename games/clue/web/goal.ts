/** What the viewer wants, which always stands at the table. */

import type { Goal, Situation } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";
import { say } from "./words";

export function goal({ view, seats }: Situation<View, Options, Setup>): Goal | null {
  if (!view.own) return null;
  const token = { text: seats[view.own.seat]?.chair ?? "" };
  return view.public.accused[view.own.seat]
    ? { whole: say("page-goal-out", { token }), short: say("page-goal-out-short", { token }) }
    : { whole: say("page-goal", { token }), short: say("page-goal-short", { token }) };
}
