/**
 * Scrolls the page so that all from the top of `upper` to the foot of `lower` is in sight. Where the window is too low
 * for that, it begins with `upper`. Both stay as far from the edges as their scroll margins say.
 */
export function bringTogether(upper: Element, lower: Element, behavior: ScrollBehavior): void {
  const above = upper.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(upper).scrollMarginTop);
  const foot = lower.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(lower).scrollMarginBottom);
  const top = Math.min(above, Math.max(foot - innerHeight, 0));
  if (top !== 0) scrollBy({ top, behavior });
}
