/** A review on the page: lines for the chart, rows for its table, signs for grades. */

import type { Curve, Grade, Message, Moment } from "../protocol";
import { say } from "../shell/words";
import { percent as whole } from "../words";

/** The sign of each grade beside its word: never a colour alone. */
export const GRADES: Record<Grade, string> = { best: "★", good: "✓", fair: "~", poor: "✕" };

/** A number of bits, or of whatever the review counts in: one digit after the point. */
export function amount(value: number): string {
  const said = value.toFixed(1);
  return said === "-0.0" ? "0.0" : said.replace("-", "−");
}

/** The same with its sign. */
export function signed(value: number): string {
  const said = amount(value);
  return said === "0.0" || said.startsWith("−") ? said : `+${said}`;
}

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

/** Heights for lines across a chart up to `most`: whole numbers, few of them. */
export function marks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((wide) => most / wide <= 5) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** The last moment that has come at a ply: what to point at in the list. */
export function lastAt(moments: Moment[], ply: number): number {
  return moments.findLastIndex((moment) => moment.ply <= ply);
}

/** The kinds of moments that there are, in the order of their first one. */
export function kinds(moments: Moment[]): Message[] {
  return [...new Map(moments.map(({ what }) => [what.name, what])).values()];
}
