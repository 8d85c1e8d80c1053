/** What can be done now, and what it does: for whoever does not know yet. */

import type { Situation, Way } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";
import { say } from "./words";

export function ways({ view, options }: Situation<View, Options, Setup>): Way[] {
  if (options?.type !== "play") return [];
  const all: Way[] = [];
  if (options.lay) all.push([say("page-can-cards"), say("page-can-play", { count: options.lay.at_least })]);
  if (options.doubt) all.push([say("page-doubt"), say("page-can-doubt")]);
  if (options.pass && view.public.phase.type === "last_card") {
    all.push([say("page-let-stand"), say("page-can-let-stand")]);
  } else if (options.pass) {
    all.push([say("page-pass"), say("page-can-pass")]);
  }
  return all;
}
