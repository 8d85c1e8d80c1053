/** What the viewer wants, which always stands at the table. */

import type { Goal, Situation } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";
import { say } from "./words";

export function goal({ view }: Situation<View, Options, Setup>): Goal | null {
  return view.own ? { whole: say("page-goal"), short: say("page-goal-short") } : null;
}
