/** The boards: whatever lies in `games/*\/web` when the client is built. */

import type { Fixture, GamePlugin } from "./plugin";

const plugins = import.meta.glob<{ default: GamePlugin }>("../../games/*/web/index.ts");
const covers = import.meta.glob<string>("../../games/*/web/cover.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

function at(game: string, file: string): string {
  return `../../games/${game}/web/${file}`;
}

/** The game's plugin, or the plain one where it has none. */
export async function pluginOf(game: string): Promise<GamePlugin> {
  const load = plugins[at(game, "index.ts")] ?? (() => import("./plain/index"));
  return (await load()).default;
}

/** The address of the game's cover picture, if it has one. */
export function coverOf(game: string): string | undefined {
  return covers[at(game, "cover.svg")];
}

/** For development: the games that have moments to look at without a server. */
export const fixtures: Record<string, () => Promise<{ default: Fixture[] }>> = import.meta.env.DEV
  ? Object.fromEntries(
      Object.entries(import.meta.glob<{ default: Fixture[] }>("../../games/*/web/fixtures.ts")).map(
        ([path, load]) => [path.split("/").at(-3)!, load],
      ),
    )
  : {};
