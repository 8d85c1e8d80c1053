/** How long the moments of the table take, in milliseconds. */

import type { Observation } from "./types";

/** When the accused one's card has been turned up, or shaken. */
export const TURNED = 1_700;
/** How long an accusation stays on the table by itself. */
export const STAYS = 7_000;

/** How long the moment after an observation should be seen before the next one is shown. */
export function linger(seen: Observation): number {
  switch (seen.type) {
    case "dealt":
      return 700;
    case "drew":
      return 350;
    case "laid":
      return seen.ended ? 2_000 : 1_100;
    case "accused":
      return seen.ended ? 4_500 : 3_800;
    case "passed":
      return 600;
  }
}
