/** The boards: whatever lies in `games/*\/web` when the client is built. */

import type { Component } from "svelte";
import { fetchWords } from "./language";
import type { Fixture, GamePlugin } from "./plugin";
import { Words } from "./words";

const plugins = import.meta.glob<{ default: GamePlugin }>("../../games/*/web/index.ts");
const howTos = import.meta.glob<{ default: Component }>("../../games/*/web/HowTo.svelte");
const files = import.meta.glob<string>("../../games/*/words/en.ftl", { query: "?play", import: "default" });
const puzzles = import.meta.glob<string>("../../games/*/words/en.ftl", { query: "?puzzles", import: "default" });
const reviews = import.meta.glob<string>("../../games/*/words/en.ftl", { query: "?reviews", import: "default" });

function at(game: string, file: string): string {
  return `../../games/${game}/web/${file}`;
}

function wordsAt(game: string): string {
  return `../../games/${game}/words/en.ftl`;
}

/** The game's plugin, or the plain one with the game's words where it has none. */
export async function pluginOf(game: string): Promise<GamePlugin> {
  await fetchWords(game);
  const load = plugins[at(game, "index.ts")];
  if (load) return (await load()).default;
  const plain = (await import("./plain/index")).default;
  const own = await files[wordsAt(game)]?.();
  return own === undefined ? plain : { ...plain, words: new Words([own], game) };
}

/** How a game is played, with pictures; null of a game without. */
export async function howToOf(game: string): Promise<Component | null> {
  await fetchWords(game);
  return (await howTos[at(game, "HowTo.svelte")]?.())?.default ?? null;
}

/** The words of a game, with those of its puzzles. */
export const puzzleWordsOf = (game: string): Promise<Words> => wordsOf(game, puzzles);

/** The words of a game, with those of its reviews. */
export const reviewWordsOf = (game: string): Promise<Words> => wordsOf(game, reviews);

async function wordsOf(game: string, more: typeof files): Promise<Words> {
  const file = wordsAt(game);
  const [parts] = await Promise.all([Promise.all([files[file]?.(), more[file]?.()]), fetchWords(game)]);
  return new Words(
    parts.filter((part) => part !== undefined),
    game,
  );
}

/** For development: the games that have moments to look at without a server. */
export const fixtures: Record<string, () => Promise<{ default: Fixture[] }>> = import.meta.env.DEV
  ? Object.fromEntries(
      Object.entries(import.meta.glob<{ default: Fixture[] }>("../../games/*/web/fixtures.ts")).map(
        ([path, load]) => [path.split("/").at(-3)!, load],
      ),
    )
  : {};
