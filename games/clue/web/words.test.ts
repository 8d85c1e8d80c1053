import { describe, expect, it } from "vitest";
import file from "../words/en.ftl?raw";
import { CARDS, kindOf, SUSPECTS } from "./cards";
import { lookOf } from "./looks";
import { messageOf, say, shortTitle, speakerOf, title, words } from "./words";

const sources: Record<string, string> = import.meta.glob(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The messages of the file, each with the arguments that it wants. */
const messages = new Map(
  file
    .split(/^(?=[a-z])/m)
    .slice(1)
    .map((message) => {
      const variables = [...message.matchAll(/\$(\w+)/g)].map(([, name]) =>
        name!.replace(/_(is|the|symbol|count)$/, ""),
      );
      return [/^[\w-]+/.exec(message)![0], [...new Set(variables)].sort()];
    }),
);

/** What stands between the brackets of the call that begins at `start`. */
function argumentsOf(source: string, start: number): string {
  let depth = 0;
  for (let end = start; end < source.length; end++) {
    if (source[end] === "(") depth++;
    if (source[end] === ")" && --depth === 0) return source.slice(start + 1, end);
  }
  return "";
}

/** Where the page says a message of its own: its name, what it is given, and where. */
const said = Object.entries(sources).flatMap(([path, source]) =>
  [...source.matchAll(/\b(?:say|tell)(?=\(\s*"([\w-]+)")/g)].map((call) => ({
    name: call[1]!,
    given: argumentsOf(source, call.index + call[0].length).replace(`"${call[1]}"`, ""),
    path,
  })),
);

describe("the page's messages", () => {
  it("are all in the file, and each is given what it speaks of", () => {
    expect(said.length).toBeGreaterThan(100);
    for (const { name, given, path } of said) {
      const wanted = messages.get(name);
      expect(wanted, `${path}: ${name}`).toBeDefined();
      const all = given.replace("...crimeIn", "suspect, weapon, room ").replace("...token", "suspect, place");
      for (const variable of wanted!) {
        expect(new RegExp(`\\b${variable}(_the)?\\b`).test(all), `${path}: ${name} wants ${variable}`).toBe(true);
      }
    }
  });

  it("are all said somewhere", () => {
    const names = new Set(said.map(({ name }) => name));
    const unused = [...messages.keys()].filter((name) => name.startsWith("page-") && !names.has(name));
    expect(unused).toEqual([]);
  });

  it("are never named but where they are said", () => {
    for (const [path, source] of Object.entries(sources)) {
      const named = [...source.matchAll(/"page-[\w-]+"/g)].length;
      expect(said.filter((one) => one.path === path).length, path).toBe(named);
    }
  });
});

describe("the cards", () => {
  it("have names, and a form for sentences", () => {
    for (const card of CARDS) {
      expect(words.has(messageOf(card)), card).toBe(true);
      const the = kindOf(card) === "suspect" ? title(card) : `the ${title(card)}`;
      expect(words.text(`${messageOf(card)}.the`)).toBe(the);
      expect(title(card).endsWith(shortTitle(card))).toBe(true);
    }
    expect([title("mrs_white"), shortTitle("mrs_white"), title("lead_pipe"), shortTitle("lead_pipe")]).toEqual([
      "Mrs. White",
      "White",
      "Lead Pipe",
      "Lead Pipe",
    ]);
  });
});

it("tokens have letters of their own", () => {
  expect(SUSPECTS.map((suspect) => lookOf(suspect).symbol)).toEqual(["S", "M", "W", "G", "Pe", "Pl"]);
});

describe("who is spoken to", () => {
  const tell = speakerOf([
    { name: "Ada", you: true },
    { name: "Ben", you: false },
  ]);
  const [ada, ben] = [{ seat: 0 }, { seat: 1 }];

  it("is you, and others have their names", () => {
    expect(tell("page-has-none", { who: ada })).toBe("You have none");
    expect(tell("page-has-none", { who: ben })).toBe("Ben has none");
    const card = { name: messageOf("rope") };
    expect(tell("page-showed-card", { who: ben, to: ada, card })).toBe("Ben showed you the Rope");
    expect(tell("page-showed-card", { who: ada, to: ben, card })).toBe("You showed Ben the Rope");
    expect(tell("page-holds", { card, who: ada, is: "no" })).toBe("Rope: you do not have it.");
    expect(tell("page-holds", { card, who: ben, is: "yes" })).toBe("Rope: Ben has it.");
    expect(tell("page-now-walk", { who: ada, total: 4 })).toBe("You rolled 4 and are choosing where to go.");
  });

  it("numbers are told apart", () => {
    expect([1, 2].map((dice) => say("page-roll", { dice }))).toEqual(["Roll the die", "Roll the dice"]);
    expect([1, 3].map((count) => say("page-cards", { count }))).toEqual(["1 card", "3 cards"]);
    expect([1, 3].map((count) => say("page-squares-listed", { count }))).toEqual([
      "1 square as a list",
      "3 squares as a list",
    ]);
  });
});
