/** The notebook that lies open: its text, kept by the browser, and what follows from it. */

import { api, problemIn } from "../../net/api";
import type { Problem } from "../../protocol";
import { browserStore, rememberAs, remembered } from "../../state/storage";
import { cardTitles } from "./cards";
import { STANDARD, type Advice, type Answer, type Asked, type Fault, type Why } from "./types";

/** How long typing has to rest before it is worked out. */
const REST = 300;
/** How often a server that does not answer, or is too busy, is asked again. */
const AGAIN = 4_000;
/** How many steps can be taken back. */
const STEPS = 100;

/** What follows from a text, in which the standard cards may have their names in the reader's language, too. */
const read = (text: string, more: Omit<Asked, "text"> = {}): Promise<Answer> =>
  api.notebook({ text, called: cardTitles(STANDARD), ...more });

export class Book {
  #store = browserStore();
  #text = $state(remembered(this.#store, "notebook", { text: "" }).text);
  #past: string[] = $state.raw([]);
  #answered = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The last answer, and why there is no newer one. */
  answer: Answer | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);

  get text(): string {
    return this.#text;
  }

  /** Whether the answer is about the text as it is. */
  get fresh(): boolean {
    return this.answer !== null && this.#answered === this.#text;
  }

  /** How many entries there are, those with it that are not worked out yet. */
  get entries(): number {
    if (!this.answer) return 0;
    return this.answer.notebook.entries.length + written(this.#text) - written(this.#answered ?? "");
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Changes the text; `typed` waits for more to come. */
  write(text: string, typed = false): void {
    if (text === this.#text) return;
    this.#past = [...this.#past, this.#text].slice(-STEPS);
    this.#put(text, typed ? REST : 0);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#put(before, 0);
  }

  #put(text: string, wait: number): void {
    this.#text = text;
    rememberAs(this.#store, "notebook", { text });
    this.#schedule(wait);
  }

  #schedule(wait: number): void {
    clearTimeout(this.#timer);
    if (wait === 0) void this.ask();
    else this.#timer = setTimeout(() => void this.ask(), wait);
  }

  /** Asks what follows from the text. */
  async ask(): Promise<void> {
    const text = this.#text;
    if (text.trim() === "") {
      [this.answer, this.problem, this.#answered] = [null, null, text];
      return;
    }
    try {
      const answer = await read(text);
      // Another answer is on its way for a newer text.
      if (text !== this.#text) return;
      [this.answer, this.problem, this.#answered] = [answer, null, text];
    } catch (error) {
      if (text !== this.#text) return;
      this.problem = problemIn(error);
      if (["unreachable", "not_here", "too_fast", "too_many"].includes(this.problem.code)) this.#schedule(AGAIN);
    }
  }

  /** Why a cell of the sheet is certain. */
  async why(card: number, holder: number): Promise<Why | null> {
    return (await read(this.#text, { why: { card, holder } })).why;
  }

  /** What to ask next, in some rooms or in any. */
  async advice(rooms: number[]): Promise<Advice | null> {
    return (await read(this.#text, { ask: { rooms } })).advice;
  }

  /** Why a text would not do as the players and cards of a notebook; null when it would, or nobody can be asked. */
  async against(text: string): Promise<Fault | null> {
    try {
      const { faults, setup, notebook } = await read(text);
      const ofSetup = faults.find(({ line }) => line !== null && setup.includes(line));
      return ofSetup ?? (notebook.players.length < 2 ? (faults[0] ?? null) : null);
    } catch {
      // Notes can be made without the server; it reads them when it can.
      return null;
    }
  }

  /** Whether a text is a notebook, which says who plays or with what, rightly or not; true where nobody can be asked. */
  async knows(text: string): Promise<boolean> {
    try {
      return (await read(text)).setup.length > 0;
    } catch (error) {
      return !["malformed", "too_long"].includes(problemIn(error).code);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

/** How many lines of a notebook say something. */
function written(text: string): number {
  return text.split(/\r\n?|\n/).filter((line) => !/^\s*(#|$)/.test(line)).length;
}
