export type Suit = "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "pink" | "rainbow";
export type Cards = { [key in Suit]?: number };
export interface Pile {
  count: number;
  shown: Cards;
}
export interface Lay {
  seat: number;
  count: number;
  say: Suit;
}
export interface Doubt {
  by: number;
  of: number;
  say: Suit;
  cards: Cards;
  truthful: boolean;
  punished: number;
  minus: number;
  draws: number;
}
export interface Score {
  hand: number;
  minus: number;
  rainbow: boolean;
  points: number;
}
export interface GameResult {
  winner: number | null;
  scores: Score[];
}
export type Phase =
  | { type: "deal" }
  | { type: "lead"; seat: number }
  | { type: "answer"; seat: number }
  | { type: "last_card"; seat: number }
  | { type: "draw"; by: number; from: number; count: number }
  | { type: "over" };
export interface Public {
  game: number;
  games: number;
  deck: Cards;
  out: number;
  phase: Phase;
  hands: Pile[];
  minus: Pile[];
  lays: Lay[];
  standing: Lay | null;
  passed: number[];
  doubt: Doubt | null;
  decisions: number;
  results: GameResult[];
  totals: number[];
}
export interface Own {
  hand: Cards;
  lays: (Cards | null)[];
  minus: Cards[];
  drawn: Cards | null;
}
export interface View {
  public: Public;
  own: Own | null;
}
export type Event =
  | {
      type: "deal";
      game: number;
      games: number;
      leader: number;
      each: number;
      out: number;
      hand: Cards | null;
    }
  | {
      type: "lay";
      seat: number;
      count: number;
      say: Suit;
      last: boolean;
      cards: Cards | null;
    }
  | { type: "pass"; seat: number; last: boolean; leads: number | null }
  | { type: "doubt"; doubt: Doubt }
  | {
      type: "draw";
      by: number;
      from: number;
      count: number;
      cards: Cards | null;
    };
export interface Ended {
  result: GameResult;
  totals: number[];
  match_over: boolean;
}
export interface Observation {
  event: Event;
  ended: Ended | null;
}
export interface LayOptions {
  hand: Cards;
  at_least: number;
  say: Suit[];
}
export type Options =
  | { type: "over" }
  | { type: "deal"; deck: Cards; seats: number; each: number }
  | { type: "draw"; from: Cards; count: number }
  | { type: "play"; lay: LayOptions | null; doubt: boolean; pass: boolean };
export type Move =
  | { type: "deal"; hands: Cards[]; out: Cards }
  | { type: "draw"; cards: Cards }
  | { type: "lay"; cards: Cards; say: Suit }
  | { type: "doubt" }
  | { type: "pass" };
export interface Setup {
  seats: number;
  cards_per_suit: number;
  who_may_doubt: "each_in_turn" | "next_only";
  games: number;
  max_turns: number;
  five_suits: Suit[] | null;
  toy: { suits: number; removed: number } | null;
}
