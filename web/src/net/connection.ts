/**
 * One viewer's connection to one table: says hello, resumes from the first piece of news that it lacks, and sends
 * a move with the same key until the server has answered it, however often the line breaks in between.
 */

import { hexOf } from "../hex";
import type { FromClient, Problem, ToClient } from "../protocol";

/** How the connection stands. */
export type Status =
  | { state: "connecting"; crowded?: boolean }
  /** The line stands; `stuck` while the server cannot keep our moves. */
  | { state: "open"; stuck?: boolean }
  /**
   * The line is down; the next attempt is at `retryAt` (milliseconds, as {@link Clock.now} counts). It is `crowded` where
   * too many watch already.
   */
  | { state: "waiting"; retryAt: number; crowded?: boolean }
  /** The browser says that there is no network at all. */
  | { state: "offline" }
  /** Nothing more will come: the server refused us for good, or `set_back`: how it stands is to be asked for anew. */
  | { state: "closed"; problem: Problem };

/** The part of a WebSocket that is used here; tests bring their own. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Time and chance, so that tests can hold both still. */
export interface Clock {
  now(): number;
  after(milliseconds: number, run: () => void): () => void;
  /** A number from 0 up to 1. */
  random(): number;
  /** A key unlike all others. */
  key(): string;
}

export interface Handlers {
  message: (message: ToClient) => void;
  status: (status: Status) => void;
}

/** The longest time between two attempts. */
const LONGEST_WAIT = 15_000;
/** A move that nobody answered in this time is sent again over a new line. */
const ANSWER_WITHIN = 8_000;
/** A line on which nobody says welcome in this time is given up. */
const WELCOME_WITHIN = 10_000;

/** After so long a move is sent again that the server could not keep just now. */
const KEEP_AGAIN = 1_000;

/** Problems with the table, the token or what we believe to know: trying again would not help. */
const FINAL = new Set([
  "unknown_table",
  "not_found",
  "not_yours",
  "lost_on_time",
  "handed_on",
  "old_rules",
  "old_game",
  "old_lobby",
  "malformed",
  "elsewhere",
  "sealed",
  // What we know is of a time that the server has gone back from: only who knows nothing can go on.
  "set_back",
]);

interface Pending {
  key: string;
  at: number;
  move: unknown;
  done: (problem: Problem | null) => void;
}

export class Connection {
  #socket: Socket | null = null;
  #opened = false;
  #welcomed = false;
  #stuck = false;
  #crowded = false;
  #next = 0;
  #failures = 0;
  #pending: Pending[] = [];
  #notes: { value: unknown } | null = null;
  #cancelRetry: (() => void) | null = null;
  #cancelWatch: (() => void) | null = null;
  #ended = false;

  constructor(
    private readonly token: string | null,
    private readonly open: () => Socket,
    /**
     * Asks over HTTP what is wrong when a line cannot be opened at all: a browser does not tell a page why.
     * Null when it cannot be known.
     */
    private readonly ask: () => Promise<Problem | null>,
    private readonly handlers: Handlers,
    private readonly clock: Clock,
    /** Whether it is a big screen's; it has no token. */
    private readonly screen = false,
    /** Our share, where it is to be opened before anything was heard. */
    private readonly opens: () => string | null = () => null,
  ) {}

