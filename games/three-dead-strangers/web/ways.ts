/** What can be done now, and what it does: for whoever does not know yet. */

import type { Situation, Way } from "$parlour/plugin";
import { canLay } from "./layout";
import type { Options, Setup, View } from "./types";
import { say } from "./words";

export function ways({ options }: Situation<View, Options, Setup>): Way[] {
  if (options?.type !== "play") return [];
  const all: Way[] = [];
  if (canLay(options)) all.push([say("page-can-card"), say("page-can-play")]);
  if (options.accuse.length > 0) all.push([say("page-accuse"), say("page-can-accuse")]);
  if (options.pass) all.push([say("page-pass"), say("page-can-pass")]);
  return all;
}
