/** For whom bots played in a game that is over. */

import type { SeatLook } from "../../plugin";
import type { StoodIn } from "../../protocol";
import { words } from "../../shell/words";
import { listenerOf } from "../../words";

/** For whom bots have moved, and when, in words. */
export function stoodInSaid(stoodIn: readonly StoodIn[], seats: SeatLook[]): string[] {
  const speak = words.speaker(listenerOf(seats));
  return seats.flatMap(({ seat }) => {
    const own = stoodIn.filter((one) => one.seat === seat);
    const between = own.flatMap(({ from, to }) => (to === null ? [] : [from === to ? `${from}` : `${from}–${to}`]));
    const last = own.find(({ to }) => to === null);
    const who = { seat };
    return [
      ...(between.length > 0 ? [speak("review-bot-between", { who, moves: { text: between.join(", ") } })] : []),
      ...(last ? [speak("review-bot-from", { who, ply: last.from })] : []),
    ];
  });
}
