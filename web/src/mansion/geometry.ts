/**
 * The board's geometry, read from the text map that the rules read: what is drawn where. Nothing here decides what
 * may be done.
 *
 * Lengths are in squares; the first square's upper left corner is (0, 0).
 */

/** A place on the grid. */
export interface At {
  row: number;
  col: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

export type Side = "north" | "east" | "south" | "west";

export type Cell<R extends string = string> = "corridor" | "stairs" | "outside" | { room: R };

export interface Door<R extends string = string> {
  room: R;
  /** The room's cell beside the door. */
  cell: At;
  /** The corridor square before it. */
  doorstep: At;
  /** The wall that it is in. */
  side: Side;
}

export interface RoomPlan<R extends string = string> {
  room: R;
  cells: At[];
  /** The room's edge as closed lines. */
  outline: Point[][];
  /** The roomiest rectangle inside: where the name, tokens and weapons have space. */
  rect: Rect;
  doors: Door<R>[];
  /** Where its secret passage begins, if it has one. */
  mouth: At | null;
}

export interface Wall {
  from: Point;
  to: Point;
}

/** A house: `R` names its rooms, `S` what stands on marked squares of the corridor. */
export interface Geometry<R extends string = string, S extends string = string> {
  rows: number;
  cols: number;
  cells: Cell<R>[][];
  /** Corridor squares in reading order: a square's place is its number. */
  squares: At[];
  rooms: RoomPlan<R>[];
  doors: Door<R>[];
  /** The marked squares: where pawns start, or whatever else the game has there. */
  starts: { mark: S; at: At }[];
  /** Where the stairs are; null on a board without. */
  stairs: Rect | null;
  walls: Wall[];
}

/** What the letters of a map mean. */
export interface Legend<R extends string = string, S extends string = string> {
  rooms: Record<string, R>;
  starts: Record<string, S>;
}

const ARROWS: Record<string, Side> = {
  "^": "north",
  ">": "east",
  v: "south",
  "<": "west",
};

export const STEP: Record<Side, At> = {
  north: { row: -1, col: 0 },
  east: { row: 0, col: 1 },
  south: { row: 1, col: 0 },
  west: { row: 0, col: -1 },
};

export const SIDES: Side[] = ["north", "east", "south", "west"];

export function step(at: At, side: Side): At {
  return { row: at.row + STEP[side].row, col: at.col + STEP[side].col };
}

export function same(one: At, other: At): boolean {
  return one.row === other.row && one.col === other.col;
}

/** The middle of a square. */
export function middle(at: At): Point {
  return { x: at.col + 0.5, y: at.row + 0.5 };
}

/** Reads a map: letters by the legend, the other signs as the rules' maps have them. */
export function readMap<R extends string, S extends string>(text: string, legend: Legend<R, S>): Geometry<R, S> {
  const signs = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => [...line]);
  const sign = (at: At) => signs[at.row]?.[at.col];

  /** The room that a door or the mouth of a passage touches; arrows beside it are looked through. */
  function roomAround(at: At): R {
    for (const side of SIDES) {
      let next = step(at, side);
      while (ARROWS[sign(next) ?? ""]) next = step(next, side);
      const room = legend.rooms[sign(next) ?? ""];
      if (room) return room;
    }
    throw new Error(`no room beside row ${at.row}, column ${at.col} of the map`);
  }

  function cell(at: At): Cell<R> {
    const here = sign(at)!;
    if (here === "." || here === "o" || legend.starts[here]) return "corridor";
    if (here === "x") return "stairs";
    if (here === "#") return "outside";
    return { room: legend.rooms[here] ?? roomAround(at) };
  }

  const places = signs.flatMap((line, row) => line.map((_, col): At => ({ row, col })));
  const cells = signs.map((line, row) => line.map((_, col) => cell({ row, col })));
  const doors = places.flatMap((at): Door<R>[] => {
    const side = ARROWS[sign(at)!];
    return side ? [{ room: roomAround(at), cell: at, doorstep: step(at, side), side }] : [];
  });
  const mouths = places.filter((at) => sign(at) === "*");
  const roomOf = (at: At) => roomAt(cells, at);

  const rooms = Object.values(legend.rooms).flatMap((room): RoomPlan<R>[] => {
    const own = places.filter((at) => roomOf(at) === room);
    if (own.length === 0) return [];
    return [
      {
        room,
        cells: own,
        outline: outline(own),
        rect: roomiest(own),
        doors: doors.filter((door) => door.room === room),
        mouth: mouths.find((at) => roomOf(at) === room) ?? null,
      },
    ];
  });
  const stairs = places.filter((at) => cells[at.row]![at.col] === "stairs");
  return {
    rows: signs.length,
    cols: signs[0]?.length ?? 0,
    cells,
    squares: places.filter((at) => cells[at.row]![at.col] === "corridor"),
    rooms,
    doors,
    starts: places.flatMap((at) => {
      const mark = legend.starts[sign(at)!];
      return mark ? [{ mark, at }] : [];
    }),
    stairs: stairs.length > 0 ? roomiest(stairs) : null,
    walls: walls(cells, doors),
  };
}

/** The room that a place belongs to. */
export function roomAt<R extends string>(cells: Cell<R>[][], at: At): R | null {
  const here = cells[at.row]?.[at.col];
  return typeof here === "object" ? here.room : null;
}

