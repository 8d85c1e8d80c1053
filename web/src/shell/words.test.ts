import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { callsIn, literalsIn, variablesOf } from "../wording";
import file from "../../words/en.ftl?raw";
import shared from "../../../crates/presentation/words/en.ftl?raw";
import { words } from "./words";

const sources = Object.entries(
  import.meta.glob<string>(
    ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../bindings/**", "!../words.ts", "!../wording.ts"],
    {
      eager: true,
      query: "?raw",
      import: "default",
    },
  ),
).map(([path, text]) => ({ path, text }));
const own = variablesOf(new FluentResource(file));
const all = new Map([...variablesOf(new FluentResource(shared)), ...own]);
const calls = sources.flatMap(({ path, text }) => callsIn(text).map((call) => ({ path, ...call })));

test("every message that is said exists", () => {
  expect(calls.length).toBeGreaterThan(300);
  expect(calls.filter(({ name }) => !all.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test("every message is given what it speaks of", () => {
  const lacking = calls.flatMap(({ path, name, given }) => {
    const wanted = all.get(name) ?? [];
    if (given === null) return [];
    return wanted.filter((one) => !given.includes(one)).map((one) => `${path}: ${name} lacks ${one}`);
  });
  expect(lacking).toEqual([]);
});

test("nothing is given that no message speaks of", () => {
  const idle = calls.flatMap(({ path, name, given }) =>
    (given ?? [])
      .filter((one) => all.has(name) && !all.get(name)!.includes(one))
      .map((one) => `${path}: ${name} has no ${one}`),
  );
  expect(idle).toEqual([]);
});

test("every message is said somewhere", () => {
  const literals = sources.flatMap(({ text }) => literalsIn(text));
  const said = (name: string) => name.startsWith("problem-") || literals.some((literal) => literal.matches(name));
  expect([...own.keys()].filter((name) => !said(name))).toEqual([]);
});

test("every problem that the server can name has words", () => {
  const codes = (
    "malformed not_yours foreign_origin unknown_game unknown_table not_found out_of_turn stale over taken " +
    "already_started not_started not_over old_rules too_long illegal bad_options bad_seats too_fast too_many internal"
  ).split(" ");
  for (const code of codes) expect(words.has(`problem-${code.replaceAll("_", "-")}`), code).toBe(true);
});
