import { describe, expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../protocol";
import {
  againstBots,
  changed,
  filled,
  goodNumber,
  playersSaid,
  said,
  toggled,
  whyNotStart,
  wrongWith,
} from "./seating";

const edition: OptionInfo = {
  key: "edition",
  clause: "CL-44",
  title: "Edition",
  help: "",
  kind: {
    type: "choice",
    choices: [
      { value: "1972", title: "The sheet of 1972" },
      { value: "1986", title: "The sheet of 1986" },
    ],
  },
};
const dice: OptionInfo = {
  key: "dice",
  clause: "CL-3",
  title: "Dice",
  help: "",
  kind: { type: "number", min: 1, max: 2, default: 1 },
};
const clue: GameInfo = {
  name: "clue",
  helps: ["paper", "clerk"],
  title: "Clue",
  blurb: "",
  minutes: "",
  chairs: ["Scarlet", "Mustard", "White", "Green", "Peacock", "Plum"],
  seats: [3, 4, 5, 6],
  options: [edition, dice],
  rules: "",
  bots: [
    { name: "random", title: "", blurb: "" },
    { name: "detective", title: "", blurb: "" },
  ],
};

describe("a game against bots", () => {
  test("starts at once with you first and three strong bots", () => {
    expect(againstBots(clue, "Ada")).toEqual({
      game: "clue",
      options: {},
      listed: false,
      help: "clerk",
      name: "Ada",
      chair: 0,
      bots: [
        [1, "detective"],
        [2, "detective"],
        [3, "detective"],
      ],
      start: true,
    });
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
    expect(said(edition, "1986")).toBe("The sheet of 1986");
    expect(said(dice, 2)).toBe("2");
  });

  test("out of range are named before they are sent", () => {
    expect(wrongWith(dice, 2)).toBeNull();
    for (const wrong of [0, 3, 1.5, NaN, "2", null]) {
      expect(wrongWith(dice, wrong)).toBe("A whole number from 1 to 2.");
    }
    expect(wrongWith(edition, "1986")).toBeNull();
    expect(wrongWith(edition, "1999")).toBe("Choose one.");
  });
});

describe("an option of which several are chosen", () => {
  const choices = ["red", "green", "blue"].map((value) => ({ value, title: value.toUpperCase() }));
  const colours: OptionInfo = {
    key: "colours",
    clause: "X-1",
    title: "Colours",
    help: "",
    kind: { type: "several", choices, count: 2, default: ["red", "green"] },
  };

  test("has its default, which is not sent in any order", () => {
    expect(filled([colours], {})).toEqual({ colours: ["red", "green"] });
    expect(changed([colours], { colours: ["green", "red"] })).toEqual({});
    expect(changed([colours], { colours: ["red", "blue"] })).toEqual({ colours: ["red", "blue"] });
    expect(said(colours, ["red", "blue"])).toBe("RED, BLUE");
  });

  test("is chosen one by one, in the order of the choices", () => {
    expect(toggled(choices, ["red", "blue"], "green")).toEqual(["red", "green", "blue"]);
    expect(toggled(choices, ["red", "blue"], "red")).toEqual(["blue"]);
    expect(toggled(choices, undefined, "blue")).toEqual(["blue"]);
  });

  test("is wrong with too few, too many, or one twice", () => {
    expect(wrongWith(colours, ["blue", "red"])).toBeNull();
    expect(wrongWith(colours, ["blue"])).toBe("Choose exactly 2, not 1.");
    expect(wrongWith(colours, ["red", "green", "blue"])).toBe("Choose exactly 2, not 3.");
    for (const wrong of [["red", "red"], ["red", "mauve"], ["red", "green", "mauve"], "red", null]) {
      expect(wrongWith(colours, wrong)).not.toBeNull();
    }
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
