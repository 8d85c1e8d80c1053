import { expect, test } from "vitest";
import { invitation, seatLink, takeKey } from "./key";

const key = "q3-_Zz09".repeat(5);

test("a key is taken from the fragment, anything else is not", () => {
  expect(takeKey(`#${key}`)).toBe(key);
  for (const hash of ["", "#", "#main", "#CL-24", `#${key}!`, `#${"a".repeat(300)}`]) {
    expect(takeKey(hash), hash).toBeNull();
  }
});

test("the invitation holds no key, the seat's link does, after the sign that is never sent", () => {
  expect(invitation("t 1", "https://example.org")).toBe("https://example.org/t/t%201");
  const link = new URL(seatLink("t1", key, "https://example.org"));
  expect(link.pathname + link.search).toBe("/t/t1");
  expect(takeKey(link.hash)).toBe(key);
});
