/** Three Dead Strangers for the web client. */

import type { ChairLook, GamePlugin } from "$parlour/plugin";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Reveal from "./Reveal.svelte";
import Slips from "./panels/Slips.svelte";
import type { Notes } from "./notes";
import { points } from "./cast";
import { prompt } from "./prompt";
import { tell } from "./tell";
import { linger } from "./timing";
import type { Move, Observation, Options, Setup, View } from "./types";

/** The seats are no characters: metals, with numbers. */
const chairs: ChairLook[] = [
  { colour: "#c3923a", ink: "#241803", symbol: "1" },
  { colour: "#ccd2da", ink: "#1c2430", symbol: "2" },
  { colour: "#3a3330", ink: "#ffffff", symbol: "3" },
  { colour: "#8d5a3c", ink: "#ffffff", symbol: "4" },
];

const plugin: GamePlugin<View, Options, Observation, Move, Setup, Notes> = {
  name: "three-dead-strangers",
  Board,
  Details,
  Reveal,
  Slips,
  tell,
  prompt,
  // The rules count in twelfths, so that a point can be shared by two, three or four.
  points,
  chair: (index) => chairs[index % chairs.length]!,
  linger: ({ observation }) => linger(observation),
  files: [
    {
      key: "deck",
      title: "Deck",
      help: "A JSON file with a list of cards, each with its count.",
      clause: "TS-3",
    },
  ],
  shortcuts: [
    ["H", "To your hand"],
    ["Enter", "Choose the card, then a place; once more plays it"],
    ["Arrow keys", "From one lit place to the next, or through your hand"],
    ["R", "Turn the card"],
    ["Escape", "Take back what you have chosen"],
    ["A", "Accuse"],
    ["P", "Pass"],
  ],
};

export default plugin;
