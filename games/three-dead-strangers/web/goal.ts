/** What the viewer wants, in a line that always stands at the table. */

import type { Situation } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";
import { characterIn, say } from "./words";

export function goal({ view }: Situation<View, Options, Setup>): string | null {
  if (!view.own) return null;
  return say("page-goal", { who: characterIn(view.own.character) });
}
