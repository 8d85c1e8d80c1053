/** Clue for the web client. */

import type { GamePlugin } from "$parlour/plugin";
import Board from "./Board.svelte";
import { chose, concern } from "./concern";
import Details from "./Details.svelte";
import Slips from "./panels/Slips.svelte";
import Reveal from "./Reveal.svelte";
import { SUSPECTS } from "./cards";
import { goal } from "./goal";
import { lookOf } from "./looks";
import { only } from "./only";
import { prompt } from "./prompt";
import { tell } from "./tell";
import type { Notes } from "./sheet";
import type { Fact, Move, Observation, Options, Setup, View } from "./types";
import { spent } from "./spent";
import { ways } from "./ways";
import { say, words } from "./words";

const plugin: GamePlugin<View, Options, Observation, Move, Setup, Notes, Fact> = {
  name: "clue",
  words,
  Board,
  Details,
  Reveal,
  only,
  goal,
  concern,
  chose,
  ways,
  tells: ({ observation: { type } }) => ["dealt", "suggested", "passed", "showed", "accused"].includes(type),
  confetti: ["?", "†", "⌂", "✉"],
  needs: {
    again: ["show"],
    kinds: ["show"],
    never: ["show"],
    never_to: ["never"],
    suspect: ["go", "weapon"],
    weapon: ["go", "suspect"],
  },
  spent,
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
  stays: ({ observation: seen }, viewer) =>
    viewer !== "spectator" && seen.type === "showed" && seen.to === viewer.seat && seen.card !== null,
  shortcuts: [
    ["R", say("page-key-roll")],
    ["P", say("page-key-passage")],
    ["S", say("page-key-suggest")],
    ["A", say("page-key-accuse")],
    ["E", say("page-key-end")],
    ["D", say("page-key-sheet")],
    [say("page-arrows"), say("page-key-arrows")],
    [say("page-enter"), say("page-key-enter")],
  ],
};

export default plugin;
