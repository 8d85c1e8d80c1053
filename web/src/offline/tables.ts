/**
 * The tables that a browser has itself, beside the page: what a server does with its store, its clock and its sockets.
 *
 * Every move is kept before anybody hears of it. The page is passed what the module says to its person, and never what
 * is kept.
 */

import type { Problem, Standing } from "../protocol";
import type { Answered, Request } from "./module";
import { isLocal } from "./id";

/** Where tables are kept. */
export interface Keeper {
  find(table: string): Promise<string | null>;
  put(table: string, saved: string): Promise<void>;
  remove(table: string): Promise<void>;
}

export interface Outside {
  /** The module's answer. */
  ask(request: Request): Answered;
  keeper: Keeper;
  after(milliseconds: number, run: () => void): () => void;
  /** Takes a table for this page alone; null where another page has it. The answer gives it back. */
  hold(table: string): Promise<(() => void) | null>;
}

/** Where the page takes a seat: one of those who share it, or the only one. */
export interface Seat {
  table: string;
  token: string | null;
  /** How long bots take: 1 as long as a person. */
  pace: number;
}

/** What the page has at one seat. */
interface Line extends Seat {
  /** To the page: a message as a server's socket has it. */
  send(text: string): void;
  /** Whether it has said something, and so hears what others do. */
  listens: boolean;
}

/** A table at which the page is. */
interface Held {
  /** Gives the table back. */
  release: () => void;
  /** Whether the page was told that nothing can be kept. */
  warned: boolean;
  /** Ends the wait for what the table does next; null while it does nothing by itself. */
  cancel: (() => void) | null;
}

/** What a page may ask for: all else is between this and the module. */
const ASKED = new Set(["GET", "POST", "KEEP", "VERIFY", "DELETE"]);

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

const problem = (code: string): Problem => ({ code, text: "", clause: null, message: null });

/** The table of this browser that an address is about. */
function tableOf(path: string): string | null {
  const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1];
  return table !== undefined && isLocal(decodeURIComponent(table)) ? decodeURIComponent(table) : null;
}

export class Tables {
  readonly #lines = new Map<number, Line>();
  readonly #held = new Map<string, Held>();
  /** Those that are about to be held. */
  readonly #taking = new Map<string, Promise<Problem | null>>();
  /** Those that cannot be kept, and are played as long as the page is open. */
  readonly #unkept = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly outside: Outside) {}

