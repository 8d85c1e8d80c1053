/** What the page says of whose turn it is: in words, in the tab's title, by a sound. */

import type { SeatLook } from "../plugin";
import type { Room, Seat, Turn, Viewer } from "../protocol";
import { say, words } from "../shell/words";
import { listenerOf } from "../words";

/** Whether the viewer is to move. */
export function isYours(turn: Turn, viewer: Viewer): boolean {
  return typeof turn === "object" && viewer !== "spectator" && turn.player === viewer.seat;
}

/**
 * Remembers whose turn it was and says when the viewer should be called: when the turn comes to them from somebody
 * else. Dice and deals between two decisions of their own are not a reason, nor is the first look at a table.
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

/** The status line. `prompt` is what the plugin says, where it says something. */
export function statusLine(turn: Turn, viewer: Viewer, seats: SeatLook[], prompt: string | null): string {
  if (turn === "over") return say("status-over");
  // A sentence of its own stands by itself.
  if (isYours(turn, viewer) && !prompt?.endsWith("."))
    return say("status-your-turn", { what: prompt ?? say("status-your-move") });
  if (prompt !== null) return prompt;
  if (turn === "chance") return say("status-chance");
  const speak = words.speaker(listenerOf(seats));
  return speak("status-thinking", { who: { seat: turn.player } });
}

/** The tab's title: what somebody who looks at another tab wants to know. */
export function tabTitle(turn: Turn | null, viewer: Viewer, game: string): string {
  if (turn === "over") return say("tab-over", { game });
  if (turn !== null && isYours(turn, viewer)) return say("tab-your-turn", { game });
  return say("tab", { page: game });
}

/** For whom a bot played to the end. */
export const wasOut = (room: Room | null, { chairIndex }: SeatLook): boolean =>
  room?.phase === "over" && room.chairs[chairIndex]?.who?.stand_in === true;

/** Who has won, in words: a player, or a bot for them. */
export function outcome(winners: readonly Seat[], viewer: Viewer, seats: SeatLook[], room: Room | null): string {
  if (!winners.length) return say("outcome-nobody");
  const you = viewer === "spectator" ? null : viewer.seat;
  const speak = words.speaker({ ...listenerOf(seats), you });
  const who = winners.map((seat) => ({ seat }));
  if (who.length > 1) return speak("outcome-several", { who: { and: who } });
  const winner = seats.find(({ seat }) => seat === winners[0]);
  return speak(winner && wasOut(room, winner) ? "outcome-bot" : "outcome-one", { who: who[0]! });
}

/** For whom a bot played to the end, in words. */
export function stoodIn(room: Room | null, seats: SeatLook[]): string[] {
  const speak = words.speaker(listenerOf(seats));
  return seats.filter((look) => wasOut(room, look)).map(({ seat }) => speak("over-stood-in", { who: { seat } }));
}

/** The seats with their points, best first; equal points share a place. Where nobody has won, there are no places. */
export function ranking(
  scores: number[],
  winners: readonly Seat[],
  seats: SeatLook[],
): { place: number | null; seat: SeatLook; score: number }[] {
  const rows = seats.map((seat) => ({ place: null, seat, score: scores[seat.seat] ?? 0 }));
  if (!winners.length) return rows;
  return rows
    .sort((a, b) => b.score - a.score)
    .map((row, _, all) => ({ ...row, place: all.findIndex((other) => other.score === row.score) + 1 }));
}
