import { beforeEach, describe, expect, test } from "vitest";
import type { FromClient, Problem, ToClient } from "../protocol";
import { Connection, type Clock, type Socket, type Status } from "./connection";

/** A socket whose server is the test. */
class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  sent: FromClient[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.(new Event("open"));
  }
  breaks(): void {
    this.onclose?.(new Event("close") as CloseEvent);
  }
  says(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  welcomes(): void {
    this.opens();
    this.says({ type: "welcome", viewer: { seat: 0 }, chair: 0, host: false, setup: {} });
  }
}

/** Time that moves only when told to, and chance that always says one half. */
class FakeClock implements Clock {
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];
  #keys = 0;

  now = () => this.#now;
  random = () => 0.5;
  key = () => `key-${++this.#keys}`;
  after = (milliseconds: number, run: () => void) => {
    const timer = { at: this.#now + milliseconds, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };
  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const next = this.#timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = until;
  }
}

let sockets: FakeSocket[];
let heard: ToClient[];
let statuses: Status[];
let clock: FakeClock;
let connection: Connection;
/** What HTTP says of the table. */
let answer: Problem | null;

const line = () => sockets.at(-1)!;
const news = (number: number): ToClient => ({
  type: "news",
  number,
  message: { name: `no-${number}` },
  observation: number,
});
const numbers = () => heard.flatMap((message) => (message.type === "news" ? [message.number] : []));
const moves = (socket: FakeSocket) => socket.sent.filter((message) => message.type === "move");
const problem = (code: string): Problem => ({ code, text: code, clause: null, message: null });

beforeEach(() => {
  sockets = [];
  heard = [];
  statuses = [];
  answer = null;
  clock = new FakeClock();
  connection = new Connection(
    "token",
    () => {
      sockets.push(new FakeSocket());
      return line();
    },
    () => Promise.resolve(answer),
    { message: (message) => heard.push(message), status: (status) => statuses.push(status) },
    clock,
  );
  connection.connect();
});

describe("hello", () => {
  test("names the token and asks for everything", () => {
    line().opens();
    expect(line().sent).toEqual([{ type: "hello", token: "token", from: 0, screen: false }]);
  });

  test("the line counts as open when the server has welcomed us, not before", () => {
    line().opens();
    expect(statuses.at(-1)).toEqual({ state: "connecting" });
    line().welcomes();
    expect(statuses.at(-1)).toEqual({ state: "open" });
  });

  test("an unknown table ends it for good", () => {
    line().opens();
    line().says({ type: "refused", key: null, problem: problem("unknown_table") });
    expect(statuses.at(-1)).toEqual({ state: "closed", problem: problem("unknown_table") });
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(line().closed).toBe(true);
  });
});

describe("a refused hello", () => {
  test("of which the server has gone back ends it: only who knows nothing can go on", () => {
    line().opens();
    line().welcomes();
    line().breaks();
    clock.pass(500);
    line().opens();
    line().says({ type: "refused", key: null, problem: problem("set_back") });
    expect(statuses.at(-1)).toEqual({ state: "closed", problem: problem("set_back") });
  });

  test("for a reason that passes is said again later", () => {
    line().opens();
    line().says({ type: "refused", key: null, problem: problem("unavailable") });
    expect(statuses.at(-1)).toEqual({ state: "waiting", retryAt: 500 });
    clock.pass(500);
    expect(sockets).toHaveLength(2);
  });

  test("because too many watch says so until there is room, or the line breaks", () => {
    line().opens();
    line().says({ type: "refused", key: null, problem: problem("too_many") });
    expect(statuses.at(-1)).toEqual({ state: "waiting", retryAt: 500, crowded: true });
    clock.pass(500);
    expect(statuses.at(-1)).toEqual({ state: "connecting", crowded: true });
    line().welcomes();
    expect(statuses.at(-1)).toEqual({ state: "open" });
    line().breaks();
    expect(statuses.at(-1)).toEqual({ state: "waiting", retryAt: 1_000 });
  });

  test("because the table is sealed until its evening is closed ends it", () => {
    line().opens();
    line().says({ type: "refused", key: null, problem: problem("sealed") });
    expect(statuses.at(-1)).toEqual({ state: "closed", problem: problem("sealed") });
  });

  test("after a good line that was dismissed, such as when the seat was freed, ends it", () => {
    line().welcomes();
    line().says({ type: "refused", key: null, problem: problem("not_yours") });
    expect(heard.at(-1)).toMatchObject({ type: "refused" });
    line().breaks();
    clock.pass(500);
    line().opens();
    line().says({ type: "refused", key: null, problem: problem("not_yours") });
    expect(statuses.at(-1)).toEqual({ state: "closed", problem: problem("not_yours") });
  });
});

