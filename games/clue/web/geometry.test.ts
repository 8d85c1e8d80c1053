import { describe, expect, it } from "vitest";
import rules from "../src/board.rs?raw";
import { boardOf, LEGEND, PASSAGES } from "./boards";
import { gap, roomiest, outline, pathOf, roomAt } from "$parlour/mansion/geometry";

describe("the mansion's map", () => {
  const board = boardOf("mansion");

  it("has the counts of the printed board", () => {
    expect([board.cols, board.rows]).toEqual([24, 25]);
    expect(board.squares).toHaveLength(188);
    expect(board.doors).toHaveLength(17);
    expect(board.rooms.map(({ room, cells, doors }) => [room, cells.length, doors.length])).toEqual([
      ["study", 27, 1],
      ["hall", 42, 3],
      ["lounge", 41, 1],
      ["library", 31, 2],
      ["dining_room", 53, 2],
      ["billiard_room", 30, 2],
      ["ballroom", 52, 4],
      ["conservatory", 28, 1],
      ["kitchen", 35, 1],
    ]);
    expect(board.stairs).toEqual({ x: 9, y: 8, w: 5, h: 7 });
  });

  it("has its doors and starts where they are printed", () => {
    const hall = board.rooms.find(({ room }) => room === "hall")!;
    expect(hall.doors.map(({ doorstep, side }) => [doorstep.row, doorstep.col, side])).toEqual([
      [4, 8, "west"],
      [7, 11, "south"],
      [7, 12, "south"],
    ]);
    expect(gap(hall.doors[0]!)).toEqual({
      from: { x: 9, y: 4 },
      to: { x: 9, y: 5 },
    });
    expect(board.starts.find(({ mark }) => mark === "mrs_peacock")!.at).toEqual({ row: 18, col: 0 });
    expect(board.rooms.filter(({ mouth }) => mouth).map(({ room }) => room)).toEqual([
      "study",
      "lounge",
      "conservatory",
      "kitchen",
    ]);
  });

  it("puts a wall round every room, but for the doors", () => {
    for (const { room, cells, doors } of board.rooms) {
      const edges = cells.flatMap(({ row, col }) => [
        roomAt(board.cells, { row: row - 1, col }) !== room && {
          x: col + 0.5,
          y: row,
        },
        roomAt(board.cells, { row: row + 1, col }) !== room && {
          x: col + 0.5,
          y: row + 1,
        },
        roomAt(board.cells, { row, col: col - 1 }) !== room && {
          x: col,
          y: row + 0.5,
        },
        roomAt(board.cells, { row, col: col + 1 }) !== room && {
          x: col + 1,
          y: row + 0.5,
        },
      ]);
      const open = edges.filter(
        (edge) =>
          edge &&
          !board.walls.some(
            ({ from, to }) => from.x <= edge.x && edge.x <= to.x && from.y <= edge.y && edge.y <= to.y,
          ),
      );
      expect(open, room).toHaveLength(doors.length);
    }
  });

  it("leaves space for six tokens and a name in every room", () => {
    for (const { room, rect } of board.rooms) {
      expect(rect.w, room).toBeGreaterThanOrEqual(6);
      expect(rect.h, room).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("the small boards", () => {
  it("are read too", () => {
    expect(boardOf("lodge").rooms.map(({ room }) => room)).toEqual(["study", "hall", "lounge", "library"]);
    expect(boardOf("lodge").passages.study).toBe("library");
    expect(boardOf("hut").doors).toHaveLength(2);
    expect(boardOf("hut").stairs).toBeNull();
  });
});

describe("outlines", () => {
  it("goes round a ring on both sides", () => {
    const ring = [0, 1, 2]
      .flatMap((row) => [0, 1, 2].map((col) => ({ row, col })))
      .filter(({ row, col }) => !(row === 1 && col === 1));
    const lines = outline(ring);
    expect(lines.map((line) => line.length).sort()).toEqual([4, 4]);
    expect(pathOf(lines, 10)).toMatch(/^M.*ZM.*Z$/);
  });

  it("finds the roomiest rectangle", () => {
    const cells = [{ row: 0, col: 1 }, ...[1, 2].flatMap((row) => [0, 1, 2].map((col) => ({ row, col })))];
    expect(roomiest(cells)).toEqual({ x: 0, y: 1, w: 3, h: 2 });
  });
});

describe("the legend", () => {
  it("is that of the rules", () => {
    for (const name of ["mansion", "lodge", "hut"] as const) {
      const legend =
        new RegExp(`const ${name.toUpperCase()}: Legend\\s*=\\s*Legend \\{([^}]*)\\}`).exec(rules)?.[1] ?? "";
      const letters = (field: string) => [...(new RegExp(`${field}: "(\\w+)"`).exec(legend)?.[1] ?? "")];
      const board = boardOf(name);
      expect(letters("rooms").map((letter) => LEGEND.rooms[letter])).toEqual(board.rooms.map(({ room }) => room));
      const starts = letters("starts").map((letter) => LEGEND.starts[letter]);
      expect(new Set(starts)).toEqual(new Set(board.starts.map(({ mark }) => mark)));
      const passages = [...legend.matchAll(/\('(\w)', '(\w)'\)/g)].map(([, one, other]) => [
        LEGEND.rooms[one!],
        LEGEND.rooms[other!],
      ]);
      expect(passages).toEqual(PASSAGES[name]);
    }
  });
});
