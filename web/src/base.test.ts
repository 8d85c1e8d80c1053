import { expect, test } from "vitest";
import { baseOf, within } from "./base";

test("a server's addresses begin at its own", () => {
  expect(baseOf(undefined, "https://example.org/t/abc")).toBe("");
  expect(within("/t/abc", "")).toBe("/t/abc");
});

test("a site's addresses begin at its folder", () => {
  expect(baseOf("./", "https://example.org/")).toBe("");
  expect(baseOf("./", "https://example.org/games/parlour/")).toBe("/games/parlour");
  expect(baseOf("../../", "https://example.org/games/rules/clue/")).toBe("/games");
  expect(within("/games/rules/clue/", "/games")).toBe("/rules/clue/");
  expect([within("/games", "/games"), within("/games/", "/games")]).toEqual(["/", "/"]);
  expect(within("/gamesome/t/abc", "/games")).toBeNull();
});
