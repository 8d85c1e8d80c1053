import { expect, test } from "vitest";
import { routeOf } from "./routes";

test.each([
  ["/", { page: "home" }],
  ["/about", { page: "about" }],
  ["/notebook", { page: "notebook" }],
  ["/record", { page: "record" }],
  ["/record/more", { page: "unknown" }],
  ["/case", { page: "case", date: "today" }],
  ["/case/2026-11-23", { page: "case", date: "2026-11-23" }],
  ["/case/2026-11-23/more", { page: "unknown" }],
  ["/notebook/more", { page: "unknown" }],
  ["/open/clue", { page: "open", game: "clue" }],
  ["/open/clue/evening", { page: "open-evening", game: "clue" }],
  ["/open/clue/morning", { page: "unknown" }],
  ["/evening/abc123", { page: "evening", evening: "abc123" }],
  ["/evening", { page: "unknown" }],
  ["/rules/color-doubt", { page: "rules", game: "color-doubt" }],
  ["/t/abc123", { page: "table", table: "abc123" }],
  ["/t/abc123/", { page: "table", table: "abc123" }],
  ["/t/abc123/replay", { page: "replay", table: "abc123" }],
  ["/t/abc123/review", { page: "review", table: "abc123" }],
  ["/screen/abc123", { page: "screen", table: "abc123" }],
  ["/screen", { page: "unknown" }],
  ["/screen/abc123/replay", { page: "unknown" }],
  ["/BCDF", { page: "join", code: "BCDF" }],
  ["/bcdf", { page: "join", code: "BCDF" }],
  ["/AAAA", { page: "join", code: "AAAA" }],
  ["/BCDF/more", { page: "unknown" }],
  ["/aaaa", { page: "unknown" }],
  ["/t", { page: "unknown" }],
  ["/t/abc123/other", { page: "unknown" }],
  ["/t/abc123/replay/more", { page: "unknown" }],
  ["/nowhere", { page: "unknown" }],
  ["/%E0%A4%A", { page: "unknown" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
