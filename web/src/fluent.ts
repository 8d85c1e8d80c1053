/** Says messages with files in the format of Project Fluent. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "./protocol";

/** Who is spoken to, at a table with these players. */
export interface Listener {
  /** The seat that is "you"; null for a spectator. */
  you: number | null;
  /** The players' names by seat. */
  names: readonly string[];
}

/** Arguments as the page writes them: text and numbers as they are, everything else as an {@link Arg}. */
export type Given = Record<string, Arg | string | number>;

/** Says a message of the page's own to somebody. */
export type Speaker = (name: string, given?: Given) => string;

const NOBODY: Listener = { you: null, names: [] };

/** Makes a text that looks like another language, to show what was forgotten; `null` for the real language. */
export type Disguise = ((text: string) => string) | null;

/** What message files say in one language; {@link Words} of `words.ts` has the files that every game shares, too. */
export class Speech {
  #bundle: FluentBundle | null = null;

  /** The files are asked for when something is said first, or first after {@link renew}; what a later one says counts. */
  constructor(
    private readonly files: () => string[],
    readonly language: string,
    private readonly disguise: Disguise,
  ) {}

  /** To be called when other files are to be said. */
  protected renew(): void {
    this.#bundle = null;
  }

  private get bundle(): FluentBundle {
    if (this.#bundle) return this.#bundle;
    const { language, disguise } = this;
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      ...(disguise ? { transform: disguise } : {}),
    });
    for (const file of this.files()) {
      const problems = bundle.addResource(new FluentResource(file), { allowOverrides: true });
      if (problems.length) throw problems[0]!;
    }
    return (this.#bundle = bundle);
  }

  /** A message in words. What has no words shows as its name, so that nothing is lost. */
  say(message: Message, to: Listener = NOBODY): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) if (arg) this.give(args, name, arg, to);
    return this.format(message.name, args) ?? `[${message.name}]`;
  }

  /** A function that says messages of the page's own to somebody. */
  speaker(to: Listener = NOBODY): Speaker {
    return (name, given = {}) => {
      const args = Object.entries(given).map(([key, value]): [string, Arg] => [key, argOf(value)]);
      return this.say({ name, args: Object.fromEntries(args) }, to);
    };
  }

  /** The text of a message without arguments, or of one of its attributes (`name.attribute`); null where there is none. */
  text(name: string): string | null {
    const [message = name, attribute] = name.split(".");
    const found = this.bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    return pattern ? this.bundle.formatPattern(pattern, null, []) : null;
  }

  /** Whether there is such a message. */
  has(name: string): boolean {
    return this.bundle.hasMessage(name);
  }

  private format(name: string, args: Record<string, FluentVariable>): string | null {
    const pattern = this.bundle.getMessage(name)?.value;
    if (!pattern) {
      console.warn(`there is no message ${name}`);
      return null;
    }
    const problems: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, problems);
    for (const problem of problems) console.warn(`message ${name}: ${problem.message}`);
    return this.language === "fr" ? elided(said) : said;
  }

  /** Adds the variables of one argument. */
  private give(args: Record<string, FluentVariable>, name: string, arg: Arg, to: Listener): void {
    args[name] = this.value(arg, to);
    if ("seat" in arg) args[`${name}_is`] = arg.seat === to.you ? "you" : "other";
    if ("name" in arg) {
      args[`${name}_is`] = arg.name;
      for (const form of Object.keys(this.bundle.getMessage(arg.name)?.attributes ?? {}))
        args[`${name}_${form}`] = this.text(`${arg.name}.${form}`) ?? "";
    }
    if ("and" in arg) args[`${name}_count`] = arg.and.length;
    if ("or" in arg) args[`${name}_count`] = arg.or.length;
  }

  private value(arg: Arg, to: Listener): FluentVariable {
    const number = numberOf(arg);
    return number === null ? this.word(arg, to) : new FluentNumber(number, { useGrouping: false });
  }

  /** An argument in words, as it is written in a list. */
  private word(arg: Arg, to: Listener): string {
    const number = numberOf(arg);
    if (number !== null) return String(number);
    if ("seat" in arg)
      return arg.seat === to.you ? this.shared("you") : (to.names[arg.seat] ?? this.shared("somebody"));
    if ("name" in arg) return this.format(arg.name, {}) ?? `[${arg.name}]`;
    if ("message" in arg) return this.say(arg.message, to);
    if ("and" in arg) return this.list(arg.and, "list-and", to);
    if ("or" in arg) return this.list(arg.or, "list-or", to);
    return "text" in arg ? arg.text : "";
  }

  /** "A, B and C", put together from left to right. */
  private list(items: Arg[], last: string, to: Listener): string {
    if (!items.length) return this.shared("list-empty");
    return items
      .map((item) => this.word(item, to))
      .reduce((items, item, place, all) =>
        place + 1 === all.length
          ? (this.format(last, { items, last: item }) ?? "")
          : (this.format("list", { items, next: item }) ?? ""),
      );
  }

  private shared(name: string): string {
    return this.text(name) ?? "";
  }
}

function numberOf(arg: Arg): number | null {
  if ("number" in arg) return arg.number;
  if ("tenths" in arg) return arg.tenths / 10;
  if ("percent" in arg) return arg.percent;
  return null;
}

function argOf(value: Arg | string | number): Arg {
  if (typeof value === "string") return { text: value };
  return typeof value === "number" ? { number: value } : value;
}

/** French: what ends in a vowel loses it before the name of somebody or something that begins with one ("d’Anna"). */
const elided = (said: string): string =>
  said.replace(/(?<!\p{L})(d|qu|D|Qu)e (?=[AÀÂÄEÉÈÊËIÎÏOÔÖUÛÜ]\p{L})/gu, "$1’");
