/** Three Dead Strangers for the web client. */

import type { GamePlugin } from "$parlour/plugin";
import Board from "./Board.svelte";
import { concern } from "./concern";
import Details from "./Details.svelte";
import Reveal from "./Reveal.svelte";
import Slips from "./panels/Slips.svelte";
import type { Notes } from "./notes";
import { ONE_POINT, points } from "./cast";
import { chairs } from "./looks";
import { only } from "./only";
import { goal } from "./goal";
import { prompt } from "./prompt";
import { tell } from "./tell";
import { linger } from "./timing";
import type { Fact, Move, Observation, Options, Setup, View } from "./types";
import { ways } from "./ways";
import { say, words } from "./words";

const plugin: GamePlugin<View, Options, Observation, Move, Setup, Notes, Fact> = {
  name: "three-dead-strangers",
  words,
  Board,
  Details,
  Reveal,
  only,
  goal,
  concern,
  ways,
  confetti: ["♥", "†", "◷", "♛"],
  Slips,
  tell,
  prompt,
  // The rules count in twelfths, so that a point can be shared by two, three or four.
  points,
  onePoint: ONE_POINT,
  chair: (index) => chairs[index % chairs.length]!,
  linger: ({ observation }) => linger(observation),
  files: [
    {
      key: "deck",
      title: say("page-deck"),
      help: say("page-deck-help"),
      clause: "TS-3",
    },
  ],
  shortcuts: [
    ["H", say("page-key-hand")],
    [say("page-enter"), say("page-key-enter")],
    [say("page-arrows"), say("page-key-arrows")],
    ["R", say("page-key-turn")],
    [say("page-escape"), say("page-key-back")],
    ["A", say("page-key-accuse")],
    ["P", say("page-key-pass")],
  ],
};

export default plugin;
