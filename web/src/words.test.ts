import { expect, test } from "vitest";
import { Speech } from "./fluent";
import { listenerOf, percent, Words, type Arg, type Message } from "./words";

// The same cases as in `crates/presentation/src/words.rs`.
const words = new Words([
  `
rope = Rope
    .the = the Rope
hall = Hall
    .the = the Hall
saw = { $who_is ->
    [you] You saw
   *[other] { $who } saw
} { $what_the } and not { $other }.
bits = { $bits ->
    [0] nothing
    [one] one bit
   *[other] { $bits } bits
}
said = { $who }: { $what }
of = { $cards } ({ $cards_count })
`,
]);
const names = ["Ann", "Bob"];

function say(name: string, args: Message["args"], you: number | null = null): string {
  return words.say({ name, args }, { you, names });
}

test("a viewer is spoken to and the others are spoken of", () => {
  const args: Message["args"] = { who: { seat: 0 }, what: { name: "rope" }, other: { name: "hall" } };
  expect(say("saw", args, 0)).toBe("You saw the Rope and not Hall.");
  expect(say("saw", args)).toBe("Ann saw the Rope and not Hall.");
});

test("numbers are said as the language says them", () => {
  const bits = (tenths: number) => say("bits", { bits: { tenths } });
  expect([0, 10, 13, 20].map(bits)).toEqual(["nothing", "one bit", "1.3 bits", "2 bits"]);
  expect(say("bits", { bits: { number: 12000 } })).toBe("12000 bits");
  expect([0, 0.001, 0.384, 0.999, 1].map(percent)).toEqual([0, 1, 38, 99, 100].map((percent) => ({ percent })));
});

test("lists and inner messages", () => {
  const of = (cards: Arg) => say("of", { cards });
  const [rope, hall] = [{ name: "rope" }, { name: "hall" }];
  expect(of({ and: [rope, hall, rope] })).toBe("Rope, Hall and Rope (3)");
  expect(of({ or: [rope, hall] })).toBe("Rope or Hall (2)");
  expect(of({ and: [rope] })).toBe("Rope (1)");
  expect(of({ and: [] })).toBe("nothing (0)");
  const inner: Message = { name: "bits", args: { bits: { number: 3 } } };
  expect(say("said", { who: { seat: 1 }, what: { message: inner } })).toBe("Bob: 3 bits");
});

test("what has no words is named", () => {
  expect(say("unknown", {})).toBe("[unknown]");
  expect(say("said", { who: { seat: 9 }, what: { name: "no-such" } })).toBe("somebody: [no-such]");
  expect([words.text("rope.the"), words.text("rope.a"), words.text("nothing")]).toEqual(["the Rope", null, null]);
});

test("the page's own messages take text and numbers as they are", () => {
  const speak = words.speaker(
    listenerOf([
      { name: "Ann", you: false },
      { name: "Bob", you: true },
    ]),
  );
  expect(speak("said", { who: { seat: 1 }, what: "hello" })).toBe("you: hello");
  expect(speak("bits", { bits: 1 })).toBe("one bit");
  expect(listenerOf([{ name: "Ann", you: false }]).you).toBeNull();
});

test("in French a vowel is dropped before a name that begins with one", () => {
  const file = "turn = Au tour de { $who } : « Je crois que { $who } ment. »";
  const turn = (language: string, who: string) =>
    new Speech(() => [file], language, null).speaker()("turn", { who });
  expect(turn("fr", "Élise")).toBe("Au tour d’Élise : « Je crois qu’Élise ment. »");
  expect(turn("fr", "Ben")).toBe("Au tour de Ben : « Je crois que Ben ment. »");
  expect(turn("es", "Ada")).toBe("Au tour de Ada : « Je crois que Ada ment. »");
});

test("a disguise covers every text that comes from a file", () => {
  const disguised = new Words(["hello = Hello { $who }!"], null, (text) => (text.trim() ? `⟦${text}⟧` : text));
  expect(disguised.speaker()("hello", { who: "Ann" })).toBe("⟦Hello ⟧Ann⟦!⟧");
});
