/** What the viewer wants, in a line that always stands at the table. */

import type { Situation } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";
import { characterIn, say } from "./words";

export function goal({ view, viewer }: Situation<View, Options, Setup>): string | null {
  if (!view.own || viewer === "spectator") return null;
  const who = { who: characterIn(view.own.character) };
  const found = view.public.players.map(({ revealed }) => revealed !== null);
  if (found[viewer.seat]) return say("page-goal-lost", who);
  return found.toSpliced(viewer.seat, 1).every(Boolean) ? say("page-goal-last", who) : say("page-goal", who);
}
