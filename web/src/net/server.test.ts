import { expect, test } from "vitest";
import { isThisComputer } from "./server";

test("an address of this computer alone is known", () => {
  expect(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "a.localhost"].filter(isThisComputer)).toHaveLength(5);
  expect(["192.168.1.7", "games.example", "localhost.example", "10.127.0.1"].filter(isThisComputer)).toEqual([]);
});
