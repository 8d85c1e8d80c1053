import { gap, middle, planOf, SIDES, step } from "$parlour/mansion/geometry";
import rules from "../src/board.rs?raw";
import { describe, expect, it } from "vitest";
import { standing } from "./board/layout";
import { boardOf, legendOf } from "./boards";
import type { Where } from "./cards";
import { walkFrom } from "./fixtures";
import { areaOf, leapWay, placeWords, squareName, wayOf } from "./places";
import { farWords, moveTo, nearest, preview, targetName, targetsOf, usualWay } from "./targets";
import type { Place } from "./types";

const board = boardOf("mansion");
const square = (row: number, col: number): Place => ({ square: [row, col] });

describe("the board as it is drawn", () => {
  it("has twelve rooms and the wheel, each with doors, and eight pads", () => {
    expect(board.rooms).toHaveLength(13);
    expect(board.rooms.every(({ doors }) => doors.length >= 2)).toBe(true);
    expect(board.rooms.find(({ room }) => room === "centre")!.doors.length).toBeGreaterThanOrEqual(8);
    expect(board.starts).toHaveLength(8);
  });

  it("reads the letters as the rules do", () => {
    for (const name of ["mansion", "cottage"] as const) {
      const legend = new RegExp(
        `const ${name.toUpperCase()}: Legend = Legend \\{ rooms: "(\\w+)", starts: "(\\w+)"`,
      );
      const [, rooms, pads] = legend.exec(rules)!;
      const own = legendOf(name);
      expect([...rooms!].map((letter) => own.rooms[letter])).toEqual(
        [...rooms!].map((_, place) =>
          place === rooms!.length - 1 ? "centre" : boardOf("mansion").rooms[place]!.room,
        ),
      );
      expect(Object.keys(own.starts).join("")).toBe(pads);
    }
  });

  it("names every square by a door that is near, and no two alike", () => {
    const names = board.squares.map((at) => squareName(board, at));
    expect(new Set(names).size).toBe(names.length);
    expect(placeWords(board, square(0, 7))).toBe("on the north-west pad");
    expect(placeWords(board, { room: "hall" })).toBe("in the Hall");
    expect(placeWords(board, "centre")).toBe("in the middle");
  });
});

describe("ways", () => {
  it("lead through doors and rooms as one line, and leap from pad to pad", () => {
    const door = planOf(board, "study").doors[0]!;
    const { row, col } = SIDES.map((side) => step(door.doorstep, side)).find(
      (at) => board.cells[at.row]?.[at.col] === "corridor",
    )!;
    const walked = wayOf(board, { room: "study" }, [
      square(door.doorstep.row, door.doorstep.col),
      square(row, col),
    ]);
    const { from, to } = gap(door);
    const sill = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    expect(walked).toEqual([{ leap: false, points: [sill, middle(door.doorstep), middle({ row, col })] }]);
    const legs = wayOf(board, square(1, 7), [square(0, 7), square(0, 16), square(1, 16)]);
    expect(legs.map(({ leap }) => leap)).toEqual([false, true, false]);
    const leapt = leapWay(board, square(1, 7), [square(0, 7)], { room: "study" });
    expect(leapt.at(-1)).toMatchObject({ leap: true, points: [{ x: 7.5, y: 0.5 }, {}] });
  });
});

describe("lit places", () => {
  const walk = walkFrom({ room: "hall" }, 7);
  const targets = targetsOf(board, walk);

  it("are rooms first, and all rooms once a pad is in reach", () => {
    expect(walk.pad).not.toBeNull();
    expect(targets.slice(0, 13).every(({ area, leap }) => area && leap)).toBe(true);
    expect(targets).toHaveLength(
      13 + walk.destinations.filter(({ to }) => to !== "centre" && "square" in to).length,
    );
    const bare = targetsOf(board, { ...walk, pad: null });
    expect(bare.every((target) => target.walk && !target.leap)).toBe(true);
  });

  it("say how one gets there", () => {
    const far = targets.find((target) => target.area && !target.walk)!;
    expect([usualWay(far), farWords(far)]).toEqual(["leap", "by teleporting from a pad"]);
    expect(moveTo(far, "leap", 2)).toEqual({ type: "leap", to: far.to, bring: 2 });
    expect(preview(board, walk, far, "leap").at(-1)!.leap).toBe(true);
    const near = targets.find((target) => target.walk && target.area)!;
    expect(usualWay(near)).toBe("walk");
    expect(farWords(near)).toMatch(/^\d spaces?, or by teleporting$/);
    expect(moveTo(near, "walk", null)).toEqual({ type: "go", to: near.to });
    expect(targetName(board, targets.at(-1)!)).toMatch(/^square |pad$/);
  });

  it("do not offer a walk to where one stands", () => {
    const back = { to: { room: "hall" as const }, route: [square(5, 10), { room: "hall" as const }] };
    const own = (pad: Place[] | null) =>
      targetsOf(board, { ...walk, pad, destinations: [...walk.destinations, back] }).find(
        ({ area }) => area === "hall",
      );
    expect(own(null)).toBeUndefined();
    // Somebody can be brought there.
    expect(own(walk.pad)).toMatchObject({ walk: null, leap: true });
  });

  it("are found by a finger that comes down beside them", () => {
    const bare = targetsOf(board, { ...walk, pad: null });
    const one = bare.find((target) => target.area === null)!;
    const [row, col] = (one.to as { square: [number, number] }).square;
    expect(nearest(board, bare, { x: col + 0.9, y: row + 0.5 }, 1.6)).not.toBeNull();
    expect(nearest(board, [one], { x: col + 0.5, y: row + 1.4 }, 1.6)).toBe(one);
    expect(nearest(board, [one], { x: col + 5, y: row + 5 }, 1.6)).toBeNull();
    expect(nearest(board, targets, { x: 2.5, y: 2.5 }, 1.6)?.area).toBe("study");
  });
});

describe("pawns on one corridor square", () => {
  const place = (count: number) => Array.from({ length: count }, () => square(7, 10));

  it("stand in its middle alone, and beside each other when there are more", () => {
    expect(standing(board, [square(7, 10), square(7, 11)], areaOf)).toEqual([null, null]);
    for (let count = 2; count <= 6; count++) {
      const spots = standing(board, place(count), areaOf).map((one) => one!);
      spots.forEach(({ at, size }, one) => {
        expect(Math.hypot(at.x - 10.5, at.y - 7.5)).toBeLessThan(0.5);
        expect(size).toBeLessThan(1);
        for (const other of spots.slice(one + 1)) {
          expect(Math.hypot(at.x - other.at.x, at.y - other.at.y)).toBeGreaterThan(0.25);
        }
      });
    }
  });
});

describe("rows in a room", () => {
  it("stay inside of it and apart, however many pawns there are", () => {
    for (const plan of board.rooms.filter(({ room }) => room !== "centre")) {
      for (let count = 1; count <= 6; count++) {
        const places: Place[] = Array.from({ length: count }, () => ({ room: plan.room as Where }));
        const spots = standing(board, places, areaOf).map((one) => one!);
        const { rect } = plan;
        for (const { at } of spots) {
          expect(at.x).toBeGreaterThan(rect.x + 0.4);
          expect(at.x).toBeLessThan(rect.x + rect.w - 0.4);
          expect(at.y).toBeLessThan(rect.y + rect.h - 0.3);
        }
        for (const [one, other] of spots.slice(1).map(({ at }, place) => [spots[place]!.at, at] as const)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.65);
        }
      }
    }
  });
});
