import { describe, expect, it } from "vitest";
import { boardOf } from "../boards";
import type { Observation } from "../types";
import { between, pastWay, wayOf, ways } from "./ways";

const board = boardOf("mansion");

describe("the way of a token", () => {
  it("leaves a room through the door and goes on square by square", () => {
    const points = between(
      board,
      { room: "hall" },
      [
        [4, 8],
        [4, 7],
      ],
      { square: [4, 7] },
    );
    expect(points).toEqual([
      { x: 9, y: 4.5 },
      { x: 8.5, y: 4.5 },
    ]);
  });

  it("enters a room over the doorstep and the sill", () => {
    const points = between(board, { square: [9, 7] }, [[8, 7]], { room: "library" });
    expect(points).toEqual([
      { x: 7.5, y: 8.5 },
      { x: 7, y: 8.5 },
    ]);
  });

  it("is drawn from the square where it begins to a step inside of the room", () => {
    const line = wayOf(board, { square: [9, 7] }, [[8, 7]], { room: "library" });
    expect(line[0]).toEqual({ x: 7.5, y: 9.5 });
    expect(line.at(-1)).toEqual({ x: 6.5, y: 8.5 });
  });

  it("is found in news, for the token of the seat that went", () => {
    const went: Observation = {
      type: "took_passage",
      seat: 1,
      from: "study",
      to: "kitchen",
    };
    const fresh = [
      { number: 3, message: { name: "took-passage" }, observation: went },
      { number: 4, message: { name: "ended" }, observation: { type: "ended", seat: 0 } satisfies Observation },
    ];
    expect(ways(board, fresh, ["miss_scarlet", "mr_green"])).toEqual({
      mr_green: [
        { x: 0.5, y: 3.5 },
        { x: 18.5, y: 23.5 },
      ],
    });
    expect(pastWay(board, went)).toHaveLength(2);
    expect(pastWay(board, { type: "ended", seat: 0 })).toBeNull();
  });
});
