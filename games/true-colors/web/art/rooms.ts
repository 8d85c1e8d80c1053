/** The twelve rooms: one thing in each. */

import type { Where } from "../cards";
import { disc, type Drawing } from "./shapes";

export const ROOMS: Record<Where, Drawing> = {
  ballroom: [
    ["iron", "M24 1v9"],
    ["metal", disc(24, 25, 15)],
    ["line", "M24 10c-8 8-8 22 0 30M24 10c8 8 8 22 0 30M10 20h28M10 30h28M24 10v30"],
    [
      "flame",
      "M41 4l1.500 3.500L46 9l-3.500 1.500L41 14l-1.500-3.500L36 9l3.500-1.500zM7 36l1.500 3.500L12 41l-3.500 1.500L7 46l-1.500-3.500L2 41l3.500-1.500z",
    ],
  ],
  bathroom: [
    ["paper", `${disc(15, 12, 4)}${disc(24, 7, 3)}${disc(30, 14, 3.5)}`],
    ["iron", "M40 24V9c0-6-8-6-8 0"],
    ["paper", "M3 24h42v4c0 8-5 12-12 12H15C8 40 3 36 3 28z"],
    ["brass", "M12 40h6l-3 6zM30 40h6l-3 6z"],
  ],
  bedroom: [
    ["wood", "M3 8h5v34H3zM41 20h4v22h-4z"],
    ["paper", "M8 19h12c3 0 5 2 5 6v4H8z"],
    ["cloth", "M8 28h33v9H8z"],
    ["line", "M8 32.500h33"],
    ["wood", "M8 37h33v3H8z"],
  ],
  billiard_room: [
    ["rod", "M5 43L40 3"],
    ["red", `${disc(24, 19, 5)}${disc(18.5, 28.5, 5)}${disc(29.5, 28.5, 5)}`],
    ["dark", `${disc(13, 38, 5)}${disc(24, 38, 5)}${disc(35, 38, 5)}`],
    ["paper", disc(24, 38, 2)],
  ],
  conservatory: [
    ["green", "M24 30C10 30 4 22 3 14c10 0 18 6 21 16zM24 30c14 0 20-8 21-16-10 0-18 6-21 16z"],
    ["green", "M24 30C16 20 18 8 24 2c6 6 8 18 0 28z"],
    ["line", "M24 30V8M24 30C19 24 14 20 8 17M24 30c5-6 10-10 16-13"],
    ["wood", "M13 30h22l-3 16H16z"],
  ],
  dining_room: [
    ["paper", disc(24, 25, 15)],
    ["line", disc(24, 25, 9)],
    ["iron", "M5 4v10c0 4 0 4 0 4v26M2 4v9M8 4v9M2 14h6"],
    ["metal", "M43 3c-4 6-4 14-2 20v22h3V3z"],
  ],
  hall: [
    ["wood", "M9 46V18C9 8 16 2 24 2s15 6 15 16v28z"],
    ["line", "M24 3v43M14 44V20h6v24zM28 44V20h6v24z"],
    ["brass", `${disc(21.7, 32, 1.6)}${disc(26.3, 32, 1.6)}`],
    ["paper", "M14 15c1-5 5-8 10-8s9 3 10 8z"],
    ["lead", "M4 45h40v3H4z"],
  ],
  kitchen: [
    ["line", "M16 3c-4 4 4 6 0 11M24 1c-4 4 4 7 0 12M32 3c-4 4 4 6 0 11"],
    ["metal", "M8 24h32v14c0 5-3 8-8 8H16c-5 0-8-3-8-8z"],
    ["iron", "M8 29H3v-3M40 29h5v-3"],
    ["dark", "M6 19h36v5H6zM21 16h6v3h-6z"],
  ],
  library: [
    ["red", "M5 6h9v34H5z"],
    ["green", "M14 11h8v29h-8z"],
    ["brass", "M22 4h7v36h-7z"],
    ["cloth", "M31 10l8-3 9 31-8 3z"],
    ["line", "M5 12h9M5 34h9M22 10h7M22 34h7M33 16l8-3"],
    ["wood", "M1 40h46v5H1z"],
  ],
  lounge: [
    ["cloth", "M11 22V12c0-5 4-8 13-8s13 3 13 8v10z"],
    ["cloth", "M12 26h24v12H12z"],
    ["cloth", "M3 24c0-5 9-5 9 0v16H5c-2 0-2-2-2-4zM45 24c0-5-9-5-9 0v16h7c2 0 2-2 2-4z"],
    ["line", "M12 32h24M24 9v.1M19 15v.1M29 15v.1"],
    ["wood", "M8 40h4v6H8zM36 40h4v6h-4z"],
  ],
  music_room: [
    ["dark", "M16 6l26-5v9l-22 4.500z"],
    ["iron", "M18 8v28M41 4v27"],
    ["dark", "M11 32c5-2 9 0 9 4s-4 8-9 8-9-2-9-5 4-6 9-7zM34 27c5-2 9 0 9 4s-4 8-9 8-9-2-9-5 4-6 9-7z"],
  ],
  study: [
    ["iron", "M17 38L11 22 26 10"],
    ["green", "M21 5c8-3 16 1 20 10l-15 9C21 19 19 12 21 5z"],
    ["flame", "M30 21l8-5c2 4-5 9-8 5z"],
    ["brass", "M9 38h17v4H9z"],
    ["wood", "M2 42h44v4H2z"],
    ["paper", "M31 34h12v8H31z"],
  ],
};
