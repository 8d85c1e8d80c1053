/** The server's HTTP answers. */

import type { Answer } from "../bindings/notebook/Answer";
import type { Asked } from "../bindings/notebook/Asked";
import type {
  AnsweredCase,
  AskPlayOuts,
  CaseOfDay,
  Chain,
  Evening,
  EveningHostDoes,
  EveningTable,
  Feed,
  GameInfo,
  Hint,
  HostDoes,
  JoinedEvening,
  Listed,
  ListedCase,
  Notices,
  Open,
  OpenEvening,
  Opened,
  OpenedEvening,
  Rematch,
  OpenLesson,
  PlayOn,
  PlayOuts,
  Problem,
  Replay,
  Review,
  Seated,
  Standing,
  Subscribe,
  Taken,
  Ticket,
  Upload,
  Why,
} from "../protocol";
import type { Verification } from "../deals/verification";
import { isLocal } from "../offline/id";
import type { Request } from "../offline/module";
import { hasServer, isAble } from "./server";

/** An answer that is not a success, or no answer at all (`unreachable`, or `no_server` where there is none). */
export class ApiError extends Error {
  constructor(
    readonly problem: Problem,
    /** The HTTP status; 0 when the server could not be reached. */
    readonly status: number,
  ) {
    super(problem.text);
  }
}

async function ask<T>(path: string, init: RequestInit & { token?: string } = {}): Promise<T> {
  if (!hasServer) throw new ApiError(own(isAble() ? "no_server" : "not_here", ""), 0);
  const headers = new Headers(init.headers);
  if (init.body) headers.set("content-type", "application/json");
  if (init.token) headers.set("authorization", `Bearer ${init.token}`);
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    throw new ApiError(own("unreachable", ""), 0);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  throw new ApiError(await problemOf(answer), answer.status);
}

/** The same of an answer that is text. */
async function askText(path: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(path);
  } catch {
    throw new ApiError(own("unreachable", ""), 0);
  }
  if (answer.ok) return answer.text();
  throw new ApiError(await problemOf(answer), answer.status);
}

/** The answer of the module with the games; null where this browser has none. */
async function here(request: Request): Promise<string | null> {
  const module = await import("../offline/here").catch(() => null);
  const answer = (await module?.ask("offline", request)) ?? null;
  if (answer === null || answer.status < 300) return answer?.body ?? null;
  throw new ApiError(JSON.parse(answer.body) as Problem, answer.status);
}

/** Asks in this browser; `otherwise` is what is done where that cannot be. */
async function askHere<T>(
  module: "notebook" | "offline",
  path: string,
  init: RequestInit & { token?: string },
  otherwise: (isBuilt: boolean) => Promise<T>,
): Promise<T> {
  const here = await import("../offline/here").catch(() => null);
  const body = typeof init.body === "string" ? init.body : "";
  const request = { method: init.method ?? "GET", path, token: init.token, body };
  const answer = await here?.ask(module, request);
  if (!answer) return otherwise(here?.isBuilt ?? false);
  if (answer.status < 300) return JSON.parse(answer.body) as T;
  throw new ApiError(JSON.parse(answer.body) as Problem, answer.status);
}

/** Asks the server, and this browser where no server answers. */
async function askAnywhere<T>(path: string, init: RequestInit = {}): Promise<T> {
  try {
    return await ask<T>(path, init);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    const cannot = new ApiError(own("not_here", ""), 0);
    return askHere<T>("offline", path, init, (isBuilt) => Promise.reject(isBuilt ? cannot : error));
  }
}

const unknown = () => Promise.reject(new ApiError(own("unknown_table", ""), 0));

/** Asks of a table: this browser of its own, and the server of all others. */
function askOf<T>(table: string, path: string, init: RequestInit & { token?: string } = {}): Promise<T> {
  return isLocal(table) ? askHere<T>("offline", path, init, unknown) : ask<T>(path, init);
}

/** Asks the server of a finished game, and this browser where no server answers and the game is kept here. */
async function askOfGame<T>(table: string, path: string): Promise<T> {
  if (isLocal(table)) return askOf<T>(table, path);
  try {
    return await ask<T>(path);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error;
    const { kept } = await import("../offline/games");
    const game = await kept(table);
    if (game === null) throw error;
    const otherwise = () => Promise.reject(error);
    const body = JSON.stringify(game);
    await askHere("offline", `/api/tables/${encodeURIComponent(table)}`, { method: "KEEP", body }, otherwise);
    return askHere<T>("offline", path, {}, otherwise);
  }
}

/** What could not be opened because the server does not reach its database has a sentence of its own. */
async function opening<T>(opened: Promise<T>): Promise<T> {
  return opened.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.problem.code !== "unavailable") throw error;
    throw new ApiError(own("unavailable_open", ""), error.status);
  });
}

/** A problem of which only the page knows; `text` is for developers. */
const own = (code: string, text: string): Problem => ({ code, text, clause: null, message: null });

