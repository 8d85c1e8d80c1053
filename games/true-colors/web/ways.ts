/** What can be done now, and what it does: for whoever does not know yet. */

import type { Situation, Way } from "$parlour/plugin";
import { boardFor } from "./boards";
import { offers } from "./only";
import { placeWords } from "./places";
import { litOf, targetsOf } from "./targets";
import type { Doing, Options, Setup, View } from "./types";
import { say } from "./words";

export function ways({ options, setup }: Situation<View, Options, Setup>): Way[] {
  switch (options?.type) {
    case "before":
      return [...acts(options), [say("page-roll"), say("page-can-roll")]];
    case "after":
      return [...acts(options), [say("page-end"), say("page-can-end")]];
    case "walk": {
      const all: Way[] = [[say("page-can-place"), say("page-can-go")]];
      const board = boardFor(setup);
      if (offers(options, "stay"))
        all.push([say("page-stay", { place: placeWords(board, options.from) }), say("page-can-stay")]);
      const targets = targetsOf(board, options);
      if (targets.length > litOf(targets, false).length) all.push([say("page-squares"), say("page-can-squares")]);
      if (options.pad) all.push([say("page-by-teleporting"), say("page-can-teleport")]);
      return all;
    }
    case "answer": {
      const all: Way[] = [];
      if (options.reveal.length > 0) all.push([say("page-choose-card"), say("page-can-turn-up")]);
      if (options.nothing) all.push([say("page-turn-nothing-up"), say("page-can-turn-nothing-up")]);
      return all;
    }
    default:
      return [];
  }
}

/** What can be done in a room. */
function acts({ pick_up, steal, weapons, targets }: Doing): Way[] {
  const all: Way[] = [];
  if (pick_up.length > 0) all.push([say("page-can-pick-up"), say("page-can-pick-up-does")]);
  if (steal.length > 0) all.push([say("page-can-steal"), say("page-can-steal-does")]);
  if (weapons.length > 0 && targets.length > 0) {
    all.push([say("page-attack-somebody"), say("page-can-attack")]);
  }
  return all;
}
