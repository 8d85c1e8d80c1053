/** For whom bots played in a game that is over. */

import type { SeatLook } from "../../plugin";
import type { Seat, StoodIn } from "../../protocol";
import { say, words } from "../../shell/words";
import { isByBot } from "../../state/review";
import { listenerOf } from "../../words";

/** So many moves in a row are told one by one. */
const FEW = 3;

/** For whom bots have moved, and when, in words; `movers` says whose each move was. */
export function stoodInSaid(
  stoodIn: readonly StoodIn[],
  seats: SeatLook[],
  movers: readonly (Seat | null)[],
): string[] {
  const speak = words.speaker(listenerOf(seats));
  return seats.flatMap(({ seat }) => {
    const own = stoodIn.filter((one) => one.seat === seat);
    const plies = movers.flatMap((mover, before) => (mover === seat ? [before + 1] : []));
    const between = own.flatMap(({ from, to }) => {
      if (to === null) return [];
      const moves = plies.filter((ply) => ply >= from && ply <= to);
      return moves.length > FEW ? [`${from}–${to}`] : moves.map(String);
    });
    const last = own.find(({ to }) => to === null);
    const who = { seat };
    return [
      ...(between.length > 0 ? [speak("review-bot-between", { who, moves: { text: between.join(", ") } })] : []),
      ...(last ? [speak("review-bot-from", { who, ply: last.from })] : []),
    ];
  });
}

/** The seats as a bot's reasons for what it did at one of them are told: they are of the bot, also in a player's place. */
export function ofBot(stoodIn: readonly StoodIn[], seats: SeatLook[], of: Seat): SeatLook[] {
  const isInPlace = stoodIn.some(({ seat }) => seat === of);
  return seats.map((look) => (look.seat !== of ? look : isInPlace ? byBot(look) : { ...look, you: false }));
}

const byBot = (look: SeatLook): SeatLook => ({
  ...look,
  you: false,
  name: say("review-by-bot", { name: { text: look.name } }),
});

/** The seats as the game's end is told of them: what a bot brought to its end, it has won or lost, and not its player. */
export function withBots(stoodIn: readonly StoodIn[], seats: SeatLook[]): SeatLook[] {
  return seats.map((look) => (isByBot(stoodIn, look.seat, Infinity) ? byBot(look) : look));
}
