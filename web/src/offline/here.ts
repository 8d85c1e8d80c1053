/** Requests that are answered in this browser, where it can. */

import modules from "virtual:modules";
import type { Answered, Request } from "./module";
import type { FromWorker, ToWorker } from "./worker";

/** The part of a `Worker` that is used here. */
export interface Line {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** A worker with a module; once it has failed, nothing is asked of it any more. */
export class Here {
  #line: Line | null = null;
  #waiting = new Map<number, (answered: Answered | null) => void>();
  #last = 0;

  constructor(open: () => Line, module: string) {
    try {
      const line = open();
      line.onmessage = ({ data: { id, answered } }) => {
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

  #fail(): void {
    this.#line?.terminate();
    this.#line = null;
    for (const done of this.#waiting.values()) done(null);
    this.#waiting.clear();
  }
}

const opened = new Map<string, Here>();

/** Asks a module, which is fetched with the first request to it. Null where the server has to be asked. */
export async function ask(module: "notebook" | "offline", request: Request): Promise<Answered | null> {
  if (modules === null || typeof WebAssembly === "undefined") return null;
  const here =
    opened.get(module) ??
    new Here(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), modules[module]);
  opened.set(module, here);
  return here.ask(request);
}
