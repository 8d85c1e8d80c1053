/** What the one to move has to do, in words. */

import type { Situation } from "$parlour/plugin";
import type { Options, Setup, View } from "./types";

export function prompt({ view, options, turn, seats }: Situation<View, Options, Setup>): string | null {
  const { phase } = view.public;
  if (options) {
    if (options.type !== "play") return null;
    if (options.pass) return "you have nothing to play, pass";
    if (options.cards.length && options.spots.length) {
      return options.accuse.length ? "lay evidence before a victim, or accuse" : "lay evidence before a victim";
    }
    return "accuse somebody";
  }
  if (turn === "over") return null;
  if (phase.type === "deal") return "Characters and cards are dealt.";
  if (phase.type === "draw") return `${seats[phase.seat]?.name ?? "Somebody"} draws a card.`;
  if (typeof turn !== "object") return null;
  return `${seats[turn.player]?.name ?? "Somebody"} weighs the evidence.`;
}
