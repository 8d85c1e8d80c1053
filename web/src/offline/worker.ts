/** Answers requests beside the page, so that the page goes on meanwhile. */

import { Module, outside, type Answered, type Request } from "./module";

/** To a worker: where its module is, and then requests. */
export type ToWorker = { module: string } | { id: number; request: Request };

/** From a worker. */
export interface FromWorker {
  id: number;
  /** Nothing of a worker that has failed, and will do no better. */
  answered: Answered | null;
}

/** A worker's own end of its line: the page's types know the page's end only. */
const page = self as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};

let module: Promise<Module>;

async function load(address: string): Promise<Module> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(address));
  return new Module(instance, outside);
}

page.onmessage = async ({ data }) => {
  if ("module" in data) {
    module = load(data.module);
    return;
  }
  const { id, request } = data;
  try {
    page.postMessage({ id, answered: (await module).ask(request) });
  } catch {
    page.postMessage({ id, answered: null });
  }
};
