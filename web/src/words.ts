/**
 * Messages in words: the same files, in the format of Project Fluent, that the server reads.
 *
 * A game says what is to be said as a message: a name with typed arguments. What the variables of a message file are
 * made from is written down in `crates/presentation/src/words.rs`; both sides are tested with the same cases.
 *
 * ```ts
 * const say = words.speaker({ you: 0, names: ["Ann", "Bob"] });
 * say("showed", { who: { seat: 1 }, to: { seat: 0 }, card: { name: "card-rope" } }); // "Bob shows you the Rope."
 * say("roll", { dice: 2 }); // numbers and plain text need no wrapping
 * ```
 */

import { Speech, type Disguise, type Listener } from "./fluent";
import { language, translationOf } from "./language";
import type { Arg } from "./protocol";
import shared from "../../crates/presentation/words/en.ftl?raw";

export type { Disguise, Given, Listener, Speaker } from "./fluent";
export type { Arg, Message } from "./protocol";

/** All words of a game, or of the shell: in English, and over them in the page's language what was fetched of them. */
export class Words extends Speech {
  constructor(
    private readonly english: string[],
    of: string | null = null,
    disguise: Disguise = pseudo(),
  ) {
    const translated = () => ["shared", ...(of === null ? [] : [of])].flatMap((of) => translationOf(of) ?? []);
    super(() => [shared, ...english, ...translated()], language, disguise);
  }

  /** Adds what comes later, if it is not there yet. */
  add(file: string): void {
    if (this.english.includes(file)) return;
    this.english.push(file);
    this.renew();
  }
}

/** A chance as an argument: in whole per cent, and never 0 or 100 unless it is certain. */
export function percent(chance: number): Arg {
  const percent = chance * 100;
  return { percent: Math.round(chance === 0 || chance === 1 ? percent : Math.min(Math.max(percent, 1), 99)) };
}

/** Writes numbers as the page's language does, with a minus that is as wide as a plus. */
export function numberWriter(options: Intl.NumberFormatOptions): (value: number) => string {
  const form = new Intl.NumberFormat(language, options);
  return (value) => form.format(value).replace("-", "−");
}

/** Who is spoken to, from the seats that a board is given. */
export function listenerOf(seats: readonly { name: string; you: boolean }[]): Listener {
  const you = seats.findIndex((seat) => seat.you);
  return { you: you < 0 ? null : you, names: seats.map((seat) => seat.name) };
}

/**
 * The disguise that the address asks for: with `?words=pseudo` every piece of text that comes from a message file
 * stands between brackets, so that a test, or a person, sees which does not. It lasts as long as the tab, or until an
 * address says `?words=plain`.
 */
function pseudo(): Disguise {
  if (typeof location === "undefined") return null;
  let asked = new URLSearchParams(location.search).get("words");
  try {
    if (asked === null) asked = sessionStorage.getItem("words");
    else sessionStorage.setItem("words", asked);
  } catch {
    // Where nothing may be stored, the address alone counts.
  }
  // What stands between backquotes is shown apart.
  const part = (text: string) => (text.trim() ? `⟦${text}⟧` : text);
  return asked === "pseudo" ? (text) => text.split("`").map(part).join("`") : null;
}
