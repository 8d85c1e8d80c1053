import { expect, test } from "vitest";
import { invitation, isMoving, movingLink, shareIn, takeKey, ticketIn } from "./key";

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
  const link = new URL(movingLink("t1", ticket, null, "https://example.org"));
  expect(link.pathname + link.search).toBe("/t/t1");
  expect(ticketIn(link.hash)).toBe(ticket);
  expect(shareIn(link.hash)).toBeNull();
  expect(takeKey(link.hash), "it is no key").toBeNull();
  const moved = { commit: "ab".repeat(32), share: "cd".repeat(32) };
  const { hash } = new URL(movingLink("t1", ticket, moved, "https://example.org"));
  expect([ticketIn(hash), shareIn(hash), takeKey(hash)]).toEqual([ticket, moved, null]);
  const cut = hash.slice(0, 50);
  expect([isMoving(cut), ticketIn(cut), takeKey(cut)], "letters are missing").toEqual([true, null, null]);
  expect(isMoving(`#${key}`)).toBe(false);
  for (const hash of ["", `#${ticket}`, `#move-${ticket}0`, "#move-"]) expect(ticketIn(hash), hash).toBeNull();
});
