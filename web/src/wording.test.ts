import { expect, it } from "vitest";
import { callsIn, literalsIn, misgiven, templatesIn, variablesOf } from "./wording";

const given = (source: string) => callsIn({ source }).map(({ name, given }) => [name, given]);
const wrong = (wanted: string[], ...sources: string[]) =>
  callsIn(Object.fromEntries(sources.entries())).flatMap((call) => misgiven(call, wanted));

it("a message wants its variables and those of its attributes", () => {
  const wants = variablesOf("one = { $who_is ->\n *[you] { $who }\n}\n  .the = { $what }\n# { $not }\ntwo = Two");
  expect([...wants]).toEqual([
    ["one", expect.arrayContaining(["who_is", "who", "what"])],
    ["two", []],
  ]);
  expect(wants.get("one")).toHaveLength(3);
});

it("a call has a name, or one of two, and arguments", () => {
  expect(given(`say("one") + speak("two", { who, to: of({ a: "b, c" }), })`)).toEqual([
    ["one", []],
    ["two", ["who", "to"]],
  ]);
  expect(given(`tell(is ? "one" : "two", { who }); part("three", {}); say(message, to)`)).toEqual([
    ["one", ["who"]],
    ["two", ["who"]],
    ["three", []],
  ]);
});

it("an argument that is missing is found, and one that is idle", () => {
  expect(wrong(["who_is", "who"], `say("one", { who })`)).toEqual([]);
  expect(wrong(["who"], `say("one", { what })`)).toEqual(["0: one lacks who", "0: one has no what"]);
  expect(wrong(["who"], `say("one", { who_is })`)).toEqual(["0: one lacks who", "0: one has no who_is"]);
  expect(wrong([], `say("one", { who })`)).toEqual(["0: one has no who"]);
});

it("arguments that are written elsewhere are read there", () => {
  const all = [
    `const it = { who };`,
    `const it = $derived({ who });`,
    `const it = ({ a }: A) => ({ who });`,
    `function it({ a }: A): B {\n  const c = 1;\n  return { who };\n}`,
  ];
  for (const written of all) {
    for (const call of [`say("one", { what, ...it(1) })`, `say("one", it)`]) {
      expect(wrong(["who", "what"], call, written)).toEqual(call.includes("what") ? [] : ["0: one lacks what"]);
      expect(wrong(["whom", "what"], call, written)).toContain("0: one lacks whom");
    }
  }
  const unread = "0: one is given what cannot be read here: it";
  expect(wrong(["who"], `say("one", it)`, `function it() {}\nfunction other() { return { who }; }`)).toEqual([
    unread,
  ]);
  expect(wrong(["who"], `say("one", { who, ...it })`)).toEqual([unread]);
});

it("names are found that are not said", () => {
  expect(literalsIn(`const name = "page-one";`)).toEqual(["page-one"]);
  const [pattern] = templatesIn("name: `page-${kind}-door`");
  expect(["page-own-door", "page-own", "a-page-own-door"].filter((name) => pattern!.test(name))).toEqual([
    "page-own-door",
  ]);
});
