/** What the viewer wants, which always stands at the table. */

import type { Goal, Situation } from "$parlour/plugin";
import { kindOf } from "./cards";
import type { Options, Setup, View } from "./types";
import { allOf, say } from "./words";

export function goal({ view }: Situation<View, Options, Setup>): Goal | null {
  if (!view.own) return null;
  const weak = allOf(view.own.filter((card) => kindOf(card) !== "who"));
  return { whole: say("page-goal", { weak }), short: say("page-goal-short") };
}
