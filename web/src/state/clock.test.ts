import { describe, expect, it } from "vitest";
import { clockOf, ends, leftOf, leftSaid, times, timeSaid } from "./clock";

const DAY = 24 * 3_600_000;

describe("clocks", () => {
  it("are said in their largest whole unit", () => {
    expect(timeSaid(null)).toBe("as long as you like");
    expect(timeSaid({ per: "move", ms: DAY })).toBe("1 day for each move");
    expect(timeSaid({ per: "move", ms: 36 * 3_600_000 })).toBe("36 hours for each move");
    expect(timeSaid({ per: "player", ms: 600_000 })).toBe("10 minutes for the whole game");
    expect(timeSaid({ per: "move", ms: 45_000 })).toBe("45 seconds for each move");
  });

  it("stand still on a holiday, and go on when it is over", () => {
    const left = (holiday: number | null, now: number) => leftOf({ left_ms: 1_000, holiday }, true, 5_000, now);
    expect([left(null, 5_400), left(null, 9_000)]).toEqual([600, 0]);
    expect([left(8_000, 7_900), left(8_000, 8_400), left(4_000, 5_400)]).toEqual([1_000, 600, 600]);
    expect(leftOf({ left_ms: 1_000, holiday: null }, false, 5_000, 9_000)).toBe(1_000);
    expect(leftOf({ left_ms: null, holiday: null }, true, 5_000, 9_000)).toBe(null);
  });

  it("are offered with the one that is set", () => {
    const own = { per: "move", ms: 45_000, then: "move" } as const;
    expect(times(null).some(({ name }) => name === "free")).toBe(true);
    for (const hours of [1, 6, 12])
      expect(times(null).some(({ name }) => name === `move-${hours * 3_600_000}`)).toBe(true);
    expect(times(own).filter(({ name }) => name === "move-45000")).toHaveLength(1);
    const names = times(own).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("keep what happens when the time is up, where that can be", () => {
    expect(clockOf({ per: "move", ms: DAY }, null)?.then).toBe("move");
    const back = { per: "move", ms: DAY, then: "seat" } as const;
    expect(clockOf({ per: "move", ms: 2 * DAY }, back)?.then).toBe("seat");
    expect(clockOf({ per: "player", ms: DAY }, back)?.then).toBe("move");
    expect(ends("player")).not.toContain("seat");
    expect(clockOf(null, back)).toBeNull();
  });

  it("say what is left in days, hours or minutes", () => {
    expect(leftSaid(2 * DAY + 3 * 3_600_000 + 5)).toBe("2 d 3 h");
    expect(leftSaid(3 * 3_600_000 + 20 * 60_000)).toBe("3 h 20 min");
    expect(leftSaid(61_000)).toBe("1:01");
    expect(leftSaid(-5)).toBe("0:00");
  });
});
