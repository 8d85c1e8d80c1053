import { expect, test } from "vitest";
import { friendlyName, LONGEST_NAME, tidyName } from "./names";

test("every friendly name is one that the server takes", () => {
  for (let step = 0; step < 400; step++) {
    const name = friendlyName(() => step / 400);
    expect(tidyName(name)).toBe(name);
    expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
  }
});

test("names are tidied", () => {
  expect(tidyName("  Ada \n Lovelace ")).toBe("Ada Lovelace");
  expect(tidyName("   ")).toBe("");
  expect(tidyName("x".repeat(40))).toHaveLength(LONGEST_NAME);
});

test("a name is cut between signs, never inside one", () => {
  expect(tidyName("🦊".repeat(30))).toBe("🦊".repeat(LONGEST_NAME));
});
