/**
 * Scrolls the page so that all from the top of `upper` to the foot of `lower` is in sight. Where the window is too low
 * for that, it shows `first` from its beginning. Both stay as far from the edges as their scroll margins say.
 */
export function bringTogether(
  upper: Element,
  lower: Element,
  behavior: ScrollBehavior,
  first: "upper" | "lower" = "upper",
): void {
  const margin = (one: Element, side: "scrollMarginTop" | "scrollMarginBottom") =>
    Number.parseFloat(getComputedStyle(one)[side]);
  const from = margin(upper, "scrollMarginTop");
  const above = upper.getBoundingClientRect().top - from;
  const { top: begins, bottom } = lower.getBoundingClientRect();
  const foot = bottom + margin(lower, "scrollMarginBottom") - innerHeight;
  const top =
    first === "upper" || foot < above ? Math.min(above, Math.max(foot, 0)) : Math.min(begins - from, foot);
  if (top !== 0) scrollBy({ top, behavior });
}

/**
 * The same, and again whenever one of them grows, or what stays above them (`data-stays`), until whoever looks at it
 * touches something. Returns what ends it.
 */
export function holdTogether(...what: Parameters<typeof bringTogether>): () => void {
  const growth = new ResizeObserver(() => bringTogether(...what));
  for (const one of [what[0], what[1], ...document.querySelectorAll("[data-stays]")]) growth.observe(one);
  const letGo = () => {
    growth.disconnect();
    for (const touch of TOUCHES) removeEventListener(touch, letGo, true);
  };
  for (const touch of TOUCHES) addEventListener(touch, letGo, true);
  return letGo;
}

const TOUCHES = ["pointerdown", "wheel", "keydown"];