describe("a line that cannot be opened", () => {
  test("to a table that is not there ends it", async () => {
    answer = problem("unknown_table");
    line().breaks();
    await Promise.resolve();
    expect(statuses.at(-1)).toEqual({ state: "closed", problem: problem("unknown_table") });
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
  });

  test("for any other reason is tried again", async () => {
    answer = problem("not_over");
    line().breaks();
    await Promise.resolve();
    clock.pass(500);
    expect(sockets).toHaveLength(2);
  });

  test("asks nobody when the line had been open", async () => {
    answer = problem("unknown_table");
    line().opens();
    line().breaks();
    await Promise.resolve();
    expect(statuses.at(-1)).toMatchObject({ state: "waiting" });
  });
});

describe("resuming", () => {
  test("asks for the first piece of news that is missing", () => {
    line().welcomes();
    [0, 1, 2].forEach((number) => line().says(news(number)));
    line().breaks();
    clock.pass(1_000);
    line().opens();
    expect(line().sent).toEqual([{ type: "hello", token: "token", from: 3, screen: false }]);
  });

  test("passes no piece of news on twice", () => {
    line().welcomes();
    line().says(news(0));
    line().says(news(0));
    line().says(news(1));
    expect(numbers()).toEqual([0, 1]);
  });

  test("takes a gap for a loss and asks again", () => {
    line().welcomes();
    line().says(news(0));
    line().says(news(2));
    expect(numbers()).toEqual([0]);
    clock.pass(1_000);
    line().opens();
    expect(line().sent).toEqual([{ type: "hello", token: "token", from: 1, screen: false }]);
  });

  test("hears nothing more from a line that was given up", () => {
    line().welcomes();
    const old = line();
    connection.renew();
    old.says(news(0));
    expect(numbers()).toEqual([]);
  });
});

describe("a server that has lost its database", () => {
  const stuck = () => statuses.flatMap((status) => (status.state === "open" ? [status.stuck ?? false] : []));

  test("is sent a move again, with its key, until it has kept it, and its player is told for as long", async () => {
    line().welcomes();
    const made = connection.move(0, "a");
    for (const _ of [1, 2]) {
      line().says({ type: "refused", key: "key-1", problem: problem("unavailable") });
      clock.pass(1_000);
    }
    expect(moves(line()).map((move) => move.key)).toEqual(["key-1", "key-1", "key-1"]);
    expect(heard.filter((message) => message.type === "refused")).toEqual([]);
    expect(stuck()).toEqual([false, true]);
    line().says({ type: "accepted", key: "key-1" });
    expect(await made).toBeNull();
    expect(stuck()).toEqual([false, true, false]);
  });

  test("is told of again where the line breaks meanwhile and the database is still away", () => {
    line().welcomes();
    void connection.move(0, "a");
    const refuses = () => line().says({ type: "refused", key: "key-1", problem: problem("unavailable") });
    refuses();
    line().breaks();
    clock.pass(500);
    line().welcomes();
    expect(stuck().at(-1)).toBe(false);
    refuses();
    expect(stuck().at(-1)).toBe(true);
  });
});

