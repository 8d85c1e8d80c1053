/** The words of the games, as the page has them: for what is looked for by its name. */

import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Speech } from "../src/fluent";

const root = fileURLToPath(new URL("../..", import.meta.url));

function read(path: string): string[] {
  return existsSync(root + path) ? [readFileSync(root + path, "utf8")] : [];
}

/** All words of a game. */
export function wordsOf(game: string): Speech {
  return new Speech(
    () => [...read("crates/presentation/words/en.ftl"), ...read(`games/${game}/words/en.ftl`)],
    "en",
    null,
  );
}

/** What a game is called. */
export function titleOf(game: string): string {
  return wordsOf(game).text("title") ?? game;
}
