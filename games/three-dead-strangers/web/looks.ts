/** How the chairs look. */

import type { ChairLook } from "$parlour/plugin";

/** The seats are not characters: metals, with numbers. */
export const chairs: ChairLook[] = [
  { colour: "#c3923a", ink: "#241803", symbol: "1" },
  { colour: "#ccd2da", ink: "#1c2430", symbol: "2" },
  { colour: "#3a3330", ink: "#ffffff", symbol: "3" },
  { colour: "#8d5a3c", ink: "#ffffff", symbol: "4" },
];
