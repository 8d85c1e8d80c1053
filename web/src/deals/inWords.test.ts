import { expect, test } from "vitest";
import type { Frame } from "../protocol";
import { inWords } from "./inWords";

const frame = (name: string | null): Frame => ({
  view: null,
  turn: "chance",
  observation: null,
  message: name === null ? null : { name },
});

test("what was told of a move stands below it, each line by itself, and nothing else changes", () => {
  const saved = 'parlour saved 1\nmove 0 chance {"deal":1}\nmove 1 seat 0 {}\nmove 2 seat 1 {}\nscores 1 0\n';
  const told = [frame(null), frame("dealt"), frame(null), frame("asked")];
  const tell = ({ name }: { name: string }) =>
    name === "asked" ? "Ann asks.\nNobody answers." : "Cards are dealt.";
  expect(inWords(saved, told, tell)).toBe(
    'parlour saved 1\nmove 0 chance {"deal":1}\n# Cards are dealt.\nmove 1 seat 0 {}\nmove 2 seat 1 {}\n# Ann asks.\n# Nobody answers.\nscores 1 0\n',
  );
});
