import { expect, test } from "vitest";
import { callsIn, literalsIn, misgiven, templatesIn, variablesOf } from "../wording";
import file from "../../words/en.ftl?raw";
import deals from "../../words/deals/en.ftl?raw";
import evening from "../../words/evening/en.ftl?raw";
import record from "../../words/record/en.ftl?raw";
import shared from "../../../crates/presentation/words/en.ftl?raw";
import about from "../../words/en.ftl?about";
import aCase from "../../words/en.ftl?case";
import notebook from "../../words/en.ftl?notebook";
import page from "../../words/en.ftl?page";
import replay from "../../words/en.ftl?replay";
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

test("what comes with a page no other says", () => {
  const parts = {
    "pages/About": about,
    "pages/(CasePage|case/)": aCase,
    "pages/notebook": notebook,
    "pages/(ReplayPage|replay/)": replay,
  };
  const names = (part: string) => [...variablesOf(part).keys()];
  expect([page, ...Object.values(parts)].flatMap(names).sort()).toEqual(names(file).sort());
  for (const [where, part] of Object.entries(parts)) {
    const others = Object.entries(sources).filter(([path]) => !new RegExp(`^../${where}`).test(path));
    expect(others.length).toBeLessThan(Object.keys(sources).length);
    const literals = new Set(others.flatMap(([, text]) => literalsIn(text)));
    const templates = others.flatMap(([, text]) => templatesIn(text));
    const said = (name: string) => literals.has(name) || templates.some((template) => template.test(name));
    expect(names(part).filter(said), where).toEqual([]);
  }
});

test("what a game of this browser cannot do while it is played, its review offers when it is over", () => {
  const said = (name: string) => new RegExp(`^${name} = (.*)$`, "m").exec(file)![1]!;
  expect(said("menu-here")).toMatch(/^While it is played/);
  for (const offered of ["share-as-file", "share-upload"])
    expect(said("menu-here"), offered).toContain(said(offered).split(" ")[0]!.toLowerCase());
});

test("every problem that the server can name has words", () => {
  const codes = (
    "malformed not_yours lost_on_time handed_on still_there foreign_origin unknown_game unknown_table not_found out_of_turn stale set_back over taken " +
    "already_started not_started not_over old_rules old_game old_lobby unknown_evening sealed of_evening evening_full evening_closed too_long illegal bad_options bad_orders bad_share bad_seats too_fast too_many unavailable internal"
  ).split(" ");
  for (const code of codes) expect(words.has(`problem-${code.replaceAll("_", "-")}`), code).toBe(true);
});
