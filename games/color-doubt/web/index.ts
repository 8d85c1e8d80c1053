/** Color Doubt in the browser. */

import type { GamePlugin } from "$parlour/plugin";
import Board from "./Board.svelte";
import { concern } from "./concern";
import { total } from "./cards";
import { chair } from "./looks";
import Details from "./Details.svelte";
import type { Notes } from "./notes";
import { only } from "./only";
import { goal } from "./goal";
import OptionMark from "./OptionMark.svelte";
import Reveal from "./Reveal.svelte";
import { promptOf } from "./prompt";
import { linger, verdictAt } from "./timing";
import { tell } from "./tell";
import type { Fact, Move, Observation, Options, Setup, View } from "./types";
import { ways } from "./ways";
import { points, say, speakerOf, words } from "./words";

const plugin: GamePlugin<View, Options, Observation, Move, Setup, Notes, Fact> = {
  name: "color-doubt",
  words,
  Board,
  Details,
  Reveal,
  only,
  goal,
  concern,
  ways,
  confetti: ["♥", "★", "☾", "☀"],
  OptionMark,
  chair,
  tell,
  points,
  prompt: ({ view, options, setup, seats }) => promptOf(view, options, setup, speakerOf(seats)),
  linger: ({ observation }) => linger(observation),
  suspense: ({ observation: { event } }) => (event.type === "doubt" ? verdictAt(total(event.doubt.cards)) : 0),
  shortcuts: [
    ["H", say("page-key-hand")],
    ["← →", say("page-key-suits")],
    ["↑ ↓ + −", say("page-key-more")],
    ["0–9", say("page-key-number")],
    ["S", say("page-key-play")],
    ["D", say("page-key-doubt")],
    ["P", say("page-key-pass")],
  ],
};

export default plugin;
