/** The boards: whatever lies in `games/*\/web` when the client is built. */

import type { Component } from "svelte";
import type { Fixture, GamePlugin } from "./plugin";
import { Words } from "./words";

const plugins = import.meta.glob<{ default: GamePlugin }>("../../games/*/web/index.ts");
const howTos = import.meta.glob<{ default: Component }>("../../games/*/web/HowTo.svelte");
const files = import.meta.glob<string>("../../games/*/words/en.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const puzzles = import.meta.glob<string>("../../games/*/words/en.ftl", { query: "?puzzles", import: "default" });

const words = new Map<string, Words>();

function at(game: string, file: string): string {
  return `../../games/${game}/web/${file}`;
}

/** The game's plugin, or the plain one where it has none. */
export async function pluginOf(game: string): Promise<GamePlugin> {
  const load = plugins[at(game, "index.ts")] ?? (() => import("./plain/index"));
  return (await load()).default;
}

/** How a game is played, with pictures; null of a game without. */
export async function howToOf(game: string): Promise<Component | null> {
  return (await howTos[at(game, "HowTo.svelte")]?.())?.default ?? null;
}

/** All words of a game; those that every game shares where it has none of its own. */
export function wordsOf(game: string): Words {
  let found = words.get(game);
  if (!found) {
    const file = files[`../../games/${game}/words/en.ftl`];
    found = new Words(file === undefined ? [] : [file]);
    words.set(game, found);
  }
  return found;
}

/** All words of a game, with those of its puzzles. */
export async function puzzleWordsOf(game: string): Promise<Words> {
  const file = `../../games/${game}/words/en.ftl`;
  const more = await puzzles[file]?.();
  return new Words([files[file], more].filter((one) => one !== undefined));
}

/** For development: the games that have moments to look at without a server. */
export const fixtures: Record<string, () => Promise<{ default: Fixture[] }>> = import.meta.env.DEV
  ? Object.fromEntries(
      Object.entries(import.meta.glob<{ default: Fixture[] }>("../../games/*/web/fixtures.ts")).map(
        ([path, load]) => [path.split("/").at(-3)!, load],
      ),
    )
  : {};
