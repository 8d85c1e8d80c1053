import { describe, expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../protocol";
import { Words } from "../words";
import { called, chairNames, valueCalled } from "./called";
import {
  againstBots,
  changed,
  filled,
  fillers,
  goodNumber,
  playersSaid,
  toggled,
  whyNotStart,
  wrongWith,
} from "./seating";

const edition: OptionInfo = {
  key: "edition",
  clause: "CL-44",
  kind: { type: "choice", choices: ["1972", "1986"] },
};
const dice: OptionInfo = {
  key: "dice",
  clause: "CL-3",
  kind: { type: "number", min: 1, max: 2, default: 1 },
};
const clue: GameInfo = {
  name: "clue",
  helps: ["paper", "clerk"],
  chairs: ["scarlet", "mustard", "white", "green", "peacock", "plum"],
  seats: [3, 4, 5, 6],
  options: [edition, dice],
  orders: [],
  bots: ["random", "novice", "detective"],
  levels: [["novice"], ["detective"]],
  easiest: "novice",
  lesson: true,
};
const colours: OptionInfo = {
  key: "colours",
  clause: "X-1",
  kind: { type: "several", choices: ["red", "green", "blue"], count: 2, default: ["red", "green"] },
};
/** A little file, as a game has it. */
const words = new Words([
  `
title = Clue
chair-scarlet = Miss Scarlet
option-edition-1986 = The sheet of 1986
option-colours-red = Red
option-colours-blue = Blue
`,
]);

describe("a game against bots", () => {
  test("starts at once with you first and three bots that a beginner can play against", () => {
    expect(againstBots(clue, "Ada")).toEqual({
      game: "clue",
      options: {},
      listed: false,
      help: "clerk",
      absent_ms: null,
      clock: null,
      name: "Ada",
      chair: 0,
      others: [],
      bots: [
        [1, "novice"],
        [2, "novice"],
        [3, "novice"],
      ],
      start: true,
      commit: null,
    });
  });

  test("keeps the chair that is one's own", () => {
    const open = againstBots(clue, "Ada", { chair: 2, players: 3 });
    expect([open.chair, open.bots]).toEqual([
      2,
      [
        [0, "novice"],
        [1, "novice"],
      ],
    ]);
  });

  test("takes the number of players that comes closest to four", () => {
    expect(goodNumber(clue)).toBe(4);
    expect(goodNumber({ ...clue, seats: [2] })).toBe(2);
    expect(goodNumber({ ...clue, seats: [3, 6] })).toBe(3);
    expect(goodNumber({ ...clue, seats: [3, 5] })).toBe(3);
  });
});

describe("options", () => {
  test("have their defaults until somebody chooses", () => {
    expect(filled(clue.options, {})).toEqual({ edition: "1972", dice: 1 });
    expect(filled(clue.options, { dice: 2 })).toEqual({ edition: "1972", dice: 2 });
  });

  test("are sent and told only where they differ", () => {
    expect(changed(clue.options, { edition: "1972", dice: 2 })).toEqual({ dice: 2 });
    expect(changed(clue.options, {})).toEqual({});
  });

  test("out of range are named before they are sent", () => {
    expect(wrongWith(dice, 2)).toBeNull();
    for (const wrong of [0, 3, 1.5, NaN, "2", null]) {
      expect(wrongWith(dice, wrong)).toBe("Choose a whole number from 1 to 2.");
    }
    expect(wrongWith(edition, "1986")).toBeNull();
    expect(wrongWith(edition, "1999")).toBe("Choose one.");
  });
});

describe("an option of which several are chosen", () => {
  test("has its default, which is not sent in any order", () => {
    expect(filled([colours], {})).toEqual({ colours: ["red", "green"] });
    expect(changed([colours], { colours: ["green", "red"] })).toEqual({});
    expect(changed([colours], { colours: ["red", "blue"] })).toEqual({ colours: ["red", "blue"] });
  });

  test("is chosen one by one, in the order of the choices", () => {
    const choices = ["red", "green", "blue"];
    expect(toggled(choices, ["red", "blue"], "green")).toEqual(["red", "green", "blue"]);
    expect(toggled(choices, ["red", "blue"], "red")).toEqual(["blue"]);
    expect(toggled(choices, undefined, "blue")).toEqual(["blue"]);
  });

  test("is wrong with too few, too many, or one twice", () => {
    expect(wrongWith(colours, ["blue", "red"])).toBeNull();
    expect(wrongWith(colours, ["blue"])).toBe("Choose 1 more.");
    expect(wrongWith(colours, ["red", "green", "blue"])).toBe("Choose 1 fewer.");
    for (const wrong of [["red", "red"], ["red", "mauve"], ["red", "green", "mauve"], "red", null]) {
      expect(wrongWith(colours, wrong)).not.toBeNull();
    }
  });
});

describe("what a game offers", () => {
  test("is called by the game's words, and by its bare name where there are none", () => {
    expect([called(words, "title", "clue"), called(new Words([]), "title", "clue")]).toEqual(["Clue", "clue"]);
    expect(chairNames(words, clue.chairs).slice(0, 2)).toEqual(["Miss Scarlet", "mustard"]);
  });

  test("has values in words", () => {
    expect(["1986", "1972"].map((value) => valueCalled(words, edition, value))).toEqual([
      "The sheet of 1986",
      "1972",
    ]);
    expect(valueCalled(words, dice, 2)).toBe("2");
    expect(valueCalled(words, colours, ["red", "green", "blue"])).toBe("Red, green and Blue");
  });
});

describe("bots that are still needed", () => {
  test("sit on the first free chairs, as many as a game needs to start", () => {
    expect(fillers([3, 4, 6], [true, false, true, false, false, false])).toEqual([1]);
    expect(fillers([3, 4, 6], [true, false, false, false, false, false])).toEqual([1, 2]);
    expect(fillers([3, 4, 6], [true, true, true, true, true, false])).toEqual([5]);
    expect(fillers([3, 4, 6], [true, true, true, true, false, false])).toEqual([]);
  });
});

describe("the number of players", () => {
  test("is said in words", () => {
    expect(playersSaid([3, 4, 5, 6])).toBe("3 to 6 players");
    expect(playersSaid([3, 4, 6])).toBe("3, 4 or 6 players");
    expect(playersSaid([2])).toBe("2 players");
  });

  test("says why the game cannot start yet", () => {
    expect(whyNotStart([3, 4], 3)).toBeNull();
    expect(whyNotStart([3, 4], 2)).toBe("1 more player or bot is needed.");
    expect(whyNotStart([3, 4], 0)).toBe("3 more players or bots are needed.");
    expect(whyNotStart([3, 4, 6], 5)).toBe("1 more player or bot is needed.");
    expect(whyNotStart([2, 3], 4)).toBe("At most 3 can play.");
  });
});
