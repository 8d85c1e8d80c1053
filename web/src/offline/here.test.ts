import { beforeEach, expect, test } from "vitest";
import { Here, type Line } from "./here";
import type { Request } from "./module";
import type { FromWorker, ToWorker } from "./worker";

/** A worker that is the test. */
class FakeLine implements Line {
  onmessage: Line["onmessage"] = null;
  onerror: Line["onerror"] = null;
  onmessageerror: Line["onmessageerror"] = null;
  sent: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }
}

const request = (body: string): Request => ({ method: "POST", path: "/api/notebook", body });
const answered = (body: string) => ({ status: 200, body });

let line: FakeLine;
let here: Here;

beforeEach(() => {
  line = new FakeLine();
  here = new Here(() => line, "/assets/notebook.wasm");
});

test("a worker is told its module first, and then what is asked", () => {
  void here.ask(request("one"));
  expect(line.sent).toEqual([{ module: "/assets/notebook.wasm" }, { id: 1, request: request("one") }]);
});

test("answers find those who asked, in whatever order they come", async () => {
  const [one, other] = [here.ask(request("one")), here.ask(request("other"))];
  line.says({ id: 2, answered: answered("of the other") });
  line.says({ id: 1, answered: answered("of the one") });
  expect(await one).toEqual(answered("of the one"));
  expect(await other).toEqual(answered("of the other"));
});

test("of a worker that fails nothing is expected any more", async () => {
  const [one, other] = [here.ask(request("one")), here.ask(request("other"))];
  line.says({ id: 1, answered: null });
  expect([await one, await other, await here.ask(request("third"))]).toEqual([null, null, null]);
  expect(line.ended).toBe(true);
});

test("an error of the worker's own counts as a failure, and is no news for the page", async () => {
  const one = here.ask(request("one"));
  const error = new Event("error", { cancelable: true });
  line.onerror?.(error as ErrorEvent);
  expect(await one).toBeNull();
  expect(error.defaultPrevented).toBe(true);
});

test("a browser without workers answers nothing", async () => {
  const none = new Here(() => {
    throw new TypeError("no workers");
  }, "/assets/notebook.wasm");
  expect(await none.ask(request("one"))).toBeNull();
});
