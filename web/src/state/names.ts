/** A friendly name for somebody who has not said theirs. */

const FIRST = [
  "Amber", "Brisk", "Clever", "Dapper", "Gentle", "Golden", "Hazel", "Jolly", "Lucky", "Merry",
  "Misty", "Quiet", "Ruby", "Silver", "Sly", "Velvet", "Wandering", "Witty",
]; // prettier-ignore
const SECOND = [
  "Badger", "Crane", "Finch", "Fox", "Hare", "Heron", "Lynx", "Magpie", "Marten", "Moth",
  "Otter", "Owl", "Raven", "Robin", "Stoat", "Swift", "Thrush", "Wren",
]; // prettier-ignore

/** The longest name that the server takes. */
export const LONGEST_NAME = 24;

export function friendlyName(random: () => number = Math.random): string {
  const of = (list: string[]) => list[Math.floor(random() * list.length)]!;
  return `${of(FIRST)} ${of(SECOND)}`;
}

/** Whether a name is one of those that the page thinks of. */
export function isFriendly(name: string): boolean {
  const [first = "", second = "", ...more] = name.split(" ");
  return FIRST.includes(first) && SECOND.includes(second) && more.length === 0;
}

/** A name as the server takes it: no space at its ends, none doubled, not too long; empty when nothing is left. */
export function tidyName(name: string): string {
  return [...name.replace(/\s+/gu, " ").trim()].slice(0, LONGEST_NAME).join("").trim();
}
