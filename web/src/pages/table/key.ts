/** Keys in links: the part after `#`, which a browser never sends to a server. */

/** The token in an address' fragment, or null when it holds none. */
export function takeKey(hash: string): string | null {
  const text = hash.replace(/^#/, "");
  return /^[A-Za-z0-9_-]{20,200}$/.test(text) ? text : null;
}

/** The link that invites: it holds no key. */
export function invitation(table: string, origin: string = location.origin): string {
  return `${origin}/t/${encodeURIComponent(table)}`;
}

/** The link that gives our seat to another device of ours. */
export function seatLink(table: string, key: string, origin: string = location.origin): string {
  return `${invitation(table, origin)}#${key}`;
}
