import type { GamePlugin } from "$parlour/plugin";
import Board from "./Board.svelte";
const plugin: GamePlugin = { name: "color-doubt", Board };
export default plugin;
