/** The whole truth in sentences, for looking back with everything laid open. */

import type { SeatLook } from "$parlour/plugin";
import { isTruth, total } from "./cards";
import type { Move, View } from "./types";
import { cardsList, cardsWord, Names, said } from "./words";

/** A move in full; null where what everybody was told is all there is to say. */
export function tell(move: Move, { seats, views }: { seats: SeatLook[]; views: View[] }): string | null {
  const open = views[0]?.public;
  const names = new Names(
    seats.map((seat) => seat.name),
    null,
  );
  if (!open) return null;
  switch (move.type) {
    case "lay": {
      const lay = open.lays.at(-1);
      if (!lay) return null;
      const last = open.hands[lay.seat]?.count === 0 ? "the last " : "";
      const really = isTruth(move.cards, move.say) ? "the truth" : `a bluff, they are ${cardsList(move.cards)}`;
      return `${names.does(lay.seat, "play")} ${last}${cardsWord(lay.count)}: “${said(lay.count, lay.say)}” (${really}).`;
    }
    case "draw":
      return open.doubt
        ? `${names.does(open.doubt.punished, "draw")} ${cardsList(move.cards)} from the other hand.`
        : null;
    case "deal":
      return `${open.games > 1 ? `Game ${open.game} of ${open.games}: the` : "The"} cards are dealt. Out of the game: ${cardsList(move.out)}.`;
    case "doubt":
    case "pass":
      return null;
  }
}

/** What one game hid. */
export interface Hidden {
  /** The cards that were out of the game. */
  out: string;
  /** How many announcements there were, and how many of them were true. */
  said: number;
  true: number;
  /** The lie about the most cards, in words; null when nobody lied. */
  boldest: string | null;
}

/** What was hidden, game by game. */
export function hidden(moves: Move[]): Hidden[] {
  const games: (Hidden & { lied: number })[] = [];
  for (const move of moves) {
    if (move.type === "deal") {
      games.push({ out: cardsList(move.out), said: 0, true: 0, boldest: null, lied: 0 });
      continue;
    }
    const game = games.at(-1);
    if (!game || move.type !== "lay") continue;
    const count = total(move.cards);
    game.said += 1;
    if (isTruth(move.cards, move.say)) {
      game.true += 1;
    } else if (count > game.lied) {
      game.lied = count;
      game.boldest = `“${said(count, move.say)}” for ${cardsList(move.cards)}`;
    }
  }
  return games.map(({ lied: _, ...game }) => game);
}
