/** What the viewer wants, which always stands at the table. */

import type { Goal, Situation } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";
import { characterIn, say } from "./words";

export function goal({ view, viewer }: Situation<View, Options, Setup>): Goal | null {
  if (!view.own || viewer === "spectator") return null;
  const who = { who: characterIn(view.own.character) };
  const found = view.public.players.map(({ revealed }) => revealed !== null);
  if (found[viewer.seat]) return { whole: say("page-goal-lost", who), short: say("page-goal-lost-short", who) };
  return found.toSpliced(viewer.seat, 1).every(Boolean)
    ? { whole: say("page-goal-last", who), short: say("page-goal-last-short", who) }
    : { whole: say("page-goal", who), short: say("page-goal-short", who) };
}
