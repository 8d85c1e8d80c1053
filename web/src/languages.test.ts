/** What translators write: every message of the English file, made of what it is given. */

import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { best, nameOf } from "./language";
import { variablesOf } from "./wording";

const root = fileURLToPath(new URL("../..", import.meta.url));
const games = readdirSync(join(root, "games"));
const folders = [
  "web/words",
  "web/words/deals",
  "web/words/evening",
  "web/words/record",
  "crates/presentation/words",
  "crates/notebook/words",
  "crates/fair/words",
  "crates/server/words",
  "crates/server/words/page",
  "crates/server/words/terminal",
  ...games.map((game) => `games/${game}/words`),
];
const others = readdirSync(join(root, "web/words"))
  .flatMap((file) => /^([a-z]+)\.ftl$/.exec(file)?.[1] ?? [])
  .filter((code) => code !== "en");

/** The names of all messages and of their attributes, such as `card-rope.the`. */
function said(file: string): string[] {
  const { body } = new FluentResource(file);
  const messages = body.filter(({ id }) => !id.startsWith("-"));
  return messages.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((one) => `${id}.${one}`)]);
}

/** What a variable is about: `who` of `who_is`. */
const about = (variable: string) => variable.replace(/_[a-z]+$/, "");

describe.each(others)("%s", (code) => {
  test.each(folders)("%s has every message", (folder) => {
    const read = (language: string) => readFileSync(join(root, folder, `${language}.ftl`), "utf8");
    const [english, other] = [read("en"), read(code)];
    // As many as there are: what cannot be read is left out by the reader.
    const begun = other.split("\n").filter((line) => /^-?[a-z][\w-]* =/.test(line));
    expect(new FluentResource(other).body.length).toBe(begun.length);
    const [wanted, there] = [said(english), new Set(said(other))];
    expect(wanted.filter((name) => !there.has(name))).toEqual([]);
    const messages = new Set(wanted.filter((name) => !name.includes(".")));
    expect([...there].filter((name) => !messages.has(name.split(".")[0]!))).toEqual([]);

    const [given, used] = [variablesOf(english), variablesOf(other)];
    const unknown = [...used].flatMap(([name, variables]) => {
      const known = new Set([...(given.get(name) ?? [])].map(about));
      return [...variables].filter((one) => !known.has(about(one))).map((one) => `${name}: ${one}`);
    });
    expect(unknown).toEqual([]);
  });

  test.each(games)("the rules of %s have every clause", (game) => {
    const ids = (file: string) => readFileSync(join(root, "games", game, file), "utf8").match(/\b[A-Z]{2}-\d+\b/g);
    expect(ids(`words/RULES.${code}.md`)).toEqual(ids("RULES.md"));
  });
});

test("the browser's languages are asked for in their order", () => {
  const known = ["en", "de", "fr"];
  expect(best(["de-AT", "en"], known)).toBe("de");
  expect(best(["nl", "fr-CA", "de"], known)).toBe("fr");
  expect(best(["nl"], known)).toBe("en");
  expect(nameOf("de")).toBe("Deutsch");
});

test("backquotes stand only in what the page shows apart, such as what is typed", () => {
  // The terminal shows them as they are; what the notebook and the verifier say the page shows as `Sentence` does.
  const apart = ["crates/notebook/words", "crates/fair/words", "crates/server/words/terminal"];
  const shownApart = ["verdict-unknown", "file-cannot"];
  for (const folder of folders.filter((folder) => !apart.includes(folder)))
    for (const file of readdirSync(join(root, folder)).filter((file) => file.endsWith(".ftl"))) {
      let name = "";
      for (const line of readFileSync(join(root, folder, file), "utf8").split("\n")) {
        name = /^(-?[a-z][\w-]*) =/.exec(line)?.[1] ?? name;
        if (line.startsWith("#") || !line.includes("`")) continue;
        expect(shownApart, `${folder}/${file}: ${line}`).toContain(name);
      }
    }
});
