/** What the one to move has to do, in words. */

import type { Situation } from "$parlour/plugin";
import { joined, title } from "./cards";
import { areaName, areaOf } from "./places";
import type { Attack, Doing, Options, Setup, View } from "./types";

type Where = Situation<View, Options, Setup>;

export function prompt(situation: Where): string | null {
  const { view, options, turn, seats } = situation;
  const { phase } = view.public;
  if (options) return own(situation, options);
  if (turn === "chance") return phase.type === "deal" ? "The cards are dealt." : "The dice are rolling.";
  if (typeof turn !== "object") return null;
  const name = seats[turn.player]?.name ?? "Somebody";
  switch (phase.type) {
    case "before":
      return `${name} begins a turn ${room(view, turn.player)}.`;
    case "walk":
      return `${name} rolled ${sum(view)} and chooses where to go.`;
    case "after":
      return `${name} may act ${room(view, turn.player)} after the movement.`;
    case "answer":
      return `${name} answers ${attackWords(situation, phase.attack)}.`;
    default:
      return null;
  }
}

function own(situation: Where, options: Options): string | null {
  const { view, seats } = situation;
  const { phase } = view.public;
  switch (options.type) {
    case "walk":
      return `you rolled ${sum(view)}, choose where to go`;
    case "before":
      return `roll the dice${acts(options, ", or first ")}`;
    case "after":
      return `end your turn${acts(options, ", or ")}`;
    case "answer": {
      if (phase.type !== "answer") return null;
      const { by, room, weapon } = phase.attack;
      const attack = `${seats[by]?.name ?? "somebody"} attacks you in the ${title(room)} with the ${title(weapon)}`;
      return options.reveal.length > 0 ? `${attack}, choose what to turn up` : `${attack}, and nothing happens`;
    }
    default:
      return null;
  }
}

/** What can be done in the room, after some words. */
function acts(options: Doing, after: string): string {
  const ways = [
    options.pick_up.length > 0 && "pick up a weapon",
    options.steal.length > 0 && "steal one",
    options.weapons.length > 0 && options.targets.length > 0 && "attack",
  ].filter((way) => way !== false);
  return ways.length > 0 ? after + joined(ways, "or") : "";
}

function room(view: View, seat: number): string {
  const area = areaOf(view.public.players[seat]!.place);
  return area ? `in the ${areaName(area)}` : "";
}

function attackWords({ seats }: Where, { by, room, weapon }: Attack): string {
  const by_ = seats[by];
  const whose = by_?.you ? "your" : `${by_?.name ?? "somebody"}'s`;
  return `${whose} attack in the ${title(room)} with the ${title(weapon)}`;
}

function sum(view: View): number {
  return view.public.dice[0] + view.public.dice[1];
}
