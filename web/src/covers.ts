/** What the first page shows of each game: its cover, its bots, and the few of its words that stand there. */

import { Words } from "./words";

const pictures = import.meta.glob<string>("../../games/*/web/cover.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const portraits = import.meta.glob<string>("../../games/*/web/bots/*.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});
// All words of a game come with its pages; `vite.config.ts` says which are of its cover.
const files = import.meta.glob<string>("../../games/*/words/en.ftl", {
  eager: true,
  query: "?cover",
  import: "default",
});

const words = new Map<string, Words>();

/** The names of all games. */
export const gamesCovered = Object.keys(files).map((file) => file.split("/").at(-3)!);

/** The words on the game's cover: its title, what it is, how long it takes, its bots. */
export function coverWordsOf(game: string): Words {
  let found = words.get(game);
  if (!found) {
    const file = files[`../../games/${game}/words/en.ftl`];
    found = new Words(file === undefined ? [] : [file], `cover/${game}`);
    words.set(game, found);
  }
  return found;
}

/** The address of the game's cover picture, if it has one. */
export function coverOf(game: string): string | undefined {
  return pictures[`../../games/${game}/web/cover.svg`];
}

/** The face of a bot, as SVG, if it has one. */
export function portraitOf(game: string, bot: string): string | undefined {
  return portraits[`../../games/${game}/web/bots/${bot}.svg`];
}
