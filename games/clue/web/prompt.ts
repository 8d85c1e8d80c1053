/** What the one to move has to do, in words. */

import type { Situation } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";
import { named, say, speakerOf } from "./words";

export function prompt({ view, options, turn, seats, setup }: Situation<View, Options, Setup>): string | null {
  const { public: table } = view;
  if (options) return own(options, view, setup);
  if (turn === "chance") {
    return table.phase === "deal" ? say("page-now-deal") : say("page-now-roll", { dice: setup.dice });
  }
  if (typeof turn !== "object") return null;
  const tell = speakerOf(seats);
  const who = { seat: turn.player };
  switch (table.phase) {
    case "start":
      return tell("page-now-start", { who });
    case "walk":
      return tell("page-now-walk", { who, total: sum(table.dice) });
    case "entered":
    case "entered_by_passage":
      return tell("page-now-suggest", { who });
    case "answer":
      return table.suggestion && tell("page-now-answer", { who, to: { seat: table.suggestion.by } });
    case "answered":
      return tell("page-now-answered", { who });
    default:
      return null;
  }
}

function own(options: Options, { public: table }: View, setup: Setup): string {
  if (options.walk) return say("page-do-walk", { total: sum(table.dice) });
  if (options.show.length > 0) return say("page-do-show");
  if (options.pass) return say("page-do-pass");
  if (table.phase === "start") return begin(options, setup);
  if (options.suggest) {
    const room = named(options.suggest);
    return options.end ? say("page-do-suggest-or-end", { room }) : say("page-do-suggest", { room });
  }
  return options.accuse ? say("page-do-accuse-or-end") : say("page-do-end");
}

/** The ways to begin a turn. */
function begin({ roll, passage, suggest, end }: Options, { dice }: Setup): string {
  const ways: string[] = [];
  if (roll) ways.push(say("page-way-roll", { dice }));
  if (passage) ways.push(say("page-way-passage", { room: named(passage) }));
  if (suggest) ways.push(say("page-way-suggest", { room: named(suggest) }));
  if (end && ways.length === 0) return say("page-do-blocked");
  if (end) ways.push(say("page-way-wait"));
  return ways.length === 0
    ? say("page-do-accuse")
    : say("page-do-one-of", { ways: { or: ways.map((text) => ({ text })) } });
}

function sum(dice: number[]): number {
  return dice.reduce((all, one) => all + one, 0);
}