describe("waiting", () => {
  test("doubles the time between attempts up to a limit", () => {
    const waits = Array.from({ length: 8 }, () => {
      line().breaks();
      const status = statuses.at(-1)!;
      const wait = status.state === "waiting" ? status.retryAt - clock.now() : NaN;
      clock.pass(wait);
      return wait;
    });
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    expect(sockets).toHaveLength(9);
  });

  test("begins anew with short times after a line that was good", () => {
    line().breaks();
    clock.pass(500);
    line().breaks();
    clock.pass(1_000);
    line().welcomes();
    line().breaks();
    expect(statuses.at(-1)).toEqual({ state: "waiting", retryAt: clock.now() + 500 });
  });

  test("gives up a line on which nobody says welcome", () => {
    line().opens();
    clock.pass(10_000);
    expect(sockets[0]!.closed).toBe(true);
    clock.pass(500);
    expect(sockets).toHaveLength(2);
  });

  test("offline tries nothing until the network is back", () => {
    line().welcomes();
    connection.offline();
    expect(statuses.at(-1)).toEqual({ state: "offline" });
    clock.pass(600_000);
    expect(sockets).toHaveLength(1);
    connection.renew();
    expect(sockets).toHaveLength(2);
  });

  test("after the end nothing happens", () => {
    line().welcomes();
    connection.end();
    expect(line().closed).toBe(true);
    connection.renew();
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe("moves", () => {
  test("are answered by their key", async () => {
    line().welcomes();
    const first = connection.move(3, "roll");
    const second = connection.move(3, "walk");
    expect(moves(line())).toEqual([
      { type: "move", key: "key-1", at: 3, move: "roll" },
      { type: "move", key: "key-2", at: 3, move: "walk" },
    ]);
    line().says({ type: "refused", key: "key-2", problem: problem("illegal") });
    line().says({ type: "accepted", key: "key-1" });
    expect(await first).toBeNull();
    expect(await second).toEqual(problem("illegal"));
  });

  test("are sent again with the same key until the server has answered", async () => {
    line().welcomes();
    const answer = connection.move(0, "roll");
    line().breaks();
    clock.pass(500);
    expect(moves(line())).toEqual([]);
    line().welcomes();
    expect(moves(line())).toEqual([{ type: "move", key: "key-1", at: 0, move: "roll" }]);
    line().says({ type: "accepted", key: "key-1" });
    expect(await answer).toBeNull();
    line().breaks();
    clock.pass(500);
    line().welcomes();
    expect(moves(line())).toEqual([]);
  });

  test("wait for the welcome when the line is down", () => {
    void connection.move(0, "roll");
    line().opens();
    expect(moves(line())).toEqual([]);
    line().says({ type: "welcome", viewer: { seat: 0 }, chair: 0, host: false, setup: {} });
    expect(moves(line())).toHaveLength(1);
  });

  test("are sent once though the server welcomes twice, as when a game starts", () => {
    line().welcomes();
    void connection.move(0, "roll");
    line().says({ type: "welcome", viewer: { seat: 0 }, chair: 0, host: false, setup: {} });
    expect(moves(line())).toHaveLength(1);
  });

  test("unanswered for long, take a new line", () => {
    line().welcomes();
    void connection.move(0, "roll");
    clock.pass(8_000);
    expect(sockets[0]!.closed).toBe(true);
    clock.pass(500);
    line().welcomes();
    expect(moves(line())).toHaveLength(1);
  });

  test("answered, leave the line alone", () => {
    line().welcomes();
    void connection.move(0, "roll");
    line().says({ type: "accepted", key: "key-1" });
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(line().closed).toBe(false);
  });

  test("a refusal without a key is told to the page", () => {
    line().welcomes();
    const refused: ToClient = { type: "refused", key: null, problem: problem("too_long") };
    line().says(refused);
    expect(heard.at(-1)).toEqual(refused);
  });
});

describe("notes", () => {
  test("are sent at once on an open line", () => {
    line().welcomes();
    connection.notes({ a: 1 });
    expect(line().sent.at(-1)).toEqual({ type: "notes", notes: { a: 1 } });
  });

  test("written while the line is down are sent when it is back, the last alone, and win over the server's", () => {
    line().welcomes();
    connection.offline();
    connection.notes("old");
    connection.notes("new");
    connection.renew();
    line().opens();
    line().says({ type: "notes", notes: "the server's" });
    line().says({ type: "welcome", viewer: { seat: 0 }, chair: 0, host: false, setup: {} });
    expect(line().sent.filter((message) => message.type === "notes")).toEqual([{ type: "notes", notes: "new" }]);
    expect(heard.filter((message) => message.type === "notes")).toEqual([]);
  });
});
