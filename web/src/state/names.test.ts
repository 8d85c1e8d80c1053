import { expect, test } from "vitest";
import { friendlyName, isFriendly, LONGEST_NAME, tidyName } from "./names";

test("every friendly name is one that the server takes", () => {
  for (let step = 0; step < 400; step++) {
    const name = friendlyName(() => step / 400);
    expect(tidyName(name)).toBe(name);
    expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
    expect(isFriendly(name)).toBe(true);
  }
});

test("a name that somebody has chosen is their own", () => {
  expect(["Ada", "Amber", "Amber Badger Fox", "Badger Amber"].filter(isFriendly)).toEqual([]);
});

test("names are tidied", () => {
  expect(tidyName("  Ada \n Lovelace ")).toBe("Ada Lovelace");
  expect(tidyName("   ")).toBe("");
  expect(tidyName("x".repeat(40))).toHaveLength(LONGEST_NAME);
});

test("a name is cut between signs, never inside one", () => {
  expect(tidyName("🦊".repeat(30))).toBe("🦊".repeat(LONGEST_NAME));
});
