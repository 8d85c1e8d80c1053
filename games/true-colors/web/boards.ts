/** The boards by name, from the text maps of the rules: one copy for the rules and for the picture. */

import { readMap, type Geometry, type Legend, type RoomPlan as Plan } from "$parlour/mansion/geometry";
import cottage from "../boards/cottage.txt?raw";
import mansion from "../boards/mansion.txt?raw";
import type { Where } from "./cards";
import type { BoardName, Setup } from "./types";

/** A room of the board: one of the twelve, or the large space in the middle. */
export type Area = Where | "centre";
/** The eight pads, named by where they lie. */
export type Pad = string;
export type RoomPlan = Plan<Area>;

const ROOMS: Record<string, Area> = {
  a: "ballroom",
  t: "bathroom",
  e: "bedroom",
  i: "billiard_room",
  c: "conservatory",
  d: "dining_room",
  h: "hall",
  k: "kitchen",
  b: "library",
  l: "lounge",
  m: "music_room",
  s: "study",
  w: "centre",
};

const PADS: Record<BoardName, Record<string, Pad>> = {
  mansion: {
    1: "north-west",
    2: "north-east",
    3: "upper-west",
    4: "upper-east",
    5: "lower-west",
    6: "lower-east",
    7: "south-west",
    8: "south-east",
  },
  cottage: { 1: "north", 2: "west" },
};

export interface Board extends Geometry<Area, Pad> {
  name: BoardName;
}

/** What the letters of a board's map mean. */
export function legendOf(name: BoardName): Legend<Area, Pad> {
  return { rooms: ROOMS, starts: PADS[name] };
}

const MAPS: Record<BoardName, string> = { mansion, cottage };
const read = new Map<BoardName, Board>();

/** The board of that name. */
export function boardOf(name: BoardName): Board {
  let board = read.get(name);
  if (!board) {
    board = { ...readMap(MAPS[name], legendOf(name)), name };
    read.set(name, board);
  }
  return board;
}

/** The board that a game is played on. */
export function boardFor(setup: Setup): Board {
  return boardOf(setup.toy ? "cottage" : "mansion");
}
