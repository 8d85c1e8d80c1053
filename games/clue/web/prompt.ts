/** What the one to move has to do, in words. */

import type { Situation } from "$parlour/plugin";
import { title } from "./cards";
import type { Options, Setup, View } from "./types";

export function prompt({ view, options, turn, seats, setup }: Situation<View, Options, Setup>): string | null {
  const { public: table } = view;
  if (options) return own(options, view, setup);
  if (turn === "chance")
    return table.phase === "deal"
      ? "The cards are dealt."
      : setup.dice === 1
        ? "The die is rolling."
        : "The dice are rolling.";
  if (typeof turn !== "object") return null;
  const name = seats[turn.player]?.name ?? "Somebody";
  switch (table.phase) {
    case "start":
      return `${name} begins a turn.`;
    case "walk":
      return `${name} rolled ${sum(table.dice)} and chooses where to go.`;
    case "entered":
    case "entered_by_passage":
      return `${name} thinks of a suggestion.`;
    case "answer":
      return table.suggestion && seats[table.suggestion.by]?.you
        ? `${name} looks for a card to show you.`
        : `${name} looks for a card to show.`;
    case "answered":
      return `${name} thinks about the answer.`;
    default:
      return null;
  }
}

function own(options: Options, { public: table }: View, setup: Setup): string {
  if (options.walk) return `you rolled ${sum(table.dice)}, choose where to go`;
  if (options.show.length > 0) return "show a card";
  if (options.pass) return "say that you have none of the three";
  if (options.suggest && table.phase !== "start") {
    const suggest = `make a suggestion in the ${title(options.suggest)}`;
    return options.end ? `${suggest}, or end your turn` : suggest;
  }
  if (table.phase === "start") {
    const ways = [
      options.roll && (setup.dice === 1 ? "roll the die" : "roll the dice"),
      options.passage && `take the passage to the ${title(options.passage)}`,
      options.suggest && `suggest in the ${title(options.suggest)}`,
      options.end && "every way out is blocked: wait",
    ].filter((way) => typeof way === "string");
    return ways.length > 1 ? `${ways.slice(0, -1).join(", ")}, or ${ways.at(-1)}` : (ways[0] ?? "accuse");
  }
  return options.accuse ? "end your turn, or accuse" : "end your turn";
}

function sum(dice: number[]): number {
  return dice.reduce((all, one) => all + one, 0);
}
