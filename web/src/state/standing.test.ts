import { describe, expect, test } from "vitest";
import type { Standing } from "../protocol";
import { isCalling, peopleSaid, standingSaid } from "./standing";

const person = (name: string, more: Partial<Standing["people"][number]> = {}) => ({
  name,
  bot: false,
  you: false,
  turn: false,
  won: null,
  stand_in: false,
  ...more,
});
const playing = (...people: Standing["people"]): Standing => ({
  game: "clue",
  phase: "playing",
  people,
  last: 0,
  rematch: null,
});

describe("your tables", () => {
  test("say with whom you play", () => {
    const [me, ada] = [person("Me", { you: true }), person("Ada")];
    const bots = [person("One", { bot: true }), person("Two", { bot: true })];
    expect(peopleSaid(playing(me, ada, person("Grace")))).toBe("With Ada and Grace");
    expect(peopleSaid(playing(me, ...bots))).toBe("With 2 bots");
    expect(peopleSaid(playing(me, ada, bots[0]!))).toBe("With Ada and 1 bot");
    expect(peopleSaid(playing(me))).toBe("");
  });

  test("say whose turn it is, and call when it is yours", () => {
    const yours = playing(person("Me", { you: true, turn: true }), person("Ada"));
    const hers = playing(person("Me", { you: true }), person("Ada", { turn: true }));
    expect([standingSaid(yours), isCalling(yours)]).toEqual(["Your turn", true]);
    expect([standingSaid(hers), isCalling(hers)]).toEqual(["Ada’s turn", false]);
    expect(isCalling(null)).toBe(false);
  });

  test("say that your time was up, and do not count your seat as a bot's", () => {
    const out = playing(person("Me", { you: true, bot: true, turn: true }), person("One", { bot: true }));
    expect([peopleSaid(out), standingSaid(out), isCalling(out)]).toEqual(["With 1 bot", "Your time was up", false]);
  });

  test("say that a bot has won, or has not, and not you", () => {
    const over = (won: boolean): Standing => ({
      ...playing(person("Me", { you: true, won, stand_in: true }), person("Ada", { won: !won })),
      phase: "over",
    });
    expect(standingSaid(over(true))).toBe("A bot won in your place");
    expect(standingSaid(over(false))).toBe("A bot played on for you and did not win");
    const others = playing(person("Me", { you: true }), person("Ada", { won: true, stand_in: true }));
    expect(standingSaid({ ...others, phase: "over" })).toBe("Ada (bot) won");
  });

  test("say how a game ended", () => {
    const over = (you: boolean, ada: boolean): Standing => ({
      ...playing(person("Me", { you: true, won: you }), person("Ada", { won: ada })),
      phase: "over",
    });
    expect(standingSaid(over(true, false))).toBe("You won");
    expect(standingSaid(over(true, true))).toBe("A shared win");
    expect(standingSaid(over(false, true))).toBe("Ada won");
    expect(standingSaid(over(false, false))).toBe("Nobody wins.");
  });
});
