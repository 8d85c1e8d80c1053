/** Color Doubt in the browser. */

import type { GamePlugin } from "$parlour/plugin";
import Board from "./Board.svelte";
import { total } from "./cards";
import { chair } from "./chairs";
import Details from "./Details.svelte";
import type { Notes } from "./notes";
import OptionMark from "./OptionMark.svelte";
import Reveal from "./Reveal.svelte";
import { promptOf } from "./situation";
import { linger, verdictAt } from "./timing";
import { tell } from "./told";
import type { Move, Observation, Options, Setup, View } from "./types";
import { Names } from "./words";

const plugin: GamePlugin<View, Options, Observation, Move, Setup, Notes> = {
  name: "color-doubt",
  Board,
  Details,
  Reveal,
  OptionMark,
  chair,
  tell,
  prompt: ({ view, viewer, seats }) => {
    const me = viewer === "spectator" ? null : viewer.seat;
    const names = new Names(
      seats.map((seat) => seat.name),
      me,
    );
    return promptOf(view, me, names);
  },
  winners: (view) => view.public.winners,
  linger: ({ observation }) => linger(observation),
  suspense: ({ observation: { event } }) => (event.type === "doubt" ? verdictAt(total(event.doubt.cards)) : 0),
  shortcuts: [
    ["H", "To your hand"],
    ["← →", "Walk through the suits of your hand"],
    ["↑ ↓ or + −", "Choose one card more or fewer"],
    ["0 to 9", "Choose so many"],
    ["S", "Play the chosen cards and say it"],
    ["D", "Doubt; Enter confirms"],
    ["P", "Pass, or let it stand"],
  ],
};

export default plugin;
