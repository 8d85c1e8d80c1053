/** What the record says of players, ratings and days. */

import { coverWordsOf } from "../../covers";
import { language } from "../../language";
import type { Player } from "../../record/entry";
import type { Rated } from "../../record/rating";
import { tell } from "../../record/words";
import { called } from "../../state/called";

/** A rating with its uncertainty: "1620 ± 180". */
export function ratingSaid({ value, spread }: Rated): string {
  return tell("record-value", { value: Math.round(value), spread: Math.round(spread) });
}

/** A bot by its level, somebody else by their name. */
export function playerSaid(game: string, { name, bot }: Player): string {
  return bot === undefined ? name : tell("record-bot", { bot: called(coverWordsOf(game), `bot-${bot}`, bot) });
}

const days = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "medium" });

/** The day of a moment, where one lives. */
export const daySaid = (moment: number): string => days.format(moment);
