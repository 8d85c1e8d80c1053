/** The whole truth in sentences, for the replay in which everything is shown. */

import type { SeatLook } from "$parlour/plugin";
import { isTruth, total } from "./cards";
import type { Cards, Lay, Move, View } from "./types";
import { announced, cardsOf, inWords, listed, speakerOf } from "./words";

/** A move in full; null where what everybody was told is all there is to say. */
export function tell(move: Move, { seats, views }: { seats: SeatLook[]; views: View[] }): string | null {
  const open = views[0]?.public;
  if (!open) return null;
  const speak = speakerOf(seats.map(({ name }) => ({ name, you: false })));
  switch (move.type) {
    case "lay": {
      const lay = open.lays.at(-1);
      if (!lay) return null;
      const { count } = lay;
      const [who, said, really] = [{ seat: lay.seat }, announced(lay), listed(move.cards)];
      if (open.hands[lay.seat]?.count === 0) {
        const number = inWords(count);
        return isTruth(move.cards, move.say)
          ? speak("page-tell-last-true", { who, count, number, announced: said })
          : speak("page-tell-last-lie", { who, count, number, announced: said, really });
      }
      return isTruth(move.cards, move.say)
        ? speak("page-tell-true", { who, cards: cardsOf(count), announced: said })
        : speak("page-tell-lie", { who, cards: cardsOf(count), announced: said, really });
    }
    case "draw":
      return (
        open.doubt && speak("page-tell-draw", { who: { seat: open.doubt.punished }, cards: listed(move.cards) })
      );
    case "deal": {
      const { game, games } = open;
      const cards = listed(move.out);
      return games > 1 ? speak("page-tell-deal-of", { game, games, cards }) : speak("page-tell-deal", { cards });
    }
    case "doubt":
    case "pass":
      return null;
  }
}

/** What one game hid. */
export interface Hidden {
  /** The cards that were out of the game. */
  out: Cards;
  /** How many announcements there were, and how many of them were lies. */
  announced: number;
  lies: number;
  /** The lie about the most cards, and what they were; null when nobody lied. */
  boldest: (Pick<Lay, "count" | "say"> & { cards: Cards }) | null;
}

/** What was hidden, game by game. */
export function hidden(moves: Move[]): Hidden[] {
  const games: Hidden[] = [];
  for (const move of moves) {
    if (move.type === "deal") games.push({ out: move.out, announced: 0, lies: 0, boldest: null });
    const game = games.at(-1);
    if (!game || move.type !== "lay") continue;
    game.announced += 1;
    const { cards, say } = move;
    if (isTruth(cards, say)) continue;
    game.lies += 1;
    const count = total(cards);
    if (count > (game.boldest?.count ?? 0)) game.boldest = { count, say, cards };
  }
  return games;
}
