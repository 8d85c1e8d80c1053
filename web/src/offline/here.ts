/** Requests that are answered in this browser, where it can. */

import modules from "virtual:modules";
import { isAble } from "../net/server";
import type { Answered, Request } from "./module";
import type { Seat } from "./tables";
import type { FromWorker, ToWorker } from "./worker";

/** The part of a `Worker` that is used here. */
export interface Line {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** What a line to a table brings. */
export interface Hears {
  message(text: string): void;
  /** The worker has failed: another may do better. */
  lost(): void;
}

/** A worker with a module; once it has failed, nothing is asked of it any more. */
export class Here {
  #line: Line | null = null;
  #waiting = new Map<number, (answered: Answered | null) => void>();
  #lines = new Map<number, Hears>();
  #last = 0;

  constructor(open: () => Line, module: string) {
    try {
      const line = open();
      line.onmessage = ({ data }) => {
        if ("line" in data) {
          this.#lines.get(data.line)?.message(data.text);
          return;
        }
        const { id, answered } = data;
        if (answered === null) {
          this.#fail();
          return;
        }
        this.#waiting.get(id)?.(answered);
        this.#waiting.delete(id);
      };
      line.onerror = (event) => {
        event.preventDefault();
        this.#fail();
      };
      line.onmessageerror = () => this.#fail();
      line.postMessage({ module });
      this.#line = line;
    } catch {
      // Without workers the server is asked.
    }
  }

  /** The answer; null where none can be given here. */
  ask(request: Request): Promise<Answered | null> {
    const line = this.#line;
    if (line === null) return Promise.resolve(null);
    const id = ++this.#last;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      line.postMessage({ id, request });
    });
  }

  /** Whether it still answers. */
  get works(): boolean {
    return this.#line !== null;
  }

  /** A line to a seat at a table. */
  connect({ table, token, pace }: Seat, hears: Hears): { send(text: string): void; close(): void } {
    const line = ++this.#last;
    this.#lines.set(line, hears);
    const post = (message: ToWorker) => this.#line?.postMessage(message);
    post({ line, table, token, pace });
    return {
      send: (text) => post({ line, text }),
      close: () => {
        this.#lines.delete(line);
        post({ line, close: true });
      },
    };
  }

  #fail(): void {
    this.#line?.terminate();
    this.#line = null;
    for (const line of this.#lines.values()) line.lost();
    this.#lines.clear();
    for (const done of this.#waiting.values()) done(null);
    this.#waiting.clear();
  }
}

/** Whether the page was built with what lets a browser answer by itself. */
export const isBuilt = modules !== null;

const opened = new Map<string, Here>();

/** Whoever answers with a module; null where the server has to be asked. */
function hereWith(name: "notebook" | "offline"): Here | null {
  if (modules === null || !isAble()) return null;
  const here =
    opened.get(name) ??
    new Here(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), modules[name]);
  opened.set(name, here);
  return here;
}

/** Asks a module, which is fetched with the first request to it. Null where the server has to be asked. */
export async function ask(module: "notebook" | "offline", request: Request): Promise<Answered | null> {
  return (await hereWith(module)?.ask(request)) ?? null;
}

/** A line to a seat at a table of this browser; null where it can have none. */
export function connect(seat: Seat, hears: Hears): ReturnType<Here["connect"]> | null {
  // Of a table all is kept: a new worker goes on where one has failed.
  if (opened.get("offline")?.works === false) opened.delete("offline");
  const here = hereWith("offline");
  return here?.works ? here.connect(seat, hears) : null;
}
