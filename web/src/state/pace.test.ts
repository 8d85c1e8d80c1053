import { expect, test } from "vitest";
import { furthestBehind, lingers } from "./pace";

test("slow is slower than normal, and fast is faster", () => {
  expect(lingers("slow", 2_000, null)).toBeGreaterThan(lingers("normal", 2_000, null));
  expect(lingers("fast", 2_000, null)).toBeLessThan(lingers("normal", 2_000, null));
});

test("a slow page leaves time to read where nothing moves", () => {
  expect(lingers("normal", 0, "result")).toBe(0);
  expect(lingers("slow", 0, "result")).toBeGreaterThan(lingers("slow", 0, null));
  expect(lingers("slow", 0, null)).toBeGreaterThan(0);
});

test("what concerns the viewer waits for them, and the rest does not", () => {
  expect(lingers("wait", 700, "result")).toBe(Infinity);
  expect(lingers("wait", 700, "own")).toBe(700);
  expect(lingers("wait", 700, null)).toBe(700);
});

test("nobody keeps other people waiting by being slow", () => {
  expect(furthestBehind("wait", false)).toBe(Infinity);
  expect(furthestBehind("wait", true)).toBe(furthestBehind("normal", true));
  expect(furthestBehind("slow", true)).toBe(furthestBehind("normal", true));
});
