/** What the page says of whose turn it is: in words, in the tab's title, by a sound. */

import type { SeatLook } from "../plugin";
import type { Seat, Turn, Viewer } from "../protocol";

/** Whether the viewer is to move. */
export function isYours(turn: Turn, viewer: Viewer): boolean {
  return typeof turn === "object" && viewer !== "spectator" && turn.player === viewer.seat;
}

/**
 * Remembers whose turn it was and says when the viewer should be called: when the turn comes to them from somebody
 * else. Dice and deals between two decisions of their own are no reason, nor is the first look at a table.
 */
export class Bell {
  #last: Seat | null = null;
  #looked = false;

  rings(turn: Turn, viewer: Viewer): boolean {
    const first = !this.#looked;
    this.#looked = true;
    if (typeof turn !== "object") return false;
    const before = this.#last;
    this.#last = turn.player;
    return !first && isYours(turn, viewer) && before !== turn.player;
  }
}

/** The status line. `prompt` is the plugin's word, where it has one. */
export function statusLine(turn: Turn, viewer: Viewer, seats: SeatLook[], prompt: string | null): string {
  if (turn === "over") return "The game is over.";
  if (isYours(turn, viewer)) return `Your turn: ${sentence(prompt ?? "make your move")}`;
  if (prompt !== null) return sentence(prompt);
  if (turn === "chance") return "A moment …";
  return `${seats[turn.player]?.name ?? "Somebody"} is thinking.`;
}

/** Words with a full stop, unless they end with a sign already. */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

/** The tab's title: what somebody who looks at another tab wants to know. */
export function tabTitle(turn: Turn | null, viewer: Viewer, game: string): string {
  if (turn === null) return `${game} · Parlour`;
  if (turn === "over") return `Game over · ${game}`;
  return isYours(turn, viewer) ? `● Your turn · ${game}` : `${game} · Parlour`;
}

/**
 * Who has won, in words. Unless the game says who they are, those are the best scores, which share the win; and where
 * nobody has any point, nobody wins.
 */
export function outcome(scores: number[], viewer: Viewer, seats: SeatLook[], won?: Seat[]): string {
  const best = Math.max(...scores);
  const winners = seats.filter((seat) => (won ? won.includes(seat.seat) : scores[seat.seat] === best));
  if (!winners.length || (!won && winners.length === seats.length && best === 0)) return "Nobody wins.";
  const you = viewer !== "spectator" && winners.some((seat) => seat.seat === viewer.seat);
  if (winners.length === 1) return you ? "You win!" : `${winners[0]!.name} wins.`;
  const names = winners.map((seat) => (seat.you ? "you" : seat.name));
  const list = `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  return `${list[0]!.toUpperCase()}${list.slice(1)} share the win.`;
}

/** The seats with their points, best first; equal points share a place. */
export function ranking(scores: number[], seats: SeatLook[]): { place: number; seat: SeatLook; score: number }[] {
  return seats
    .map((seat) => ({ seat, score: scores[seat.seat] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map((row, _, all) => ({ place: all.findIndex((other) => other.score === row.score) + 1, ...row }));
}
