/** Answers requests beside the page, so that the page goes on meanwhile. */

import { find, put, remove } from "./database";
import { Module, outside, type Answered, type Request } from "./module";
import { Tables, type Seat } from "./tables";

/** To a worker: where its module is, and then requests, and what is said on lines to tables. */
export type ToWorker =
  | { module: string }
  | { id: number; request: Request }
  | ({ line: number } & Seat)
  | { line: number; text: string }
  | { line: number; close: true };

/** From a worker: an answer, or what is said on a line. */
export type FromWorker =
  /** Nothing of a worker that has failed, and will do no better. */
  { id: number; answered: Answered | null } | { line: number; text: string };

/** A worker's own end of its line: the page's types know the page's end only. */
const page = self as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};

/** How long another page may take to give a table back, in milliseconds: one that is being left, no time. */
const PATIENCE = 3_000;

/** Holds a table as long as this page is at it; browsers without locks let every page have it. */
async function hold(table: string): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => {};
  return new Promise((held) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const holding = () => new Promise<void>((release) => held(release));
    navigator.locks.request(`parlour-${table}`, { signal }, holding).catch(() => held(null));
  });
}

async function load(address: string): Promise<Tables> {
  // Not as it streams: a host of plain files may not know what kind of file it is.
  const { instance } = await WebAssembly.instantiate(await (await fetch(address)).arrayBuffer());
  const module = new Module(instance, outside);
  return new Tables({
    ask: (request) => module.ask(request),
    keeper: {
      find: (table) => find<string>("tables", table),
      put: (table, saved) => put("tables", table, saved),
      remove: (table) => remove("tables", table),
    },
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    hold,
  });
}

let tables: Promise<Tables>;

page.onmessage = async ({ data }) => {
  if ("module" in data) {
    tables = load(data.module);
    return;
  }
  try {
    const here = await tables;
    if ("id" in data) page.postMessage({ id: data.id, answered: await here.answer(data.request) });
    else if ("table" in data) here.open(data.line, data, (text) => page.postMessage({ line: data.line, text }));
    else if ("text" in data) await here.hear(data.line, data.text);
    else await here.close(data.line);
  } catch {
    page.postMessage({ id: 0, answered: null });
  }
};
