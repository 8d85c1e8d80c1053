/** What a game's words call things; where it has none, the bare names are shown. */

import type { OptionInfo } from "../protocol";
import type { Arg, Words } from "../words";

/** A message without arguments of a game's words, or one of its attributes. */
export function called(words: Words, message: string, otherwise = ""): string {
  return words.text(message) ?? otherwise;
}

/** The chairs in words. */
export function chairNames(words: Words, chairs: readonly string[]): string[] {
  return chairs.map((chair) => called(words, `chair-${chair}`, chair));
}

/** A value of an option in words. */
export function valueCalled(words: Words, option: OptionInfo, value: unknown): string {
  if (option.kind.type === "number") return String(value);
  const one = (choice: unknown): Arg => {
    const name = `option-${option.key}-${String(choice)}`;
    return words.has(name) ? { name } : { text: String(choice) };
  };
  const text: Arg = Array.isArray(value) ? { and: value.map(one) } : one(value);
  return words.say({ name: "verbatim", args: { text } });
}
