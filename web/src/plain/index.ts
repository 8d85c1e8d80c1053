/** The board of a game that has none of its own yet: everything as readable lists, every move as JSON. */

import type { GamePlugin } from "../plugin";
import { words } from "../shell/words";
import Board from "./Board.svelte";

const plugin: GamePlugin = { name: "plain", words, Board, points: String };
export default plugin;
