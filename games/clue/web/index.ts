/** Clue for the web client. */

import type { GamePlugin } from "$parlour/plugin";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Slips from "./panels/Slips.svelte";
import Reveal from "./Reveal.svelte";
import { lookOf, SUSPECTS } from "./cards";
import { prompt } from "./prompt";
import { tell } from "./tell";
import type { Notes } from "./sheet";
import type { Move, Observation, Options, Setup, View } from "./types";

const plugin: GamePlugin<View, Options, Observation, Move, Setup, Notes> = {
  name: "clue",
  Board,
  Details,
  Reveal,
  Slips,
  tell,
  chair: (index) => lookOf(SUSPECTS[index] ?? "miss_scarlet"),
  prompt,
  linger({ observation: seen }) {
    switch (seen.type) {
      case "rolled":
        return 1100;
      case "went":
        return 500 + 130 * seen.route.length;
      case "took_passage":
        return 1200;
      case "suggested":
        return 1400;
      case "passed":
        return 700;
      case "showed":
        return seen.card === null ? 900 : 1600;
      case "accused":
        return 2200;
      default:
        return 0;
    }
  },
  shortcuts: [
    ["R", "Roll the dice"],
    ["P", "Take the secret passage"],
    ["S", "Suggest"],
    ["A", "Accuse"],
    ["E", "End your turn"],
    ["D", "Open the detective sheet"],
    ["Arrow keys", "From one destination to the next, or over the sheet"],
    ["Enter", "Choose a destination; once more: go there"],
  ],
};

export default plugin;
