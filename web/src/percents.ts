/** Chances of which one comes true, in whole per cent that add up to 100; never 0 or 100 unless it is certain. */
export function percents(chances: readonly number[]): number[] {
  const shown = chances.map((chance) => (chance > 0 ? Math.max(1, Math.floor(chance * 100)) : 0));
  for (;;) {
    const missing = 100 - shown.reduce((sum, one) => sum + one, 0);
    const step = Math.sign(missing);
    // What was rounded the farthest the wrong way gives way first.
    const farthest = chances
      .map((chance, at) => ({ at, rest: step * (chance * 100 - shown[at]!) }))
      .filter(({ at }) => chances[at]! > 0 && shown[at]! + step > 0)
      .reduce<{ at: number; rest: number } | null>(
        (most, one) => (most && most.rest >= one.rest ? most : one),
        null,
      );
    if (step === 0 || !farthest) return shown;
    shown[farthest.at]! += step;
  }
}
