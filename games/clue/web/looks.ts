/** How the suspects' tokens look. */

import type { ChairLook } from "$parlour/plugin";
import type { Suspect } from "./cards";
import { symbolOf } from "./words";

/** The printed colours, and what can be read on them. */
const COLOURS: Record<Suspect, Omit<ChairLook, "symbol">> = {
  miss_scarlet: { colour: "#b3202c", ink: "#ffffff" },
  colonel_mustard: { colour: "#e3b02c", ink: "#2b1d00" },
  mrs_white: { colour: "#f6f3ec", ink: "#2a211a" },
  mr_green: { colour: "#23713f", ink: "#ffffff" },
  mrs_peacock: { colour: "#1f5fae", ink: "#ffffff" },
  professor_plum: { colour: "#6d3585", ink: "#ffffff" },
};

/** A suspect's token: its colours, and the letters that tell it without them. */
export function lookOf(suspect: Suspect): ChairLook {
  return { ...COLOURS[suspect], symbol: symbolOf(suspect) };
}
