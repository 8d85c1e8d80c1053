/** What the server says of a notebook: from `crates/notebook`. */

export type { Advice } from "../../bindings/notebook/Advice";
export type { Answer } from "../../bindings/notebook/Answer";
export type { Asked } from "../../bindings/notebook/Asked";
export type { Cell } from "../../bindings/notebook/Cell";
export type { Deck } from "../../bindings/notebook/Deck";
export type { Entry } from "../../bindings/notebook/Entry";
export type { Fault } from "../../bindings/notebook/Fault";
export type { Notebook } from "../../bindings/notebook/Notebook";
export type { Player } from "../../bindings/notebook/Player";
export type { Proposal } from "../../bindings/notebook/Proposal";
export type { Sheet } from "../../bindings/notebook/Sheet";
export type { Source } from "../../bindings/notebook/Source";
export type { Triple } from "../../bindings/notebook/Triple";
export type { Why } from "../../bindings/notebook/Why";

import type { Deck } from "../../bindings/notebook/Deck";

/** The cards of the standard editions. */
export const STANDARD: Deck = {
  suspects: ["Miss Scarlet", "Colonel Mustard", "Mrs. White", "Mr. Green", "Mrs. Peacock", "Professor Plum"],
  weapons: ["Candlestick", "Knife", "Lead Pipe", "Revolver", "Rope", "Wrench"],
  rooms: [
    "Study",
    "Hall",
    "Lounge",
    "Library",
    "Dining Room",
    "Billiard Room",
    "Ballroom",
    "Conservatory",
    "Kitchen",
  ],
};
