/** A review on the page: lines for the chart, rows for its table, signs for grades. */

import type { Curve, Grade, Message, Moment, StoodIn } from "../protocol";
import { language } from "../language";
import { say } from "../shell/words";
import { numberWriter, percent as whole } from "../words";

/** The sign of each grade beside its word: never a colour alone. */
export const GRADES: Record<Grade, string> = {
  best: "★",
  good: "✓",
  fine: "○",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** Before the cards are dealt there is nothing to find out: the curves begin with what is open when they are. */
export function fromTheDeal(curves: Curve[]): Curve[] {
  return curves.map((curve) => {
    const dealt = curve.values.findIndex((value) => value > 0);
    return { ...curve, values: curve.values.map((value, at) => (at < dealt ? curve.values[dealt]! : value)) };
  });
}

/** Whether a lesson had this player make a move that is judged of others. */
export function wasTaught(moments: Moment[], seat: number): boolean {
  return moments.some((one) => one.seat === seat && one.text.some(({ name }) => name === "review-lesson-move"));
}

/** How many cases so many bits are, all alike, to whole ones. */
export function cases(bits: number): string {
  const count = 2 ** bits;
  if (count < 1.0005) return "1";
  // More than one case is not one.
  return count < 1.9995 ? say("number-one-or-two") : many(count);
}

const SCALES = [
  [1e18, "quintillion"],
  [1e15, "quadrillion"],
  [1e12, "trillion"],
  [1e9, "billion"],
  [1e6, "million"],
] as const;

/** A large number as one says it: "8,500", "3 million"; what has no common name is a power of ten. */
export function many(count: number): string {
  if (count >= 9.995e20) return say("number-power", { power: superscript(Math.round(Math.log10(count))) });
  const scale = SCALES.find(([least]) => count >= least * 0.9995);
  if (!scale) return Math.round(count).toLocaleString(language);
  return say(`number-${scale[1]}`, { number: Math.round(count / scale[0]) });
}

const superscript = (number: number) => [...String(number)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");

/** Powers of ten for lines across a chart of bits: few of them, from 1 on, and such as have short names. */
export function decades(most: number): { bits: number; count: number }[] {
  const powers = Math.max(1, Math.floor(most * Math.log10(2) + 1e-9));
  const step = powers <= 3 ? 1 : powers <= 12 ? 3 : 6;
  const shown = Array.from({ length: Math.floor(powers / step) + 1 }, (_, index) => index * step);
  return shown.map((power) => ({ bits: power * Math.log2(10), count: 10 ** power }));
}

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A number of bits, or of whatever the review counts in: one digit after the point. */
export const amount = numberWriter({ ...DIGITS, signDisplay: "negative" });

/** The same with its sign. */
export const signed = numberWriter({ ...DIGITS, signDisplay: "exceptZero" });

/** A chance in percent; never 0 or 100 unless it is certain. */
export function percent(chance: number): string {
  return say("percent", { chance: whole(chance) });
}

/** The plies at which some curve changes, the first and the last among them: the rows of the table. */
export function changes(curves: Curve[]): number[] {
  const length = curves[0]?.values.length ?? 0;
  return Array.from({ length }, (_, ply) => ply).filter(
    (ply) => ply === 0 || ply === length - 1 || curves.some(({ values }) => values[ply] !== values[ply - 1]),
  );
}

/** A stair through the values: a value holds until the next move. */
export function stairs(values: number[], x: (ply: number) => number, y: (value: number) => number): string {
  let path = "";
  values.forEach((value, ply) => {
    if (ply === 0) path = `M${x(0)} ${y(value)}`;
    else if (value !== values[ply - 1]) path += `H${x(ply)}V${y(value)}`;
  });
  return `${path}H${x(values.length - 1)}`;
}

/** Whether a bot was playing in a seat's place after so many moves. */
export function isByBot(stoodIn: readonly StoodIn[], seat: number, ply: number): boolean {
  return stoodIn.some((one) => one.seat === seat && ply >= one.from && (one.to === null || ply <= one.to));
}

/** The grades of a player's choices, in the order of the game. */
export function gradesOf(moments: Moment[], seat: number): Grade[] {
  return moments.filter((moment) => moment.seat === seat).flatMap(({ grade }) => (grade ? [grade] : []));
}

/** The last moment that has come at a ply: what to point at in the list. */
export function lastAt(moments: Moment[], ply: number): number {
  return moments.findLastIndex((moment) => moment.ply <= ply);
}

/** The kinds of moments that there are, in the order of their first one. */
export function kinds(moments: Moment[]): Message[] {
  return [...new Map(moments.map(({ what }) => [what.name, what])).values()];
}
