/** The boards by name, from the text maps of the rules: one copy for the rules and for the picture. */

import mansion from "../boards/mansion.txt?raw";
import lodge from "../boards/lodge.txt?raw";
import hut from "../boards/hut.txt?raw";
import type { BoardName } from "$parlour/bindings/clue/BoardName";
import { readMap, type Geometry, type Legend, type RoomPlan as Plan } from "$parlour/mansion/geometry";
import type { Room, Suspect } from "./cards";

export type RoomPlan = Plan<Room>;

export const LEGEND: Legend<Room, Suspect> = {
  rooms: {
    s: "study",
    h: "hall",
    l: "lounge",
    b: "library",
    d: "dining_room",
    i: "billiard_room",
    a: "ballroom",
    c: "conservatory",
    k: "kitchen",
  },
  starts: {
    S: "miss_scarlet",
    M: "colonel_mustard",
    W: "mrs_white",
    G: "mr_green",
    E: "mrs_peacock",
    P: "professor_plum",
  },
};

export interface Board extends Geometry<Room, Suspect> {
  name: BoardName;
  /** Where each secret passage leads, for the words beside its mouth. */
  passages: Partial<Record<Room, Room>>;
}

export const PASSAGES: Record<BoardName, [Room, Room][]> = {
  mansion: [
    ["study", "kitchen"],
    ["lounge", "conservatory"],
  ],
  lodge: [
    ["study", "library"],
    ["hall", "lounge"],
  ],
  hut: [],
};

const MAPS: Record<BoardName, string> = { mansion, lodge, hut };
const read = new Map<BoardName, Board>();

/** The board of that name. */
export function boardOf(name: BoardName): Board {
  let board = read.get(name);
  if (!board) {
    const passages = Object.fromEntries(
      PASSAGES[name].flatMap(([one, other]) => [
        [one, other],
        [other, one],
      ]),
    );
    board = { ...readMap(MAPS[name], LEGEND), name, passages };
    read.set(name, board);
  }
  return board;
}