/** The edge of a set of cells as closed lines, corners only. */
export function outline(cells: At[]): Point[][] {
  const inside = new Set(cells.map((at) => `${at.row},${at.col}`));
  const has = (at: At) => inside.has(`${at.row},${at.col}`);
  // Every edge with the set on its right hand, by where it begins.
  const edges = new Map<string, Point[]>();
  for (const at of cells) {
    const [left, top, right, bottom] = [at.col, at.row, at.col + 1, at.row + 1];
    const add = (side: Side, from: Point, to: Point) => {
      if (has(step(at, side))) return;
      const key = `${from.x},${from.y}`;
      edges.set(key, [...(edges.get(key) ?? []), to]);
    };
    add("north", { x: left, y: top }, { x: right, y: top });
    add("east", { x: right, y: top }, { x: right, y: bottom });
    add("south", { x: right, y: bottom }, { x: left, y: bottom });
    add("west", { x: left, y: bottom }, { x: left, y: top });
  }
  const lines: Point[][] = [];
  for (const [start] of edges) {
    while (edges.get(start)?.length) {
      const line: Point[] = [];
      let key = start;
      for (;;) {
        const next = edges.get(key)?.pop();
        if (!next) break;
        line.push(next);
        key = `${next.x},${next.y}`;
      }
      lines.push(corners(line));
    }
  }
  return lines;
}

/** A closed line without the points on its straight parts. */
function corners(line: Point[]): Point[] {
  return line.filter((point, place) => {
    const before = line.at(place - 1)!;
    const after = line[(place + 1) % line.length]!;
    return !((before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y));
  });
}

/** The rectangle of these cells that has most space for rows of tokens: width counts, height over four rows hardly. */
export function roomiest(cells: At[]): Rect {
  const inside = new Set(cells.map((at) => `${at.row},${at.col}`));
  const space = ({ w, h }: Rect) => w * Math.min(h, 4) + (w * h) / 1000;
  let best: Rect = { x: 0, y: 0, w: 0, h: 0 };
  for (const top of cells) {
    let width = Infinity;
    for (let row = top.row; inside.has(`${row},${top.col}`); row++) {
      let w = 0;
      while (w < width && inside.has(`${row},${top.col + w}`)) w++;
      width = w;
      const rect = { x: top.col, y: top.row, w: width, h: row - top.row + 1 };
      if (space(rect) > space(best)) best = rect;
    }
  }
  return best;
}

/** Walls stand round rooms and the stairs and between the corridor and the garden; doors leave gaps. */
function walls(cells: Cell[][], doors: Door[]): Wall[] {
  const rows = cells.length;
  const cols = cells[0]?.length ?? 0;
  const kind = (row: number, col: number): string => {
    const here = cells[row]?.[col] ?? "outside";
    return typeof here === "object" ? here.room : here;
  };
  const open = new Set(doors.map((door) => edgeKey(door.cell, door.side)));
  const found: Wall[] = [];
  for (let row = 0; row <= rows; row++) {
    runs(cols, (col) => {
      const wall = kind(row - 1, col) !== kind(row, col);
      return wall && !open.has(edgeKey({ row, col }, "north"));
    }).forEach(([from, to]) => found.push({ from: { x: from, y: row }, to: { x: to, y: row } }));
  }
  for (let col = 0; col <= cols; col++) {
    runs(rows, (row) => {
      const wall = kind(row, col - 1) !== kind(row, col);
      return wall && !open.has(edgeKey({ row, col }, "west"));
    }).forEach(([from, to]) => found.push({ from: { x: col, y: from }, to: { x: col, y: to } }));
  }
  return found;
}

/** One name for an edge, from whichever side it is seen. */
function edgeKey(at: At, side: Side): string {
  if (side === "south") return edgeKey(step(at, "south"), "north");
  if (side === "east") return edgeKey(step(at, "east"), "west");
  return `${side} of ${at.row},${at.col}`;
}

/** The runs of numbers below `count` that `holds` holds for, each as [from, to). */
function runs(count: number, holds: (place: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let place = 0; place < count; place++) {
    if (!holds(place)) continue;
    const last = found.at(-1);
    if (last && last[1] === place) last[1] = place + 1;
    else found.push([place, place + 1]);
  }
  return found;
}

/** The gap in the wall that a door is, from end to end. */
export function gap(door: Door): Wall {
  const { row, col } = door.cell;
  switch (door.side) {
    case "north":
      return { from: { x: col, y: row }, to: { x: col + 1, y: row } };
    case "south":
      return { from: { x: col, y: row + 1 }, to: { x: col + 1, y: row + 1 } };
    case "west":
      return { from: { x: col, y: row }, to: { x: col, y: row + 1 } };
    case "east":
      return { from: { x: col + 1, y: row }, to: { x: col + 1, y: row + 1 } };
  }
}

/** The plan of a room of this house. */
export function planOf<R extends string>({ rooms }: Pick<Geometry<R>, "rooms">, room: R): RoomPlan<R> {
  return rooms.find((plan) => plan.room === room)!;
}

/** A room's middle, where its name stands. */
export function centre({ rect }: Pick<RoomPlan, "rect">): Point {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

/** The door of a room that one takes from or to a doorstep; undefined where there is none. */
export function doorAt<R extends string>(
  { doors }: Pick<Geometry<R>, "doors">,
  room: R,
  doorstep: At | null | undefined,
): Door<R> | undefined {
  return doorstep ? doors.find((door) => door.room === room && same(door.doorstep, doorstep)) : undefined;
}

/** The point that a way through a door passes, as a list: empty where there is no door. */
export function through(door: Door | undefined): Point[] {
  if (!door) return [];
  const { from, to } = gap(door);
  return [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }];
}

/** Closed lines as the data of an SVG path, `scale` units to a square. */
export function pathOf(lines: Point[][], scale: number): string {
  return lines.map((line) => `M${line.map(({ x, y }) => `${x * scale} ${y * scale}`).join("L")}Z`).join("");
}
