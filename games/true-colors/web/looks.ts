/** How the chairs look: six Miss Scarlets are told apart by their gems. */

import type { ChairLook } from "$parlour/plugin";
import { say } from "./words";

/** The gems in the order of the chairs, each with its colour and what can be read on it. */
const GEMS = [
  { gem: "ruby", colour: "#9c1c33", ink: "#ffffff" },
  { gem: "amber", colour: "#e2a42b", ink: "#2b1d00" },
  { gem: "jade", colour: "#1d7a56", ink: "#ffffff" },
  { gem: "sapphire", colour: "#2456b3", ink: "#ffffff" },
  { gem: "amethyst", colour: "#7b3fa3", ink: "#ffffff" },
  { gem: "pearl", colour: "#f2eee4", ink: "#2a211a" },
] as const;

/** A chair's colours, and the letters that tell it without them. */
export function chairLook(index: number): ChairLook {
  const { gem, colour, ink } = GEMS[index % GEMS.length]!;
  return { colour, ink, symbol: say(`page-symbol-${gem}`) };
}
