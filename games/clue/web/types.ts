/** The rules' JSON, and the private notes. */

import type { BoardProps } from "$parlour/plugin";
import type { BoardName } from "./boards";
import type { Card, Crime, Room, Suspect } from "./cards";
import type { Notes } from "./sheet";

export type Square = [row: number, col: number];
export type Place = { square: Square } | { room: Room };
export type Phase = "deal" | "start" | "dice" | "walk" | "entered" | "answer" | "answered" | "over";
export type Mark = "yes" | "no" | "unknown";

export interface Suggestion {
  by: number;
  crime: Crime;
  passed: number[];
  asked: number | null;
  shown_by: number | null;
}

export interface Public {
  deck: Card[];
  hand_sizes: number[];
  tokens: Place[];
  weapons: Room[];
  active: number;
  phase: Phase;
  dice: number[];
  summoned: boolean[];
  suggestion: Suggestion | null;
  lacks: Card[][];
  accused: (Crime | null)[];
  winner: number | null;
  case_file: Crime | null;
}

export interface SheetRow {
  card: Card;
  seats: Mark[];
  case_file: Mark;
}

export interface Own {
  seat: number;
  hand: Card[];
  shown_to_me: Card[][];
  shown_by_me: Card[][];
  shown: Card | null;
  case_file: Crime | null;
  sheet: SheetRow[];
}

export interface View {
  public: Public;
  own: Own | null;
}

export interface Destination {
  to: Place;
  route: Square[];
}

export interface Walk {
  board: BoardName;
  from: Place;
  taken: Square[];
  steps: number;
  full_roll: "required" | "up_to";
  destinations: Destination[];
}

export interface Options {
  deck: Card[];
  roll: boolean;
  passage: Room | null;
  walk: Walk | null;
  suggest: Room | null;
  show: Card[];
  pass: boolean;
  accuse: boolean;
  end: boolean;
}

export interface Deal {
  hands: Card[][];
  case_file: Crime;
  weapons: Room[];
}

export type Move =
  | ({ type: "deal" } & Deal)
  | { type: "roll" }
  | { type: "dice"; dice: number[] }
  | { type: "go"; to: Place }
  | { type: "passage" }
  | ({ type: "suggest" } & Crime)
  | { type: "show"; card: Card }
  | { type: "pass" }
  | ({ type: "accuse" } & Crime)
  | { type: "end" };

export type Observation =
  | { type: "dealt"; hand: Card[] | null; weapons: Room[] }
  | { type: "rolls"; seat: number }
  | { type: "rolled"; seat: number; dice: number[] }
  | { type: "went"; seat: number; from: Place; route: Square[]; to: Place }
  | { type: "took_passage"; seat: number; from: Room; to: Room }
  | ({ type: "suggested"; seat: number } & Crime)
  | ({ type: "passed"; seat: number; to: number } & Crime)
  | ({ type: "showed"; seat: number; to: number; card: Card | null } & Crime)
  | ({
      type: "accused";
      seat: number;
      right: boolean;
      case_file: Crime | null;
      winner: number | null;
    } & Crime)
  | { type: "ended"; seat: number }
  | { type: "waited"; seat: number };

export interface Setup {
  tokens: Suspect[];
  edition: "1972" | "1986";
  dice: number;
  full_roll: "required" | "up_to";
  suggestion_on_entry: "required" | "optional";
  last_detective: "wins" | "must_solve";
  board: BoardName;
  suspects: number;
  weapons: number;
}

export type Props = BoardProps<View, Options, Observation, Move, Setup, Notes>;
