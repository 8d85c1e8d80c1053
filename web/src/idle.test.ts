import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The style sheets of the shell and of all boards. */
const sheets = [here("."), here("../../games")].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(svelte|css)$/.test(path))
    .map((path) => `${folder}/${path}`),
);

describe("a page that waits", () => {
  it("has no animation that runs for ever: a phone's battery would pay for it", () => {
    expect(sheets.length).toBeGreaterThan(100);
    expect(sheets.filter((path) => /\binfinite\b/.test(readFileSync(path, "utf8")))).toEqual([]);
  });
});
