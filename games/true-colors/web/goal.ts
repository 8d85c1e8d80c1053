/** What the viewer wants, in a line that always stands at the table. */

import type { Situation } from "$parlour/plugin";
import { kindOf } from "./cards";
import type { Options, Setup, View } from "./types";
import { allOf, say } from "./words";

export function goal({ view }: Situation<View, Options, Setup>): string | null {
  if (!view.own) return null;
  const weak = view.own.filter((card) => kindOf(card) !== "who");
  return say("page-goal", { weak: allOf(weak) });
}
