import { expect, test } from "vitest";
import type { Part } from "../../protocol";
import { emptyNotes, write } from "../../sheet/notes";
import { marked } from "./marked";

const part = (...keys: string[]): Part => ({
  title: { name: "title" },
  choices: keys.map((key) => ({ key, name: { name: key } })),
});
const parts = [part("rope", "hall"), part("0", "file"), part("yes", "no")];

test("a new mark chooses row, column, and yes or no", () => {
  const before = write(emptyNotes(), "rope", 0, { mark: "no" });
  expect(marked(parts, null, before)).toEqual(["rope", "0", "no"]);
  expect(marked(parts, before, write(before, "hall", "file", { mark: "yes" }))).toEqual(["hall", "file", "yes"]);
  expect(marked(parts, before, write(before, "rope", 0, { mark: "yes" }))).toEqual(["rope", "0", "yes"]);
});

test("other marks and other puzzles choose nothing", () => {
  const before = write(emptyNotes(), "rope", 0, { mark: "no" });
  expect(marked(parts, before, before)).toBeNull();
  expect(marked(parts, before, write(before, "rope", 0, { mark: "maybe" }))).toBeNull();
  expect(marked(parts, before, write(before, "rope", 0, {}))).toBeNull();
  expect(marked([part("believe", "doubt")], null, before)).toBeNull();
});
