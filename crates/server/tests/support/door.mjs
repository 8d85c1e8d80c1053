// Asks a module: its file is the argument, each line of the input a request as a JSON string; the answers come likewise.
// The first line says what the module imports.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
console.log(JSON.stringify(WebAssembly.Module.imports(module)));
const { memory, request, answer, buffer } = new WebAssembly.Instance(module).exports;

for await (const line of createInterface({ input: process.stdin })) {
  const sent = Buffer.from(JSON.parse(line));
  const place = request(sent.length);
  new Uint8Array(memory.buffer, place, sent.length).set(sent);
  const length = answer();
  console.log(JSON.stringify(Buffer.from(memory.buffer, buffer(), length).toString()));
}
