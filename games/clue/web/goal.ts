/** What the viewer wants, in a line that always stands at the table. */

import type { Situation } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";
import { say } from "./words";

export function goal({ view, seats }: Situation<View, Options, Setup>): string | null {
  if (!view.own) return null;
  const token = { text: seats[view.own.seat]?.chair ?? "" };
  return say(view.public.accused[view.own.seat] ? "page-goal-out" : "page-goal", { token });
}
