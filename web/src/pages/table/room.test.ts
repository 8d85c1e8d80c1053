import { expect, test } from "vitest";
import { roomFor } from "./room";

test("a board may be as high as what stands above it leaves", () => {
  expect(roomFor(900, 150, 8)).toBe(742);
  expect(roomFor(390, 46, 8)).toBe(336);
});

test("where much is to be read above the board, it has the window for itself", () => {
  expect(roomFor(900, 700, 8)).toBe(892);
  expect(roomFor(390, 250, 8)).toBe(382);
  expect(roomFor(390, 1200, 8)).toBe(382);
});
