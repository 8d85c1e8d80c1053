/** What the viewer wants, in a line that always stands at the table. */

import type { Situation } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";
import { say } from "./words";

export function goal({ view }: Situation<View, Options, Setup>): string | null {
  return view.own ? say("page-goal") : null;
}
