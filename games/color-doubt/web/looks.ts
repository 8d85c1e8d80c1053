/** How the chairs look: metals and night skies, so that no seat is taken for a suit. */

import type { ChairLook } from "$parlour/plugin";

/** Text, not pictures: the selector keeps phones from drawing emoji. */
const text = "\ufe0e";

const looks: ChairLook[] = [
  { colour: "#c3923a", ink: "#241803", symbol: `☀${text}` },
  { colour: "#ccd2da", ink: "#1c2430", symbol: `☾${text}` },
  { colour: "#1d2443", ink: "#ffffff", symbol: `★${text}` },
  { colour: "#5d7083", ink: "#ffffff", symbol: `☁${text}` },
  { colour: "#74452a", ink: "#ffffff", symbol: `☄${text}` },
];

export function chair(index: number): ChairLook {
  return looks[index % looks.length]!;
}
