/** A module of `crates/offline`: it answers requests as the server does. */

export interface Request {
  method: string;
  /** The address with its query, as the server has it. */
  path: string;
  /** Of a seat that is asked about. */
  token?: string | null;
  body: string;
}

export interface Answered {
  status: number;
  body: string;
}

interface Exports {
  memory: WebAssembly.Memory;
  request(bytes: number): number;
  answer(): number;
  buffer(): number;
}

/** What a request brings, because a module has no clock and no source of chance. */
export interface Outside {
  now(): number;
  seed(): Uint32Array;
}

export class Module {
  readonly #exports: Exports;

  constructor(
    instance: WebAssembly.Instance,
    private readonly outside: Outside,
  ) {
    this.#exports = instance.exports as unknown as Exports;
  }

  ask({ method, path, token = null, body }: Request): Answered {
    const { memory, request, answer, buffer } = this.#exports;
    const head = { method, path, token, now: this.outside.now(), seed: Array.from(this.outside.seed()) };
    const sent = new TextEncoder().encode(`${JSON.stringify(head)}\n${body}`);
    // The memory may grow with each call, and what was a view of it is empty then.
    const place = request(sent.length);
    new Uint8Array(memory.buffer, place, sent.length).set(sent);
    const length = answer();
    const text = new TextDecoder().decode(new Uint8Array(memory.buffer, buffer(), length));
    const end = text.indexOf("\n");
    return { status: Number(text.slice(0, end)), body: text.slice(end + 1) };
  }
}

/** The browser's time and chance. */
export const outside: Outside = {
  now: () => Date.now(),
  seed: () => crypto.getRandomValues(new Uint32Array(8)),
};