  /** Begins, or tries again at once instead of at the next attempt's time. */
  connect(): void {
    if (this.#ended || this.#socket) return;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.handlers.status({ state: "connecting", ...this.#why });
    const socket = this.open();
    this.#socket = socket;
    this.#opened = false;
    this.#welcomed = false;
    socket.onopen = () => {
      this.#opened = true;
      this.#say({ type: "hello", token: this.token, from: this.#next, screen: this.screen });
      const share = this.opens();
      if (share !== null) this.share(share);
    };
    socket.onmessage = (event) => this.#hear(socket, event.data);
    socket.onclose = () => this.#lost(socket);
    this.#watch(WELCOME_WITHIN);
  }

  /** Ends for good; moves that wait for an answer never get one. */
  end(): void {
    this.#ended = true;
    this.#cancelRetry?.();
    this.#drop();
  }

  /** Throws the line away and takes a new one: after a sleep, nobody knows whether the old one still lives. */
  renew(): void {
    if (this.#ended) return;
    this.#drop();
    this.#failures = 0;
    this.connect();
  }

  /** The browser has lost its network: no attempt makes sense until {@link renew}. */
  offline(): void {
    if (this.#ended) return;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#drop();
    this.handlers.status({ state: "offline" });
  }

  /**
   * Makes a move that was chosen when `at` pieces of news were known. Resolves with null once it is on the server's
   * disk and with the problem when it was refused; until then it is sent again whenever the line comes back.
   */
  move(at: number, move: unknown): Promise<Problem | null> {
    return new Promise((done) => {
      const pending = { key: this.clock.key(), at, move, done };
      this.#pending.push(pending);
      if (this.#welcomed) this.#sendMove(pending);
    });
  }

  /** Keeps the seat's notes; what is said while the line is down is sent when it is back. */
  notes(value: unknown): void {
    this.#notes = { value };
    if (this.#welcomed) this.#sendNotes();
  }

  /** Opens our share; where the line is down it is opened when it is back. */
  share(share: string): void {
    this.#say({ type: "share", share });
  }

  /** Says a phrase; where the line is down it is not said later. */
  phrase(number: number): void {
    if (this.#welcomed) this.#say({ type: "phrase", number });
  }

  #say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #sendMove({ key, at, move }: Pending): void {
    this.#say({ type: "move", key, at, move });
    this.#watch(ANSWER_WITHIN);
  }

  #sendNotes(): void {
    if (!this.#notes) return;
    this.#say({ type: "notes", notes: this.#notes.value });
    this.#notes = null;
  }

  #hear(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== "string") return;
    const message = JSON.parse(data) as ToClient;
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        return;
      case "news":
        if (message.number < this.#next) return;
        if (message.number > this.#next) {
          // A gap means that something was lost on the way: ask for it again from where we stand.
          this.#lost(socket);
          return;
        }
        this.#next += 1;
        break;
      case "notes":
        // Notes written meanwhile are newer than the server's.
        if (this.#notes) return;
        break;
      case "accepted":
        this.#answered(message.key, null);
        return;
      case "refused":
        if (message.key !== null) {
          if (message.problem.code === "unavailable" && this.#postpone(message.key)) return;
          this.#answered(message.key, message.problem);
          return;
        }
        // Who is out has no seat to come back to.
        if (this.#welcomed && message.problem.code !== "lost_on_time") break;
        if (FINAL.has(message.problem.code)) this.#close(message.problem);
        else this.#lost(socket, message.problem.code === "too_many");
        return;
      default:
        break;
    }
    this.handlers.message(message);
  }

  #welcome(message: ToClient & { type: "welcome" }): void {
    const first = !this.#welcomed;
    this.#welcomed = true;
    this.#crowded = false;
    this.#failures = 0;
    this.#cancelWatch?.();
    this.#cancelWatch = null;
    this.handlers.status({ state: "open" });
    this.handlers.message(message);
    if (!first) return;
    this.#sendNotes();
    for (const pending of this.#pending) this.#sendMove(pending);
  }

  #answered(key: string, problem: Problem | null): void {
    const index = this.#pending.findIndex((pending) => pending.key === key);
    if (index < 0) return;
    const [pending] = this.#pending.splice(index, 1);
    if (this.#pending.length === 0) {
      this.#cancelWatch?.();
      this.#cancelWatch = null;
    }
    this.#stick(false);
    pending!.done(problem);
  }

  /** The server cannot keep a move just now: its player is told for as long, and it is sent again until it is kept. */
  #postpone(key: string): boolean {
    if (!this.#pending.some((pending) => pending.key === key)) return false;
    this.#cancelWatch?.();
    this.#stick(true);
    this.#cancelWatch = this.clock.after(KEEP_AGAIN, () => {
      if (this.#welcomed) for (const pending of this.#pending) this.#sendMove(pending);
    });
    return true;
  }

  #stick(stuck: boolean): void {
    if (stuck !== this.#stuck) this.handlers.status({ state: "open", stuck });
    this.#stuck = stuck;
  }

  #watch(milliseconds: number): void {
    this.#cancelWatch?.();
    const socket = this.#socket;
    this.#cancelWatch = this.clock.after(milliseconds, () => {
      if (socket === this.#socket && socket) this.#lost(socket);
    });
  }

  #drop(): void {
    this.#cancelWatch?.();
    this.#cancelWatch = null;
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = this.#stuck = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #close(problem: Problem): void {
    if (this.#ended) return;
    this.end();
    this.handlers.status({ state: "closed", problem });
  }

  get #why(): { crowded?: true } {
    return this.#crowded ? { crowded: true } : {};
  }

  #lost(socket: Socket, crowded = false): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#crowded = crowded;
    if (!this.#opened) {
      void this.ask().then((problem) => {
        if (problem && FINAL.has(problem.code) && !this.#opened) this.#close(problem);
      });
    }
    this.#drop();
    const wait = Math.min(LONGEST_WAIT, 500 * 2 ** this.#failures);
    this.#failures += 1;
    // A little chance keeps a table's players from coming back all in one instant.
    const milliseconds = Math.round(wait * (0.75 + this.clock.random() / 2));
    this.#cancelRetry = this.clock.after(milliseconds, () => this.connect());
    this.handlers.status({ state: "waiting", retryAt: this.clock.now() + milliseconds, ...this.#why });
  }
}

/** The browser's time and chance. */
export const clock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  // Not `crypto.randomUUID`, which is missing on plain HTTP in a home network.
  key: () => hexOf(crypto.getRandomValues(new Uint8Array(16))),
};

/** The address of a table's socket on the server that sent this page. */
export function socketAddress(table: string, at: Location = location): string {
  return `${at.protocol === "https:" ? "wss" : "ws"}://${at.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
