import { expect, test } from "vitest";
import { coded } from "./coded";

test("what stands between backquotes is code, and the backquotes are gone", () => {
  expect(coded("let `parlour verify` look at `move 3`")).toEqual([
    { text: "let ", code: false },
    { text: "parlour verify", code: true },
    { text: " look at ", code: false },
    { text: "move 3", code: true },
  ]);
  expect(coded("nothing of it")).toEqual([{ text: "nothing of it", code: false }]);
  expect(coded("")).toEqual([]);
});

test("a lone backquote, as in a name, is one", () => {
  expect(coded("Ann` asks")).toEqual([{ text: "Ann` asks", code: false }]);
});
