/** For tests: which messages the sources say with what, and what a message file wants. */

import type { FluentResource } from "@fluent/bundle";

/** A message that is said by its name. */
export interface Call {
  name: string;
  /** What it is given; null where that is not written out. */
  given: string[] | null;
}

/** Names in a source: written out, or put together from parts. */
export interface Literal {
  matches: (name: string) => boolean;
}

/** What each message of a file speaks of: `$who`, `$who_is` and `$who_the` all come from `who`. */
export function variablesOf(resource: FluentResource): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, value, attributes } of resource.body)
    found.set(id, [...new Set(variablesIn([value, attributes]).map((name) => name.split("_")[0]!))]);
  return found;
}

function variablesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "type" in part && part.type === "var" && "name" in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(variablesIn)];
}

/** The messages that a source says with `say(…)` or `speak(…)`. */
export function callsIn(source: string): Call[] {
  return [...source.matchAll(/\b(?:say|speak)\(/g)].flatMap(({ index, 0: head }) => {
    const [first = "", second] = split(source, index + head.length);
    const given = keysOf(second);
    return namesOf(first).map((name) => ({ name, given }));
  });
}

/** The names that an argument may be: one, or one of a condition's two. */
function namesOf(argument: string): string[] {
  if (/^"[^"]*"$/.test(argument)) return [argument.slice(1, -1)];
  return /^[{`]/.test(argument) ? [] : [...argument.matchAll(/[?:]\s*"([^"]+)"/g)].map((match) => match[1]!);
}

/** The names of an object's fields. */
function keysOf(argument: string | undefined): string[] | null {
  if (argument === undefined || argument === "") return [];
  if (!argument.startsWith("{")) return null;
  const keys = split(argument, 1).filter((field) => field !== "");
  return keys.some((field) => field.startsWith("...")) ? null : keys.map((field) => /^\w*/.exec(field)![0]);
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

/** The names of messages that a source may mean, also those of which a part is known only when the page runs. */
export function literalsIn(source: string): Literal[] {
  const plain = new Set([...source.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((match) => match[1]!));
  const made = [...source.matchAll(/`([a-z][a-z0-9-]*-\$\{[^`]*)`/g)].map(
    (match) => new RegExp(`^${match[1]!.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`),
  );
  return [{ matches: (name) => plain.has(name) || made.some((pattern) => pattern.test(name)) }];
}
