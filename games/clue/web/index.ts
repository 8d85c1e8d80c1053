import Board from "./Board.svelte";
export default { name: "clue", Board };
