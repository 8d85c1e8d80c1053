import { heard, plain } from "../../disguise";
import "../../shell/whole";
import { expect, test } from "vitest";
import Troubles from "./Troubles.svelte";
import type { Answer } from "./types";

test("what is wrong is told in words from a file, beside what somebody wrote", () => {
  const answer = JSON.parse(`{
    "faults": [{
      "line": 4,
      "text": "Zoe asks",
      "reason": { "name": "unknown-name", "args": { "what": { "name": "player" }, "name": { "text": "Zoe" } } },
      "suggestion": { "name": "did-you-mean", "args": { "name": { "text": "Joe" } } }
    }],
    "contradiction": {
      "sources": [],
      "message": {
        "name": "contradiction",
        "args": {
          "sources": {
            "and": [
              { "message": { "name": "hand-first" } },
              { "message": { "name": "entries", "args": { "entries": { "and": [{ "number": 5 }] } } } }
            ]
          },
          "count": { "number": 2 }
        }
      }
    },
    "notebook": { "deck": { "suspects": [], "weapons": [], "rooms": [] } }
  }`) as Answer;
  const said = heard(Troubles, { problem: null, answer, fresh: true, onedit: () => {}, ontext: () => {} });
  expect(said.some((one) => one.includes("Joe"))).toBe(true);
  expect(plain(said, ["Zoe", "Joe"])).toEqual([]);
  const words = said.map((one) => one.replace(/[⟦⟧]/g, ""));
  expect(words).toContain("✗ Your hand and entry 5 can’t both be true.");
  // The name itself stands in it as it was written.
  expect(words).toContain("there is no player called ");
  expect(words).toContain("(did you mean Joe?)");
});
