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

/** Where the page stands at one table. */
interface Line {
  table: string;
  /** How long bots take: 1 as long as a person. */
  pace: number;
  /** To the page: a message as a server's socket has it. */
  send(text: string): void;
  /** Gives the table back; null while it is not held. */
  release: (() => void) | null;
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
    if (this.#isOpen(table) || this.#unkept.has(table)) return null;
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

  #isOpen(table: string): boolean {
    return [...this.#lines.values()].some((line) => line.table === table && line.release !== null);
  }

  /** Nobody is at a table: what is kept of it is enough. */
  #forget(table: string): void {
    if (!this.#isOpen(table) && !this.#unkept.has(table)) this.#ask("DELETE", at(table));
  }

  /** The page comes to a table. */
  open(id: number, table: string, pace: number, send: (text: string) => void): void {
    this.#lines.set(id, { table, pace, send, release: null, warned: false, cancel: null });
  }

  /** The page leaves it. */
  close(id: number): Promise<void> {
    return this.#inTurn(async () => {
      const line = this.#lines.get(id);
      this.#lines.delete(id);
      line?.cancel?.();
      line?.release?.();
      if (line) this.#forget(line.table);
    });
  }

  /** The page says something, as on a server's socket. */
  async hear(id: number, text: string): Promise<void> {
    const line = this.#lines.get(id);
    if (!line) return;
    const wrong = line.release === null ? await this.#take(id, line) : null;
    if (wrong) {
      refuse(line, wrong);
      return;
    }
    await this.#inTurn(async () => {
      if (!this.#lines.has(id)) return;
      const said = this.#ask("SAY", at(line.table), text);
      if (said.status < 300) await this.#tell(line, said.body);
      else refuse(line, JSON.parse(said.body) as Problem);
    });
    this.#goOn(id, line);
  }

  /** Takes a table for this page alone, unless its game is over; the answer says why that cannot be. */
  async #take(id: number, line: Line): Promise<Problem | null> {
    const isOver = await this.#inTurn(async () => {
      await this.#load(line.table);
      const standing = this.#ask("GET", at(line.table));
      this.#forget(line.table);
      return standing.status < 300 && (JSON.parse(standing.body) as Standing).phase === "over";
    });
    const release = isOver ? () => {} : await this.outside.hold(line.table);
    if (release === null) return problem("elsewhere");
    return this.#inTurn(async () => {
      const missing = await this.#load(line.table);
      if (missing || !this.#lines.has(id)) release();
      else line.release = release;
      return missing && (JSON.parse(missing.body) as Problem);
    });
  }

  /** Keeps what has happened, and then tells it. */
  async #tell(line: Line, lines: string): Promise<void> {
    const isKept = await this.#save(line.table);
    for (const message of lines.split("\n")) if (message) line.send(message);
    if (isKept || line.warned) return;
    line.warned = true;
    refuse(line, problem("not_kept"));
  }

  /** Has the table do what is due, one move at a time. */
  #goOn(id: number, line: Line): void {
    void this.#inTurn(async () => {
      if (!this.#lines.has(id) || line.cancel) return;
      const thought = this.#ask("THINK", at(line.table));
      if (thought.status >= 300) return;
      const { next, wait_ms } = JSON.parse(thought.body) as { next: string; wait_ms: number };
      if (next !== "deal" && next !== "move") return;
      line.cancel = this.outside.after(next === "deal" ? 0 : wait_ms * line.pace, () => {
        void this.#inTurn(async () => {
          line.cancel = null;
          if (!this.#lines.has(id)) return;
          this.#ask("STEP", at(line.table));
          await this.#tell(line, this.#ask("TELL", at(line.table)).body);
        }).then(() => this.#goOn(id, line));
      });
    });
  }
}

function refuse(line: Line, problem: Problem): void {
  line.send(JSON.stringify({ type: "refused", key: null, problem }));
}