/** What a proxy answers while there is no server behind it. */
const WITHOUT_SERVER = [502, 503, 504];

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const body = (await answer.json()) as Problem;
    if (typeof body.code === "string" && typeof body.text === "string") return body;
  } catch {
    // A proxy's page, not the server's words.
  }
  return WITHOUT_SERVER.includes(answer.status) ? own("unreachable", "") : own("internal", String(answer.status));
}

const post = (body: unknown, token?: string) => ({ method: "POST", body: JSON.stringify(body ?? {}), token });
const caseAt = (date: string) => `/api/puzzles/${encodeURIComponent(date)}`;
const ofEvening = (evening: string) => `/api/evenings/${encodeURIComponent(evening)}`;
const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

let known: Promise<GameInfo[]> | null = null;

export const api = {
  /** What follows from a detective's notebook. */
  notebook: (asked: Asked) =>
    askHere("notebook", "/api/notebook", post(asked), () => ask<Answer>("/api/notebook", post(asked))),
  /** The games on offer; asked for once. */
  games(): Promise<GameInfo[]> {
    known ??= askAnywhere<GameInfo[]>("/api/games").catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  },
  /** Whether a server answers at all. */
  answers: () =>
    ask<unknown>("/api/tables").then(
      () => true,
      (error: unknown) => !(error instanceof ApiError) || error.status !== 0,
    ),
  listed: () => ask<Listed[]>("/api/tables"),
  /** Opens a table: in this browser where no server answers and its opener plays at it. */
  open: (open: Open) =>
    opening(
      open.start && open.chair !== null
        ? askAnywhere<Opened>("/api/tables", post(open))
        : ask<Opened>("/api/tables", post(open)),
    ),
  /** Opens a duplicate evening. */
  openEvening: (open: OpenEvening) => opening(ask<OpenedEvening>("/api/evenings", post(open))),
  /** How an evening stands; with a person's token, whose it is too. */
  evening: (evening: string, seat?: string) => ask<Evening>(ofEvening(evening), seat ? { token: seat } : {}),
  joinEvening: (evening: string, name: string) => ask<JoinedEvening>(`${ofEvening(evening)}/join`, post({ name })),
  /** Our table of a board, which is begun if it has not been. */
  playBoard: (evening: string, board: number, seat: string) =>
    ask<EveningTable>(`${ofEvening(evening)}/boards/${board}`, post({}, seat)),
  hostEvening: (evening: string, host: string, does: EveningHostDoes) =>
    ask<void>(`${ofEvening(evening)}/host`, post(does, host)),
  /** A table at which the game is taught. */
  lesson: (open: OpenLesson) => opening(askAnywhere<Opened>("/api/lessons", post(open))),
  sit: (table: string, chair: number | null, name: string, commit: string | null) =>
    ask<Seated>(at(table, "sit"), post({ chair, name, commit })),
  /** Gives a table a room code; its room tells it. */
  call: (table: string) => ask<void>(at(table, "code"), post({})),
  /** The table of a room code. */
  find: (code: string) => ask<Listed>(`/api/codes/${encodeURIComponent(code)}`),
  stand: (table: string, seat: string) => ask<void>(at(table, "stand"), post({}, seat)),
  /** How a table stands; with a seat's token, whose it is too. */
  standing: (table: string, token?: string) =>
    askOf<Standing>(table, `/api/tables/${encodeURIComponent(table)}`, token ? { token } : {}),
  /** Forgets a table of this browser; a server keeps its own as long as it likes. */
  async forget(table: string): Promise<void> {
    if (isLocal(table))
      await askOf(table, `/api/tables/${encodeURIComponent(table)}`, { method: "DELETE" }).catch(() => {});
  },
  /** What the table does for a seat's player. */
  orders: (table: string, token: string) => ask<Record<string, string>>(at(table, "orders"), { token }),
  order: (table: string, token: string, orders: Record<string, string>) =>
    ask<void>(at(table, "orders"), post({ orders }, token)),
  /** Is away for so many days from now; 0 ends it. */
  holiday: (table: string, seat: string, days: number) => ask<void>(at(table, "holiday"), post({ days }, seat)),
  /** How the server tells people of their turns though no page is open. */
  notices: () => ask<Notices>("/api/notices"),
  /** Tells a browser of our turns, or does so no more. */
  notify: (table: string, seat: string, browser: Subscribe) => ask<void>(at(table, "notify"), post(browser, seat)),
  /** A feed of our turns in a language, in place of any before; none with null. */
  feed: (table: string, seat: string, language: string | null) =>
    ask<Feed>(at(table, "feed"), post({ language }, seat)),
  /** What moves a seat to another device: one's own, or as the host that of a chair. */
  ticket: (table: string, token: string, chair: number | null = null) =>
    ask<Ticket>(at(table, "ticket"), post({ chair }, token)),
  /** Takes back a seat that was handed on. */
  back: (table: string, token: string) => ask<null>(at(table, "back"), post({}, token)),
  /** Takes the seat of a ticket, with a token drawn here, so that it may be asked again. */
  take: (table: string, ticket: string, seat: string) => ask<Taken>(at(table, "take"), post({ ticket, seat })),
  host: (table: string, host: string, does: HostDoes) => ask<void>(at(table, "host"), post(does, host)),
  /** Agrees to a rematch; null while others have not. */
  rematch: (table: string, token: string, asked: Rematch) =>
    askOf<Opened | null>(table, at(table, "rematch"), post(asked, token)),
  /** The cases of the last days, today's first. */
  cases: () => askAnywhere<ListedCase[]>("/api/puzzles"),
  /** The case of a day, or of `today`. */
  caseOf: (date: string) => askAnywhere<CaseOfDay>(caseAt(date)),
  /** What an answer is worth; null asks for the solution. */
  answerCase: (date: string, answer: string[] | null) => askAnywhere<AnsweredCase>(caseAt(date), post({ answer })),
  /** Why something is certain that the aid of a case tells; null of everything else. */
  caseWhy: (date: string, fact: unknown) =>
    askAnywhere<Why | null>(`${caseAt(date)}/why?${new URLSearchParams({ fact: JSON.stringify(fact) })}`),
  /** A finished game, which this browser keeps from then on. */
  async replay(table: string): Promise<Replay> {
    const replay = await askOfGame<Replay>(table, at(table, "replay"));
    if (isLocal(table)) return replay;
    void import("../offline/games").then(({ keep }) => keep(table, replay)).catch(() => {});
    return replay;
  },
  /** The finished game as text, with all that verifies its deals. */
  async saved(table: string): Promise<string> {
    const path = at(table, "saved");
    if (isLocal(table)) return (await here({ method: "GET", path, body: "" })) ?? unknown();
    return askText(path);
  },
  /** Recomputes a saved table in this browser; null where it cannot. */
  async verify(saved: string): Promise<Verification | null> {
    const answer = await here({ method: "VERIFY", path: "/api/saved", body: saved });
    return answer === null ? null : (JSON.parse(answer) as Verification);
  },
  /** Keeps a saved table in this browser, to be looked back at. */
  async keepSaved(saved: string): Promise<Opened> {
    const answer = await here({ method: "POST", path: "/api/saved", body: saved });
    return answer === null ? unknown() : (JSON.parse(answer) as Opened);
  },
  /** The chain of all tables of the server, to its head; with its links between two numbers, as many as are told at once. */
  chain: (from?: number, to?: number) =>
    ask<Chain>(from === undefined ? "/api/chain" : `/api/chain?from=${from}&to=${to ?? from}`),
  /** The game judged; null where it is not. */
  review: (table: string) => askOfGame<Review<unknown> | null>(table, at(table, "review")),
  /** What a strong bot would do in our seat now; null of a game that gives no hints. */
  hint: (table: string, seat: string) => askOf<Hint | null>(table, at(table, "hint"), post({}, seat)),
  /** A table at which one plays on from a moment of a finished game. */
  playOn: (table: string, from: PlayOn) => opening(askOf<Opened>(table, at(table, "play-on"), post(from))),
  /** Has the server keep a game that was finished in this browser: everybody can look at it there. */
  upload: (game: Upload) => ask<Opened>("/api/finished", post(game)),
  /** How ten games end that bots play on from there. */
  playOuts(table: string, { seat, ply, world, batch }: AskPlayOuts) {
    const query = new URLSearchParams({ seat: `${seat}`, ply: `${ply}`, world, batch: `${batch}` });
    return askOfGame<PlayOuts>(table, `${at(table, "play-outs")}?${query}`);
  },
  /** Why a fact is certain: for a seat's token now, or once the game is over for any seat at any moment. */
  why(table: string, fact: unknown, whose: { token: string } | { seat: number; ply: number }) {
    const query = new URLSearchParams({ fact: JSON.stringify(fact) });
    if ("seat" in whose) {
      query.set("seat", String(whose.seat));
      query.set("ply", String(whose.ply));
    }
    const path = `${at(table, "why")}?${query}`;
    return "token" in whose ? askOf<Why | null>(table, path, whose) : askOfGame<Why | null>(table, path);
  },
};

/** Why a table cannot be reached, as far as the server says; null when it says nothing. */
export async function whyNot(table: string): Promise<Problem | null> {
  const stop = new AbortController();
  try {
    // Of what can be asked of any table in any phase, this changes nothing; its body is not needed.
    const answer = await fetch(at(table, "replay"), { signal: stop.signal });
    return answer.ok ? null : await problemOf(answer);
  } catch {
    return null;
  } finally {
    stop.abort();
  }
}

/** The problem of whatever was thrown. */
export function problemIn(error: unknown): Problem {
  if (error instanceof ApiError) return error.problem;
  return own("internal", error instanceof Error ? error.message : String(error));
}
