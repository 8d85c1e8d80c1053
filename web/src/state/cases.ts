/** What this browser remembers of the cases of the day: which were solved, and how often one tried. */

import { language } from "../language";
import { remembered, rememberAs, type Store } from "./storage";

/** How a case went. */
export interface Tried {
  /** How many answers were given. */
  tries: number;
  /** Whether the last of them was right; false where the solution was asked for. */
  solved: boolean;
  /** Whether there is nothing more to find. */
  done: boolean;
  /** Whether it was taken from the archive, on a later day: that makes no streak. */
  late?: boolean;
  /** The last answer; null where the solution was asked for. Records of before have none. */
  answer?: string[] | null;
}

const NAME = "cases";

/** All cases that were tried, by date. */
export function tried(store: Store): Record<string, Tried> {
  return remembered<Record<string, Tried>>(store, NAME, {});
}

/** Notes an answer; what is done stays as it was. */
export function note(store: Store, date: string, answer: Omit<Tried, "tries">): Record<string, Tried> {
  const all = tried(store);
  const before = all[date];
  if (before?.done) return all;
  const after = { ...all, [date]: { tries: (before?.tries ?? 0) + 1, ...answer } };
  rememberAs(store, NAME, after);
  return after;
}

/** The day before, written as `2026-11-23`. */
export function dayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/** How many cases were solved each on its day, one after the other, up to this day or, where it is not done yet, the day before. */
export function streak(all: Record<string, Tried>, today: string): number {
  let day = all[today]?.done ? today : dayBefore(today);
  let days = 0;
  for (let one = all[day]; one?.solved && !one.late; one = all[day]) {
    days += 1;
    day = dayBefore(day);
  }
  return days;
}

/** The day in words, the same wherever one lives: a case has its date by universal time. */
export function dayInWords(date: string, to = language === "en" ? "en-GB" : language): string {
  const format = new Intl.DateTimeFormat(to, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
