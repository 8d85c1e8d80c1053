import { expect, test } from "vitest";
import { addUp } from "./whatif";

test("games are added up by seat", () => {
  const none = { games: 0, won: [0, 0, 0] };
  const first = addUp(none, { games: 10, won: [7, 2, 1] });
  expect(addUp(first, { games: 10, won: [4, 4, 4] })).toEqual({ games: 20, won: [11, 6, 5] });
});
