/** The drawn symbols of the suits, and the patterns of their cards: paths, so that they need no fonts and no files. */

/** A symbol lies within a circle of 44 round the origin; holes follow the even-odd rule. */
export type Path = string;

function polar(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function point([x, y]: [number, number]): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export const heart: Path =
  "M0 38C-14 23-42 5-42-15C-42-30-31-38-20-38C-10-38-3-32 0-24C3-32 10-38 20-38C31-38 42-30 42-15C42 5 14 23 0 38Z";

export const bolt: Path = "M14-44L-30 8L-5 8L-14 44L30-12L4-12Z";

/** A blade from the stem at the lower left to the tip at the upper right, with a midrib. */
export const leaf: Path =
  "M-40 42L-31 31C-46-10-14-42 40-40C44 12 12 46-24 36L-33 46Z" + "M-24 29C-14 14 0-2 22-21C-2-6-18 10-27 24Z";

export const drop: Path =
  "M0-44C12-22 32-6 32 14A32 30 0 0 1-32 14C-32-6-12-22 0-44Z" + "M-20 12A21 20 0 0 0-3 32A17 16 0 0 1-20 12Z";

/** Three points with a pearl on each, over a band. */
export const crown: Path = (() => {
  const pearl = (x: number, y: number) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`;
  return `M-33 18L-38-16L-17 2L0-28L17 2L38-16L33 18ZM-32 24H32V36H-32Z${pearl(-38, -24)}${pearl(0, -37)}${pearl(38, -24)}`;
})();

/** Half a wheel of a citrus fruit: rind, then five wedges of pulp. */
export const slice: Path = (() => {
  const top = -20;
  let path = `M-44 ${top}A44 44 0 0 0 44 ${top}ZM-37 ${top + 1}A37 37 0 0 0 37 ${top + 1}Z`;
  const wedges = 5;
  for (let wedge = 0; wedge < wedges; wedge++) {
    const from = (180 / wedges) * wedge + 4;
    const to = (180 / wedges) * (wedge + 1) - 4;
    const at = (radius: number, degrees: number): [number, number] => {
      const [x, y] = polar(radius, degrees);
      return [x, y + top + 1];
    };
    path += `M${point(at(7, (from + to) / 2))}L${point(at(31.5, from))}A31.5 31.5 0 0 1 ${point(at(31.5, to))}Z`;
  }
  return path;
})();

/** Five round petals about an open heart. */
export const blossom: Path = (() => {
  const notches = [0, 1, 2, 3, 4].map((petal) => polar(20, -126 + 72 * petal));
  let path = `M${point(notches[0]!)}`;
  for (let petal = 1; petal <= 5; petal++) path += `A15.500 15.500 0 1 1 ${point(notches[petal % 5]!)}`;
  return `${path}ZM9 0A9 9 0 1 0-9 0A9 9 0 1 0 9 0Z`;
})();

/** Three bows, one in the other. */
export const bows: Path = [
  [44, 35],
  [28, 19],
  [12, 4],
]
  .map(
    ([outer, inner]) =>
      `M-${outer} 22A${outer} ${outer} 0 0 1 ${outer} 22H${inner}A${inner} ${inner} 0 0 0-${inner} 22Z`,
  )
  .join("");

/** Where the pattern of a card lies: within its coloured field. */
const left = 6;
const right = 94;
const top = 6;
const bottom = 134;

/** Lines along (dx, dy) through every grid point of distance `step`, cut to the field. */
function lines(step: number, slope: number): Path {
  let path = "";
  const height = bottom - top;
  for (let start = left - (slope < 0 ? 0 : height); start <= right + (slope < 0 ? height : 0); start += step) {
    // The line x = start + (y - top) / slope, where slope is 1 or -1.
    const at = (y: number) => start + (y - top) / slope;
    const within = (x: number) => Math.min(right, Math.max(left, x));
    const [x0, x1] = [within(at(top)), within(at(bottom))];
    if (Math.abs(x1 - x0) < 1) continue;
    path += `M${round(x0)} ${round(top + (x0 - start) * slope)}L${round(x1)} ${round(top + (x1 - start) * slope)}`;
  }
  return path;
}

function grid(step: number, draw: (x: number, y: number) => Path): Path {
  let path = "";
  let row = 0;
  for (let y = top + step / 2; y < bottom - 2; y += step, row++) {
    for (let x = left + step / 2 + (row % 2 ? step / 2 : 0); x < right - 2; x += step)
      path += draw(round(x), round(y));
  }
  return path;
}

/** Rows of a line that goes up and down. */
function rows(step: number, wave: string, period: number, lead: string): Path {
  let path = "";
  for (let y = top + step / 2; y < bottom - 3; y += step) {
    path += `M${left} ${round(y)}${lead}`;
    for (let x = left + period; x < right; x += period) path += wave;
  }
  return path;
}

export const rising: Path = lines(11, -1);
export const lattice: Path = lines(16, 1) + lines(16, -1);
export const dots: Path = grid(14, (x, y) => `M${x - 0.01} ${y}h.02`);
export const rings: Path = grid(20, (x, y) => `M${x + 4} ${y}a4 4 0 1 0-8 0a4 4 0 1 0 8 0`);
export const zigzag: Path = rows(13, "l5.5-6l5.5 6", 11, "l5.5-6l5.500 6");
export const waves: Path = rows(12, "t11 0", 11, "q5.5-7 11 0");
export const upright: Path = (() => {
  let path = "";
  for (let x = left + 5.5; x < right; x += 11) path += `M${x} ${top}V${bottom}`;
  return path;
})();
