/** Finds what is named at a point of the screen. */

/** A name, and where it is to stand: over the middle of the thing, kept inside the window. */
export interface Named {
  name: string;
  x: number;
  y: number;
}

/** What a thing must have to be found. */
type Thing = Pick<Element, "getAttribute" | "getBoundingClientRect">;

/** How far from the window's sides a name stands at least, in pixels. */
const MARGIN = 90;
const HEADROOM = 64;

/** The smallest of the things with a `data-name` at a point; null where there is none. */
export function namedAt(things: Iterable<Thing>, x: number, y: number, width = innerWidth): Named | null {
  let found: { name: string; rect: DOMRect } | null = null;
  const area = ({ width, height }: DOMRect) => width * height;
  for (const thing of things) {
    const rect = thing.getBoundingClientRect();
    const name = thing.getAttribute("data-name");
    if (!name || x < rect.left || x > rect.right || y < rect.top || y > rect.bottom) continue;
    if (!found || area(rect) < area(found.rect)) found = { name, rect };
  }
  if (!found) return null;
  const { left, right, top } = found.rect;
  return {
    name: found.name,
    x: Math.max(MARGIN, Math.min(width - MARGIN, (left + right) / 2)),
    y: Math.max(HEADROOM, top),
  };
}
