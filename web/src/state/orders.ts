/** What a player tells the table to do for them. */

/**
 * The orders after another choice of one of them. Those that are done say nothing from then on: with another room or
 * weapon beside them they would be something new to do.
 */
export function chosen(
  order: string,
  choice: string,
  given: Readonly<Record<string, string>>,
  first: Readonly<Record<string, string | undefined>>,
  done: readonly string[],
): Record<string, string> {
  const rest = Object.entries(given).map(([key, said]) => [key, (done.includes(key) && first[key]) || said]);
  return { ...Object.fromEntries(rest), [order]: choice };
}

/**
 * The orders that one needs and that say nothing yet; `first` has the choice of each that says nothing. An order that
 * says nothing itself needs none.
 */
export function missing(
  order: string,
  given: Readonly<Record<string, string>>,
  first: Readonly<Record<string, string | undefined>>,
  needs: Readonly<Record<string, readonly string[]>>,
): string[] {
  const says = (key: string) => given[key] !== undefined && given[key] !== first[key];
  return says(order) ? (needs[order] ?? []).filter((key) => !says(key)) : [];
}
