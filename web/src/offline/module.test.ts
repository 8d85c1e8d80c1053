import { expect, test } from "vitest";
import { Module } from "./module";

/** A module that answers with the request itself, and whose memory grows with each call. */
function echo(): WebAssembly.Instance {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const bytes = () => new Uint8Array(memory.buffer);
  let length = 0;
  let place = 0;
  const exports = {
    memory,
    request: (wanted: number) => {
      length = wanted;
      place = memory.grow(1) << 16;
      return place;
    },
    answer: () => {
      const request = bytes().slice(place, place + length);
      place = memory.grow(1) << 16;
      bytes().set(new TextEncoder().encode("200\n"), place);
      bytes().set(request, place + 4);
      return length + 4;
    },
    buffer: () => place,
  };
  return { exports } as unknown as WebAssembly.Instance;
}

test("a request brings its time and its chance, and its answer is read where it stands then", () => {
  const module = new Module(echo(), { now: () => 1_700_000_000_000, seed: () => new Uint32Array([1, 2]) });
  const { status, body } = module.ask({ method: "POST", path: "/api/notebook", token: "ann", body: "“é”\n🐈" });
  const [head, ...rest] = body.split("\n");
  expect(status).toBe(200);
  expect(JSON.parse(head!)).toEqual({
    method: "POST",
    path: "/api/notebook",
    token: "ann",
    now: 1_700_000_000_000,
    seed: [1, 2],
  });
  expect(rest.join("\n")).toBe("“é”\n🐈");
});
