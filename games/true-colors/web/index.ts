/** True Colors for the web client. */

import type { GamePlugin } from "$parlour/plugin";
import Board from "./Board.svelte";
import { concern } from "./concern";
import Details from "./Details.svelte";
import { goal } from "./goal";
import { linger } from "./drama";
import { chairLook } from "./looks";
import Slips from "./panels/Slips.svelte";
import { only } from "./only";
import { prompt } from "./prompt";
import Reveal from "./Reveal.svelte";
import type { Notes } from "./sheet";
import { tell } from "./tell";
import type { Fact, Move, Observation, Options, Setup, View } from "./types";
import { ways } from "./ways";
import { say, words } from "./words";

const plugin: GamePlugin<View, Options, Observation, Move, Setup, Notes, Fact> = {
  name: "true-colors",
  words,
  Board,
  Details,
  Reveal,
  only,
  goal,
  concern,
  ways,
  confetti: ["●", "◆", "▲", "■"],
  Slips,
  tell,
  chair: chairLook,
  prompt,
  linger: ({ observation }) => linger(observation),
  shortcuts: [
    ["R", say("page-key-roll")],
    ["S", say("page-key-stay")],
    ["E", say("page-key-end")],
    ["D", say("page-key-sheet")],
    [say("page-arrows"), say("page-key-arrows")],
    [say("page-enter"), say("page-key-enter")],
  ],
};

export default plugin;
