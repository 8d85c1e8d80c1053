/** How much of the window is left for the board, below what stands above it. */

/** With less than this share of the window, or than so many pixels, no board can be played on. */
const SHARE = 0.4;
const LEAST = 190;

/**
 * The height that a board may have so that nobody has to scroll, in pixels. Where there is none, because much is to be read
 * above it, the board has the window for itself, and one scrolls to it.
 */
export function roomFor(window: number, above: number, below: number): number {
  const left = window - above - below;
  return left >= Math.max(LEAST, window * SHARE) ? left : window - below;
}

/** What stands above an element, wherever the page is scrolled to: each offset counts from the next element outside. */
const above = (one: HTMLElement | null): number =>
  one ? one.offsetTop + above(one.offsetParent as HTMLElement | null) : 0;

/** Keeps `--room` of the board's area as high as what stands above it leaves. */
export function leavesRoom(area: HTMLElement): () => void {
  const parent = area.parentElement!;
  const measure = () => {
    const below = Number.parseFloat(getComputedStyle(parent).paddingBottom);
    area.style.setProperty("--room", `${roomFor(innerHeight, above(area), below)}px`);
  };
  const sizes = new ResizeObserver(measure);
  const observe = () => {
    sizes.disconnect();
    for (const one of parent.children) if (one !== area) sizes.observe(one);
    measure();
  };
  const children = new MutationObserver(observe);
  children.observe(parent, { childList: true });
  addEventListener("resize", measure);
  observe();
  return () => {
    sizes.disconnect();
    children.disconnect();
    removeEventListener("resize", measure);
  };
}