  /** One thing after another, so that nothing is told before what it follows from is kept. */
  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.#last.then(job);
    this.#last = done.catch(() => {});
    return done;
  }

  #ask(method: string, path: string, body = ""): Answered {
    return this.outside.ask({ method, path, body });
  }

  /** Asks for a seat. */
  #askFor({ table, token }: Seat, method: string, body = ""): Answered {
    return this.outside.ask({ method, path: at(table), token, body });
  }

  #at(table: string): Line[] {
    return [...this.#lines.values()].filter((line) => line.table === table);
  }

  /** Answers a request of the page. */
  answer(request: Request): Promise<Answered> {
    return this.#inTurn(() => this.#answer(request));
  }

  async #answer(request: Request): Promise<Answered> {
    if (!ASKED.has(request.method)) return { status: 404, body: JSON.stringify(problem("not_found")) };
    const table = tableOf(request.path);
    if (request.method === "DELETE" && table !== null) await this.outside.keeper.remove(table).catch(() => {});
    const missing = table === null ? null : await this.#load(table);
    if (missing) return missing;
    const answered = this.outside.ask(request);
    if (answered.status === 201) {
      const { table: opened } = JSON.parse(answered.body) as { table: string };
      // Who asks again for the next game is led to the one that there is.
      if (opened !== table) await this.#save(opened);
      if (table !== null) await this.#save(table);
      this.#forget(opened);
    }
    if (table !== null) this.#forget(table);
    return answered;
  }

  /** Brings a table into the module; the answer says what is wrong with it. */
  async #load(table: string): Promise<Answered | null> {
    if (this.#held.has(table) || this.#unkept.has(table)) return null;
    const saved = await this.outside.keeper.find(table).catch(() => null);
    if (saved === null) return null;
    const loaded = this.#ask("LOAD", at(table), saved);
    return loaded.status < 300 ? null : loaded;
  }

  /** Keeps a table as it is; whether it could be kept. */
  async #save(table: string): Promise<boolean> {
    const saved = this.#ask("SAVE", at(table));
    if (saved.status >= 300) return true;
    try {
      await this.outside.keeper.put(table, saved.body);
      this.#unkept.delete(table);
      return true;
    } catch {
      this.#unkept.add(table);
      return false;
    }
  }

  /** Nobody is at a table: what is kept of it is enough. */
  #forget(table: string): void {
    if (!this.#held.has(table) && !this.#unkept.has(table)) this.#ask("DELETE", at(table));
  }

  /** The page comes to a table, for one of those who share it. */
  open(id: number, { table, token, pace }: Seat, send: (text: string) => void): void {
    this.#lines.set(id, { table, token, pace, send, listens: false });
  }

  /** Somebody leaves it. */
  close(id: number): Promise<void> {
    return this.#inTurn(async () => {
      const line = this.#lines.get(id);
      this.#lines.delete(id);
      if (line && this.#at(line.table).length === 0) this.#leave(line.table);
    });
  }

  #leave(table: string): void {
    const held = this.#held.get(table);
    held?.cancel?.();
    held?.release();
    this.#held.delete(table);
    this.#forget(table);
  }

  /** Somebody says something, as on a server's socket. */
  async hear(id: number, text: string): Promise<void> {
    const line = this.#lines.get(id);
    if (!line) return;
    const wrong = await this.#take(line.table);
    if (wrong) {
      refuse(line, wrong);
      return;
    }
    await this.#inTurn(async () => {
      if (!this.#lines.has(id)) return;
      const said = this.#askFor(line, "SAY", text);
      if (said.status < 300) {
        line.listens = true;
        await this.#tell(line.table, line, said.body);
      } else refuse(line, JSON.parse(said.body) as Problem);
    });
    this.#goOn(line);
  }

  /** Takes a table for this page alone, unless its game is over; the answer says why that cannot be. */
  async #take(table: string): Promise<Problem | null> {
    if (this.#held.has(table)) return null;
    const taking = this.#taking.get(table) ?? this.#hold(table).finally(() => this.#taking.delete(table));
    this.#taking.set(table, taking);
    return taking;
  }

  async #hold(table: string): Promise<Problem | null> {
    const isOver = await this.#inTurn(async () => {
      await this.#load(table);
      const standing = this.#ask("GET", at(table));
      this.#forget(table);
      return standing.status < 300 && (JSON.parse(standing.body) as Standing).phase === "over";
    });
    const release = isOver ? () => {} : await this.outside.hold(table);
    if (release === null) return problem("elsewhere");
    return this.#inTurn(async () => {
      const missing = await this.#load(table);
      if (missing || this.#at(table).length === 0) release();
      else this.#held.set(table, { release, warned: false, cancel: null });
      return missing && (JSON.parse(missing.body) as Problem);
    });
  }

  /** Keeps what has happened, and then tells everybody: whoever spoke in answer, and the others at this device. */
  async #tell(table: string, speaker: Line | null, answer = ""): Promise<void> {
    const listening = this.#at(table).filter((line) => line.listens);
    const told = listening.map(
      (line) => [line, line === speaker ? answer : this.#askFor(line, "TELL").body] as const,
    );
    const isKept = await this.#save(table);
    for (const [line, lines] of told) for (const message of lines.split("\n")) if (message) line.send(message);
    const held = this.#held.get(table);
    if (isKept || !held || held.warned) return;
    held.warned = true;
    const warned = speaker ?? listening[0];
    if (warned) refuse(warned, problem("not_kept"));
  }

  /** Has the table do what is due, one move at a time. */
  #goOn({ table, pace }: Pick<Seat, "table" | "pace">): void {
    void this.#inTurn(async () => {
      const held = this.#held.get(table);
      if (!held || held.cancel) return;
      const thought = this.#ask("THINK", at(table));
      if (thought.status >= 300) return;
      const { next, wait_ms } = JSON.parse(thought.body) as { next: string; wait_ms: number };
      if (next !== "deal" && next !== "move") return;
      held.cancel = this.outside.after(next === "deal" ? 0 : wait_ms * pace, () => {
        void this.#inTurn(async () => {
          if (this.#held.get(table) !== held) return;
          held.cancel = null;
          this.#ask("STEP", at(table));
          await this.#tell(table, null);
        }).then(() => this.#goOn({ table, pace }));
      });
    });
  }
}

function refuse(line: Line, problem: Problem): void {
  line.send(JSON.stringify({ type: "refused", key: null, problem }));
}
