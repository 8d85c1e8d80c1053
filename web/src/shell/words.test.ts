import { expect, test } from "vitest";
import { callsIn, literalsIn, misgiven, templatesIn, variablesOf } from "../wording";
import file from "../../words/en.ftl?raw";
import deals from "../../words/deals/en.ftl?raw";
import evening from "../../words/evening/en.ftl?raw";
import record from "../../words/record/en.ftl?raw";
import shared from "../../../crates/presentation/words/en.ftl?raw";
import { words } from "./words";

const sources = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../bindings/**", "!../{words,wording,disguise}.ts"],
  { eager: true, query: "?raw", import: "default" },
);
const own = new Map([...variablesOf(file), ...variablesOf(record), ...variablesOf(evening), ...variablesOf(deals)]);
const all = new Map([...variablesOf(shared), ...own]);
const calls = callsIn(sources);

test("every message that is said exists", () => {
  expect(calls.length).toBeGreaterThan(300);
  expect(calls.filter(({ name }) => !all.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test("every message is given what it speaks of, and nothing else", () => {
  expect(calls.flatMap((call) => misgiven(call, all.get(call.name) ?? []))).toEqual([]);
});

test("every message is said somewhere", () => {
  const texts = Object.values(sources);
  const literals = new Set(texts.flatMap(literalsIn));
  const templates = texts.flatMap(templatesIn);
  const said = (name: string) => literals.has(name) || templates.some((template) => template.test(name));
  expect([...own.keys()].filter((name) => !name.startsWith("problem-") && !said(name))).toEqual([]);
});

test("every problem that the server can name has words", () => {
  const codes = (
    "malformed not_yours foreign_origin unknown_game unknown_table not_found out_of_turn stale over taken " +
    "already_started not_started not_over old_rules old_game old_lobby unknown_evening sealed of_evening evening_full evening_closed too_long illegal bad_options bad_orders bad_share bad_seats too_fast too_many unavailable internal"
  ).split(" ");
  for (const code of codes) expect(words.has(`problem-${code.replaceAll("_", "-")}`), code).toBe(true);
});
