/**
 * The order in which moments are shown. The server tells news and then how things stand; a moment that deserves to
 * be seen (a die that rolls, a card that turns) stays for a while before the next is shown. Only what is shown is in
 * the log and in the status line, so that words never run ahead of the picture.
 */

import type { News } from "../plugin";
import type { Aid, ToClient } from "../protocol";
import type { Clock } from "./connection";

/** How the game stands, and what the table's help says of it. */
export type Now = ToClient & { type: "now" } & { aid?: Aid<unknown> | null };

/** One state of the game with the news that led to it. */
export interface Moment {
  fresh: News[];
  now: Now;
  /** Whether it was reached by a jump (the first view, a long absence): nothing is to be animated then. */
  jump: boolean;
}

/** How fast moments follow one another. */
export interface Tempo {
  /** How long, in milliseconds, a piece of news is seen before the next moment; without end until {@link Stage.go}. */
  linger: (news: News) => number;
  /** The furthest, in milliseconds, that what is shown may fall behind what is known, whose newest state this is. */
  behind: (now: Now) => number;
}

/** So much news at once is not watched but read. */
const TOO_MUCH = 12;

export class Stage {
  #news: News[] = [];
  #queue: Moment[] = [];
  #cancel: (() => void) | null = null;
  /** Whether the moment shown stays until its viewer goes on. */
  #waits = false;
  #first = true;

  constructor(
    private readonly show: (moment: Moment) => void,
    private readonly tempo: Tempo,
    private readonly clock: Clock,
  ) {}

  /** A table before its game: what comes then is news, not history. */
  live(): void {
    this.#first = false;
  }

  news(news: News): void {
    this.#news.push(news);
  }

  now(now: Now): void {
    const jump = this.#first || this.#news.length > TOO_MUCH;
    const moment = { fresh: this.#news, now, jump };
    this.#news = [];
    this.#first = false;
    if (jump) {
      this.hurry();
      this.show(moment);
      return;
    }
    this.#queue.push(moment);
    const behind = this.tempo.behind(now);
    if (this.#waits) {
      if (behind < Infinity) this.hurry();
    } else if (!this.#cancel) this.#step();
    else if (this.#backlog() > behind) this.hurry();
  }

  /** The viewer has seen what stays until then. */
  go(): void {
    if (this.#waits) this.#step();
  }

  /** Shows everything that waits, at once, as one moment. */
  hurry(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#waits = false;
    const last = this.#queue.at(-1);
    if (!last) return;
    const fresh = this.#queue.flatMap((moment) => moment.fresh);
    this.#queue = [];
    this.show({ fresh, now: last.now, jump: fresh.length > TOO_MUCH });
  }

  /** Ends; nothing more is shown. */
  end(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#queue = [];
  }

  #time(moment: Moment): number {
    return Math.max(0, ...moment.fresh.map((one) => this.tempo.linger(one)));
  }

  #backlog(): number {
    return this.#queue.reduce((sum, moment) => sum + this.#time(moment), 0);
  }

  #step(): void {
    this.#cancel = null;
    this.#waits = false;
    for (let moment = this.#queue.shift(); moment; moment = this.#queue.shift()) {
      this.show(moment);
      const time = this.#time(moment);
      if (time === Infinity) {
        this.#waits = true;
        return;
      }
      if (time > 0) {
        this.#cancel = this.clock.after(time, () => this.#step());
        return;
      }
    }
  }
}
