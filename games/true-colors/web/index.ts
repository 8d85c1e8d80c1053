/** True Colors for the web client. */

import type { GamePlugin } from "$parlour/plugin";
import Board from "./Board.svelte";
import { chairLook } from "./cards";
import Details from "./Details.svelte";
import { linger } from "./drama";
import Slips from "./panels/Slips.svelte";
import { prompt } from "./prompt";
import Reveal from "./Reveal.svelte";
import type { Notes } from "./sheet";
import { tell } from "./tell";
import type { Move, Observation, Options, Setup, View } from "./types";

const plugin: GamePlugin<View, Options, Observation, Move, Setup, Notes> = {
  name: "true-colors",
  Board,
  Details,
  Reveal,
  Slips,
  tell,
  chair: chairLook,
  prompt,
  linger: ({ observation }) => linger(observation),
  shortcuts: [
    ["R", "Roll the dice"],
    ["S", "Stay where you are"],
    ["E", "End your turn"],
    ["D", "To the sheet of what is known"],
    ["Arrow keys", "From one lit place to the next, or over the sheet"],
    ["Enter", "Choose a place; once more: go there"],
  ],
};

export default plugin;
