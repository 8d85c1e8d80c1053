import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const pages = import.meta.glob<string>("../**/*.svelte", { eager: true, query: "?raw", import: "default" });
const theme = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

test("an option of the command line is not broken over lines", () => {
  const options = Object.values(pages).flatMap((text) => text.match(/<code[^>]*>--/g) ?? []);
  expect(options.length).toBeGreaterThan(3);
  expect(options.filter((code) => !code.includes('class="unbroken"'))).toEqual([]);
  expect(theme).toMatch(/\.unbroken \{\s*white-space: nowrap;/);
});
