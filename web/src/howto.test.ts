/** How each game is played: with pictures, short enough to be read, and complete enough to play. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const games = fileURLToPath(new URL("../../games", import.meta.url));

/** What stands in the messages of a file whose names begin so, without the names. */
function wordsIn(file: string, prefix: string): string[] {
  const texts: string[] = [];
  let isIn = false;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const message = /^([a-z][\w-]*) = ?(.*)$/.exec(line);
    if (message) isIn = message[1]!.startsWith(prefix);
    else if (!/^\s/.test(line)) isIn = false;
    if (isIn) texts.push(message ? message[2]! : line.replace(/^\s*\.[a-z]+ = /, ""));
  }
  return texts.join(" ").split(/\s+/).filter(Boolean);
}

for (const game of readdirSync(games)) {
  test(`how to play ${game} is told in pictures and at most 500 words`, () => {
    const words = wordsIn(join(games, game, "words/en.ftl"), "page-how-");
    expect(words.length).toBeGreaterThan(150);
    expect(words.length).toBeLessThanOrEqual(500);
    const page = join(games, game, "web/HowTo.svelte");
    expect(existsSync(page)).toBe(true);
    const source = readFileSync(page, "utf8");
    const steps = source.match(/<HowStep/g)?.length ?? 0;
    expect(steps).toBeGreaterThanOrEqual(5);
    expect(source.match(/\{#snippet picture\(\)\}/g)?.length, "each step has a picture").toBe(steps);
  });
}
