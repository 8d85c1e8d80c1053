/**
 * The messages between server and client, by the names of `crates/server/src/protocol.rs`.
 *
 * What depends on a game (views, options, observations, moves) is `unknown` here; its plugin knows the type.
 */

export type Seat = number;
export type Viewer = { seat: Seat } | "spectator";
export type Turn = { player: Seat } | "chance" | "over";

export type FromClient =
  | { type: "hello"; token: string | null; from: number }
  | { type: "move"; key: string; at: number; move: unknown }
  | { type: "notes"; notes: unknown };

export type ToClient =
  | { type: "welcome"; viewer: Viewer; chair: number | null; host: boolean; setup: unknown }
  | ({ type: "room" } & Room)
  | { type: "news"; number: number; text: string; observation: unknown }
  | { type: "now"; at: number; view: unknown; turn: Turn; options: unknown; scores: number[] | null }
  | { type: "notes"; notes: unknown }
  | { type: "accepted"; key: string }
  | { type: "refused"; key: string | null; problem: Problem };

export interface Problem {
  code: string;
  message: string;
  clause: string | null;
}

export type Phase = "lobby" | "playing" | "over";

export interface Room {
  table: string;
  game: string;
  options: Record<string, unknown>;
  listed: boolean;
  phase: Phase;
  chairs: Chair[];
  spectators: number;
  rematch: string | null;
}

export interface Chair {
  seat: Seat | null;
  who: Sitter | null;
}

export interface Sitter {
  name: string;
  bot: string | null;
  connected: boolean;
  bot_in_ms: number | null;
  stand_in: boolean;
}

export interface Choice {
  value: string;
  title: string;
}

export type OptionKind =
  { type: "choice"; choices: Choice[] } | { type: "number"; min: number; max: number; default: number };

export interface OptionInfo {
  key: string;
  clause: string;
  title: string;
  help: string;
  kind: OptionKind;
}

export interface BotInfo {
  name: string;
  title: string;
  blurb: string;
}

export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  minutes: string;
  chairs: string[];
  seats: number[];
  options: OptionInfo[];
  rules: string;
  bots: BotInfo[];
}

export interface Open {
  game: string;
  options: Record<string, unknown>;
  listed: boolean;
  name: string;
  chair: number | null;
  bots: [number, string][];
  start: boolean;
}

export interface Opened {
  table: string;
  host: string | null;
  seat: string | null;
}

export interface Seated {
  chair: number;
  seat: string;
}

export type HostDoes =
  | { do: "bot"; chair: number; level: string }
  | { do: "free"; chair: number }
  | { do: "options"; options: Record<string, unknown> }
  | { do: "list"; listed: boolean }
  | { do: "start" };

export interface Listed {
  table: string;
  game: string;
  phase: Phase;
  names: string[];
  free: number;
}

export interface Replay {
  game: string;
  setup: unknown;
  names: string[];
  scores: number[];
  moves: unknown[];
  sides: Frame[][];
}

export interface Frame {
  text: string | null;
  observation: unknown;
  view: unknown;
  turn: Turn;
}
