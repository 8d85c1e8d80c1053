import { expect, test } from "vitest";
import { invitation, movingLink, takeKey, ticketIn } from "./key";

const key = "q3-_Zz09".repeat(5);

test("a key is taken from the fragment, anything else is not", () => {
  expect(takeKey(`#${key}`)).toBe(key);
  for (const hash of ["", "#", "#main", "#CL-24", `#${key}!`, `#${"a".repeat(300)}`]) {
    expect(takeKey(hash), hash).toBeNull();
  }
});

test("the invitation holds no key; what moves a seat stands after the sign that is never sent", () => {
  expect(invitation("t 1", "https://example.org")).toBe("https://example.org/t/t%201");
  const ticket = "0123456789abcdef".repeat(4);
  const link = new URL(movingLink("t1", ticket, "https://example.org"));
  expect(link.pathname + link.search).toBe("/t/t1");
  expect(ticketIn(link.hash)).toBe(ticket);
  expect(takeKey(link.hash), "it is no key").toBeNull();
  for (const hash of ["", `#${ticket}`, `#move-${ticket}0`, "#move-"]) expect(ticketIn(hash), hash).toBeNull();
});
