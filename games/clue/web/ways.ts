/** What can be done now, and what it does: for whoever does not know yet. */

import type { Situation, Way } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";
import { named, say } from "./words";

export function ways({ view, options, setup: { dice } }: Situation<View, Options, Setup>): Way[] {
  if (!options) return [];
  const { roll, walk, passage, suggest, show, pass, accuse, end } = options;
  const all: Way[] = [];
  if (roll) all.push([say("page-roll", { dice }), say("page-can-roll")]);
  if (walk) all.push([say("page-can-place"), say("page-can-go")]);
  if (passage) all.push([say("page-passage", { room: named(passage) }), say("page-can-passage")]);
  if (suggest) all.push([say("page-suggest-in", { room: named(suggest) }), say("page-can-suggest")]);
  if (show.length > 0) all.push([say("page-show-a-card"), say("page-can-show")]);
  if (pass) all.push([say("page-none"), say("page-can-pass")]);
  if (end) all.push([say(view.public.phase === "start" ? "page-wait" : "page-end"), say("page-can-end")]);
  if (accuse) all.push([say("page-accuse"), say("page-can-accuse")]);
  return all;
}
