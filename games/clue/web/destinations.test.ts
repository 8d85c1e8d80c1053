import { describe, expect, it } from "vitest";
import { boardOf } from "./boards";
import { anchor, destinationName, doorName, inOrder, squareName, stepsOf } from "./destinations";
import { neighbour } from "$parlour/mansion/neighbour";
import { SIDES, type Point } from "$parlour/mansion/geometry";
import type { Destination } from "./types";

const board = boardOf("mansion");

describe("the names of doors and squares", () => {
  it("tell the doors of a room from each other", () => {
    for (const { room, doors } of board.rooms) {
      const names = doors.map((door) => doorName(board, door));
      expect(new Set(names).size, room).toBe(doors.length);
    }
    const hall = board.doors.filter(({ room }) => room === "hall").map((door) => doorName(board, door));
    expect(hall).toEqual(["west door", "left south door", "right south door"]);
  });

  it("tell every square of the board from every other", () => {
    const names = board.squares.map((square) => squareName(board, square));
    expect(new Set(names).size).toBe(188);
    expect(squareName(board, { row: 8, col: 7 })).toBe("at the Library’s east door");
    expect(squareName(board, { row: 11, col: 2 })).toBe("1 left of the Library’s south door");
    expect(squareName(board, { row: 18, col: 0 })).toBe("Mrs. Peacock’s starting square");
  });

  it("name a room by the door that the way leads through", () => {
    const library: Destination = {
      to: { room: "library" },
      route: [
        [8, 8],
        [8, 7],
      ],
    };
    expect(destinationName(board, library)).toBe("Library, by the east door");
    expect(destinationName(board, { to: { room: "kitchen" }, route: [[17, 19]] })).toBe("Kitchen");
    expect(anchor(board, library)).toEqual({ x: 6.5, y: 8.5 });
    expect(stepsOf(library)).toBe(3);
  });
});

describe("arrow keys", () => {
  const points: Point[] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 3, y: 0 },
    { x: 1, y: 2 },
    { x: 9, y: 1 },
  ];

  it("lead to the nearest point that way", () => {
    expect(neighbour(points, 0, "east")).toBe(1);
    expect(neighbour(points, 1, "east")).toBe(2);
    expect(neighbour(points, 1, "south")).toBe(3);
    expect(neighbour(points, 2, "east")).toBe(4);
    expect(neighbour(points, 0, "north")).toBeNull();
    expect(neighbour([], 0, "north")).toBeNull();
  });

  it("reach every square of the board from any other", () => {
    const all = board.squares.map(({ row, col }) => ({ x: col, y: row }));
    const reached = new Set([0]);
    const left = [0];
    while (left.length > 0) {
      const from = left.pop()!;
      for (const side of SIDES) {
        const to = neighbour(all, from, side);
        if (to !== null && !reached.has(to)) {
          reached.add(to);
          left.push(to);
        }
      }
    }
    expect(reached.size).toBe(188);
  });
});

it("lists rooms before squares", () => {
  const destinations: Destination[] = [
    { to: { square: [5, 7] }, route: [] },
    { to: { square: [4, 9] }, route: [] },
    { to: { room: "hall" }, route: [] },
  ];
  expect(inOrder(destinations).map(({ to }) => ("room" in to ? to.room : to.square))).toEqual([
    "hall",
    [4, 9],
    [5, 7],
  ]);
});
