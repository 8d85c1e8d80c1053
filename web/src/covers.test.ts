import { expect, test } from "vitest";
import { portraitOf } from "./covers";

const words = import.meta.glob<string>("../../games/*/words/en.ftl", {
  eager: true,
  query: "?cover",
  import: "default",
});

const covers = import.meta.glob<string>("../../games/clue/words/*.ftl", {
  eager: true,
  query: "?cover",
  import: "default",
});

test("where Clue is sold as Cluedo its card says so, and calls it Clue", () => {
  for (const [path, text] of Object.entries(covers)) {
    const [title, blurb] = ["title", "blurb"].map((name) => new RegExp(`^${name} = (.*)$`, "m").exec(text)?.[1]);
    expect(title, path).toBe("Clue");
    expect(blurb?.includes("Cluedo"), path).toBe(!path.endsWith("/en.ftl"));
  }
});

test("every bot has a face, which brings nothing with it", () => {
  for (const [path, text] of Object.entries(words)) {
    const game = path.split("/").at(-3)!;
    const bots = [...text.matchAll(/^bot-([a-z]+) =/gm)].map((match) => match[1]!);
    expect(bots.length, game).toBeGreaterThan(2);
    for (const bot of bots) {
      const face = portraitOf(game, bot);
      expect(face, `${game}: ${bot}`).toMatch(/^<svg [^>]*viewBox="0 0 48 48">/);
      expect(face).not.toMatch(/<script|<style|style=|href|url\(| on/);
    }
  }
});
