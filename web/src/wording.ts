/** For tests: which messages the sources say with what, and what a message file wants. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

/** A message that is said by its name. */
export interface Call {
  path: string;
  name: string;
  /** The names of what it is given. */
  given: string[];
  /** What is spread into that, or stands for all of it, with the names in it; null where they are not found. */
  spread: { what: string; names: string[] | null }[];
}

/** The variables of each message of a file. */
export function variablesOf(file: string): Map<string, string[]> {
  const { body } = new FluentResource(file);
  return new Map(body.map(({ id, value, attributes }) => [id, [...new Set(variablesIn([value, attributes]))]]));
}

function variablesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "type" in part && part.type === "var" && "name" in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(variablesIn)];
}

/** What of these is missing where `wanted` are the variables: `$who`, `$who_is` and `$who_the` all come from `who`. */
function lacking(wanted: string[], given: string[]): string[] {
  return wanted.filter((variable) => !given.some((one) => variable === one || variable.startsWith(`${one}_`)));
}

/** What is wrong with the arguments of a call of a message with these variables. */
export function misgiven({ path, name, given, spread }: Call, wanted: string[]): string[] {
  const all = [...given, ...spread.flatMap(({ names }) => names ?? [])];
  const idle = given.filter((one) => lacking(wanted, [one]).length === wanted.length);
  const unknown = spread.filter(({ names }) => names === null);
  const wrong = unknown.length
    ? unknown.map(({ what }) => `is given what cannot be read here: ${what}`)
    : [...lacking(wanted, all).map((one) => `lacks ${one}`), ...idle.map((one) => `has no ${one}`)];
  return wrong.map((what) => `${path}: ${name} ${what}`);
}

/** The messages that sources say with `say(…)`, `speak(…)` or `tell(…)`, or make parts of others with `part(…)`. */
export function callsIn(sources: Record<string, string>): Call[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/\b(?:say|speak|tell|part)\(/g)].flatMap(({ index, 0: head }) => {
      const [first = "", second = ""] = split(source, index + head.length);
      const { given, spread } = fieldsOf(second);
      const known = spread.map((what) => ({ what, names: namesIn(what, [source, ...Object.values(sources)]) }));
      return namesOf(first).map((name) => ({ path, name, given, spread: known }));
    }),
  );
}

/** The names that an argument may be: one, or one of a condition's two. */
function namesOf(argument: string): string[] {
  if (/^"[^"]*"$/.test(argument)) return [argument.slice(1, -1)];
  return /^[{`]/.test(argument) ? [] : [...argument.matchAll(/[?:]\s*"([^"]+)"/g)].map((match) => match[1]!);
}

/** The names of an object's fields, and what is spread into it; what is not an object counts as spread into one. */
function fieldsOf(object: string): { given: string[]; spread: string[] } {
  const fields = object.startsWith("{") || object === "" ? split(object, 1) : [`...${object}`];
  return {
    given: fields.flatMap((field) => /^\w+/.exec(field)?.[0] ?? []),
    spread: fields.filter((field) => field.startsWith("...")).map((field) => field.slice(3)),
  };
}

/** The names in a constant, or in what a function makes, that one of the sources writes as an object. */
function namesIn(what: string, sources: string[]): string[] | null {
  const name = /^\w+/.exec(what)?.[0];
  if (name === undefined) return null;
  const constant = `const ${name} = (\\$derived\\(|\\(.*\\) => \\()?`;
  const result = `function ${name}\\((?:(?!function)[^])*?return `;
  const made = new RegExp(`(?:${constant}|${result})(?=\\{)`);
  for (const source of sources) {
    const found = made.exec(source);
    if (found) return fieldsOf(source.slice(found.index + found[0].length)).given;
  }
  return null;
}

/** What stands between commas up to the bracket that closes the one before `from`. */
function split(source: string, from: number): string[] {
  const parts = [""];
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const sign = source[at]!;
    if (depth === 0 && ")}]".includes(sign)) break;
    if (depth === 0 && sign === ",") {
      parts.push("");
      continue;
    }
    const end = "\"'`".includes(sign) ? afterQuote(source, at) : at + 1;
    if ("({[".includes(sign)) depth += 1;
    if (")}]".includes(sign)) depth -= 1;
    parts[parts.length - 1] += source.slice(at, end);
    at = end - 1;
  }
  return parts.map((part) => part.trim());
}

function afterQuote(source: string, from: number): number {
  const quote = source[from];
  let at = from + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** The names that are written out in a source. */
export function literalsIn(source: string): string[] {
  return [...source.matchAll(/"([a-z][\w-]*)"/g)].map((match) => match[1]!);
}

/** The names that are put together from parts in a source: what is known only when the page runs may be anything. */
export function templatesIn(source: string): RegExp[] {
  return [...source.matchAll(/`([a-z][a-z0-9-]*-\$\{[^`]*)`/g)].map(
    (match) => new RegExp(`^${match[1]!.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`),
  );
}

/** How a game's page says the messages of its file. Those of its own have names that begin with `page-`. */
export interface Wording {
  /** The file's text. */
  file: string;
  /** The sources by path. */
  sources: Record<string, string>;
  /** Names of the page's own messages that are put together from parts, or are arguments, and so not said as they are. */
  made?: string[];
  /** Messages that the page says although they are not its own. */
  others?: string[];
}

/** Tests that the page and the file agree. */
export function pageAndFileAgree({ file, sources, made = [], others = [] }: Wording): void {
  const messages = variablesOf(file);
  const own = (name: string) => name.startsWith("page-");
  const calls = callsIn(sources);
  const said = [...calls, ...made.map((name): Call => ({ path: "made", name, given: [], spread: [] }))];

  describe("the page's messages", () => {
    it("are all in the file", () => {
      expect(calls.length).toBeGreaterThan(100);
      expect(said.filter(({ name }) => !messages.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual(
        [],
      );
    });

    it("are given what they speak of, and nothing else", () => {
      expect(said.flatMap((call) => misgiven(call, messages.get(call.name) ?? []))).toEqual([]);
    });

    it("are all said somewhere", () => {
      const names = new Set(said.map(({ name }) => name));
      expect([...messages.keys()].filter((name) => own(name) && !names.has(name))).toEqual([]);
    });

    it("are named only where they are said", () => {
      for (const [path, source] of Object.entries(sources)) {
        const here = calls.filter((call) => call.path === path).map(({ name }) => name);
        const named = literalsIn(source).filter((name) => own(name) && !made.includes(name));
        expect(here.filter((name) => !others.includes(name)).sort(), path).toEqual(named.sort());
      }
    });

    it("are made from parts only as it is known here", () => {
      const all = Object.values(sources);
      const mean = (pattern: RegExp) => [...messages.keys()].filter((name) => pattern.test(name));
      const patterns = all.flatMap(templatesIn).filter(({ source }) => source.startsWith("^page-"));
      const meant = patterns.flatMap((pattern) => (mean(pattern).length ? mean(pattern) : pattern.source));
      expect(meant.filter((name) => !made.includes(name))).toEqual([]);
      const named = new Set([...meant, ...all.flatMap(literalsIn)]);
      expect(made.filter((name) => !named.has(name))).toEqual([]);
    });
  });
}
