/** What is going on, in words: for the status line, the table's middle and the players' places. */

import type { Observation, Public, View } from "./types";
import { cardsWord, type Names, number, said } from "./words";

/** How a player stands, in a few words; empty when there is nothing to say. */
export function statusOf(open: Public, seat: number): string {
  const { phase, standing } = open;
  if ("seat" in phase && phase.seat === seat) {
    return phase.type === "lead" ? "to lead" : phase.type === "answer" ? "to answer" : "to doubt or let it stand";
  }
  if (standing?.seat === seat) {
    return open.hands[seat]?.count === 0 ? "played the last card!" : `says ${said(standing.count, standing.say)}`;
  }
  if (open.passed.includes(seat)) return phase.type === "last_card" ? "lets it stand" : "passed";
  return "";
}

/** What the one to move has to do. On the viewer's own turn it follows "Your turn: ". */
export function promptOf({ public: open }: View, viewer: number | null, names: Names): string | null {
  const { phase, standing } = open;
  switch (phase.type) {
    case "deal":
      return open.game === 1 && !open.results.length ? "The cards are dealt." : "The cards are dealt anew.";
    case "lead":
      if (phase.seat === viewer) return "play one or more cards and say a colour.";
      return `${names.who(phase.seat)} leads.`;
    case "answer":
    case "last_card": {
      if (!standing) return null;
      const claim = `${names.whose(standing.seat)} ${said(standing.count, standing.say)}`;
      if (phase.seat !== viewer) return `${names.who(phase.seat)} considers ${claim}.`;
      if (phase.type === "last_card") return `doubt ${claim}, or ${names.does(standing.seat, "win")} the game.`;
      const lay = `play ${standing.count === 1 ? "one or more" : `${number(standing.count)} or more`}`;
      return `doubt ${claim}, ${lay}, or pass.`;
    }
    case "draw":
      return middleOf({ public: open, own: null }, names);
    case "over":
      return null;
  }
}

/** What stands in the middle when no announcement does. */
export function middleOf({ public: open }: View, names: Names): string {
  const { phase } = open;
  switch (phase.type) {
    case "deal":
      return open.results.length
        ? `Game ${open.results.length} is over. The cards are dealt anew.`
        : "The cards are dealt.";
    case "lead":
      if (open.lays.length) return `${names.does(phase.seat, "lead")} again: everybody else passed.`;
      return `${names.does(phase.seat, "lead")}.`;
    case "draw":
      return `${names.does(phase.by, "draw")} ${cardsWord(phase.count)} from ${names.whose(phase.from)} hand.`;
    case "over":
      return open.games > 1 ? "The match is over." : "The game is over.";
    default:
      return "";
  }
}

/** Whom an observation is about, to point them out. */
export function pointedAt({ event }: Observation): number[] {
  switch (event.type) {
    case "deal":
      return [event.leader];
    case "lay":
    case "pass":
      return [event.seat];
    case "doubt":
      return [event.doubt.by, event.doubt.of];
    case "draw":
      return [event.by, event.from];
  }
}
