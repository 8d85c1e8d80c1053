/**
 * What a game gives to the web client: one folder `games/<name>/web` whose `index.ts` exports a {@link GamePlugin}
 * as default. The shell finds it by itself; nothing else has to be told of a new game.
 *
 * ```ts
 * // games/clue/web/index.ts
 * import type { GamePlugin } from "$parlour/plugin";
 * import Board from "./Board.svelte";
 * import { words } from "./words";
 *
 * const plugin: GamePlugin<View, Options, Observation, Move, Setup, Notes, Fact> = { name: "clue", words, Board };
 * export default plugin;
 * ```
 *
 * The shell draws everything round the board: the players and whose turn it is, the status line, the log, notices,
 * refusals, connection, settings, the end of the game, the replay's slider. It says what the server tells in the
 * words of the plugin. A board draws the view, offers the
 * options and calls {@link BoardProps.act}. It holds no rules: what may be done is in `options`.
 *
 * Beside `index.ts` the folder may have
 * - `cover.svg`: a picture for the game's card on the home page, 16:9, readable on light and dark;
 * - `bots/<level>.svg`: a bot's face, round, readable from 44 pixels on, without scripts and styles;
 * - `HowTo.svelte`: how the game is played, in pictures and at most 500 words, for the help and the page of the rules;
 *   at a table it is given its `setup`, its words begin with `page-how-`, and it is loaded when somebody wants it;
 * - `fixtures.ts`: moments of the game for `npm run dev` at `/dev/<name>` ({@link Fixture});
 * - `e2e.ts`: a driver that plays through the page as a hand would (`$e2e/driver`);
 * - `*.test.ts`: unit tests, run by `npm test`; those of the words begin with `$parlour/wording` and `$parlour/disguise`.
 *
 * For boards to be at home here: colours and spaces come from `src/ui/theme.css`, shared pieces from `$parlour/ui`.
 * The area's width is asked for with `@container board (max-width: 40rem)`. Under the content security policy a
 * `style` attribute in the markup has no effect: write `style:left={...}` or a class. Nothing is loaded from
 * elsewhere. A symbol says its name to whoever taps it: give what draws it a `data-name`. What only moves or is only coloured is also said in words or shown by a symbol. The shell announces the
 * news by itself; `announce` of `$parlour/ui/announce.svelte` is for what the news does not say.
 */

import type { Component } from "svelte";
import type { Aid, Certain, Help, Message, Problem, Review, Seat, Turn, Viewer, Why } from "./protocol";
import type { Words } from "./words";

export type {
  Aid,
  Certain,
  Chance,
  Followed,
  Help,
  Message,
  Problem,
  Review,
  Seat,
  Turn,
  Viewer,
  Why,
} from "./protocol";

/** One thing that the viewer was told. */
export interface News<Observation = unknown> {
  /** Its number, from 0, without gaps. */
  number: number;
  /** The observation in a sentence: `words.say(news.message, listenerOf(seats))` of `$parlour/words` says it. */
  message: Message;
  /** The game's observation. */
  observation: Observation;
}

/** How a seat is shown, the same everywhere on the page. */
export interface SeatLook {
  seat: Seat;
  /** The player's name; never "You". */
  name: string;
  /** The name of the chair, such as "Miss Scarlet". */
  chair: string;
  /** Where the chair is in the game's list of chairs. */
  chairIndex: number;
  /** A CSS colour for tokens and marks. Never the only sign: show `symbol` or the name with it. */
  colour: string;
  /** A CSS colour that can be read on `colour`. */
  ink: string;
  /** One or two characters that tell this seat from the others without colour. */
  symbol: string;
  /** Whether the viewer sits here. */
  you: boolean;
  /** Whether a bot plays here, now or for good. */
  bot: boolean;
}

/**
 * Why a player should not miss a piece of news: `mine` is what was done to them or what their doings came to, and
 * `deed` a move of their own that is its own result, such as an accusation; `result` is what others did to each other;
 * `own` is a move of their own seat, which a bot may have made while they were away.
 */
export type Concern = "mine" | "deed" | "result" | "own";

/** What the viewer wishes of every board. */
export interface BoardSettings {
  /** Whether sounds may be played. */
  sound: boolean;
  /** Whether things may move. When false, show the end of every animation at once. */
  motion: boolean;
  /** Whether single keys may be shortcuts. */
  keys: boolean;
}

/** Every seat's knowledge, for a replay in which everything is shown. */
export interface Everything<View = unknown, Move = unknown> {
  /** Each seat's view at this moment, by seat. */
  views: View[];
  /** Every move of the whole game as it was made, chance's too. */
  moves: Move[];
  /** How many of `moves` have been made at this moment. */
  ply: number;
}

/** What a board is given. All of it may change at any time. */
export interface BoardProps<
  View = unknown,
  Options = unknown,
  Observation = unknown,
  Move = unknown,
  Setup = unknown,
  Notes = unknown,
  Fact = unknown,
> {
  /** What the viewer knows now. */
  view: View;
  /** What the viewer may do now; null when it is not the viewer's turn. Show no controls then. */
  options: Options | null;
  /** What leaves the viewer one of the options alone, by `only`; undefined where all are there. */
  narrowed?: "lesson" | "hint";
  /** Who moves now. */
  turn: Turn;
  /** Whose eyes these are. */
  viewer: Viewer;
  /** What was agreed before the game. */
  setup: Setup;
  /** The seats, in seat order. */
  seats: SeatLook[];
  /** All that the viewer was told so far, in order; all of it is already part of `view`. */
  news: News<Observation>[];
  /**
   * The news that led from the view shown before to this one: what to animate. Empty on the first view, after a
   * reload or a reconnect, and whenever the shell jumps; so a board may always just draw `view`.
   */
  fresh: News<Observation>[];
  /**
   * The piece of news that the viewer points at in the log, to be pointed out on the board; null mostly.
   * Where the shell still has it, `view` is then the view right after that news, and `options` is null.
   */
  focus: News<Observation> | null;
  /**
   * How many pieces of news the viewer has gone on from: what came to them since then stands until they go on.
   */
  seen: number;
  /** Whether some of that stands above the board now. */
  unread?: boolean;
  /** The viewer has seen what there is to see, and goes on. */
  goOn: () => void;
  /**
   * Makes a move. Resolves with null when it is on the server's disk, with the problem when it was refused. The
   * shell has shown the problem by then; a board need only become usable again.
   */
  act: (move: Move) => Promise<Problem | null>;
  /** Whether a move is on its way; controls should be disabled meanwhile. */
  busy: boolean;
  /** The seat's private notes as last saved; null when there are none, and for spectators. */
  notes: Notes | null;
  /** Keeps the whole of the private notes (the server has them within a second). Does nothing for spectators. */
  saveNotes: (notes: Notes) => void;
  /** How much help the table gives to all its players. */
  help: Help;
  /** What follows from what the viewer knows, as far as the help goes; null where it says nothing. */
  aid: Aid<Fact> | null;
  /** What is to be pointed out on the sheet, because it was certain at this moment; in a review only. */
  proof?: Certain<Fact>[] | null;
  /** Why a fact is certain, worked out on the server; null where it is not, or nobody may ask. */
  why: (fact: Fact) => Promise<Why | null>;
  /** What the viewer wishes. */
  settings: BoardSettings;
  /** Whether this is a replay: nothing can be done, and `fresh` is what the step before brought. */
  replay: boolean;
  /** In a replay in which everything is shown; else null. `viewer` is then the spectator. */
  everything: Everything<View, Move> | null;
  /**
   * Where the players sit round a big screen, which part of the board this is; else all of it. `hand` is on a player's
   * phone: what is theirs alone, and what they may do, in reach of one thumb; what leaves the phone with a move has
   * `data-leaves`. `table` is on the screen, seen by a spectator: all of it at once, since nobody scrolls there.
   */
  part?: "hand" | "table";
}

/** What is known where words are wanted instead of a board. */
export type Situation<View = unknown, Options = unknown, Setup = unknown> = Pick<
  BoardProps<View, Options, unknown, unknown, Setup>,
  "view" | "options" | "turn" | "viewer" | "setup" | "seats"
>;

/** What is shown when a game is over: {@link GamePlugin.Reveal}. */
export interface RevealProps<View = unknown, Move = unknown, Setup = unknown> {
  setup: Setup;
  seats: SeatLook[];
  /** Points by seat. */
  scores: number[];
  /** Every move as it was made, chance's too: the truth. */
  moves: Move[];
  /** Each seat's last view, by seat. */
  views: View[];
}

/** What is shown of the notes kept by hand in a review: {@link GamePlugin.Slips}. */
export interface SlipsProps<Fact = unknown> {
  review: Review<Fact>;
  /** The notes as they were in the end. */
  notes: unknown;
  /** Whose they are. */
  seat: Seat;
  seats: SeatLook[];
  /** Leads the replay to a moment. */
  jump: (ply: number) => void;
  /** Why a fact was certain for a seat at a moment. */
  why: (fact: Fact, seat: Seat, ply: number) => Promise<Why | null>;
}

/** Something that can be done: what it is called on the board, and what it does, in a sentence without a capital. */
export type Way = [what: string, does: string];

/** What a player wants, with who they are where that is hidden from the others. */
export interface Goal {
  /** In a sentence or two. */
  whole: string;
  /** In so few words that they can be read on a phone. */
  short: string;
}

/** How a chair looks. */
export interface ChairLook {
  colour: string;
  ink: string;
  symbol: string;
}

/** An option of the rules that is too large for a form: the host takes it from a JSON file. */
export interface FileOption {
  key: string;
  /** Its name in words. */
  title: string;
  /** What it changes, in a sentence. */
  help: string;
  /** The clause that defines it. */
  clause: string;
}

/** A game's part of the client. Only `name`, `words` and `Board` are needed. */
export interface GamePlugin<
  View = unknown,
  Options = unknown,
  Observation = unknown,
  Move = unknown,
  Setup = unknown,
  Notes = unknown,
  Fact = unknown,
> {
  /** The game's name in addresses: the folder's name, `Info::name` of the server. */
  name: string;
  /** The words of the game, from `games/<name>/words/en.ftl`: for its board, and for what the server tells. */
  words: Words;
  /** The board. It fills the width that it is given; `@container board (...)` asks for that width. */
  Board: Component<BoardProps<View, Options, Observation, Move, Setup, Notes, Fact>>;
  /** How chair `index` (of the game's list of chairs), called `name`, looks; without it the shell gives colours and letters. */
  chair?: (index: number, name: string) => ChairLook;
  /**
   * What the one to move has to do, in words, for the status line, the tab's title and the screen reader. On the
   * viewer's own turn an imperative without a full stop that follows "Your turn: " ("roll the die, or use the secret
   * passage"); else a whole sentence ("Ada looks for a card to show."), or null for the shell's own words.
   */
  prompt?: (situation: Situation<View, Options, Setup>) => string | null;
  /** The same options with this one move alone: what a lesson lets its learner choose. */
  only?: (options: Options, move: Move) => Options;
  /** What the viewer wants, which stands at the table all the time; null for spectators. */
  goal?: (situation: Situation<View, Options, Setup>) => Goal | null;
  /** Whether a player should not miss this news, and why; null where the log is enough, and for spectators. */
  concern?: (news: News<Observation>, situation: Situation<View, Options, Setup>) => Concern | null;
  /** Whether the viewer could have chosen otherwise in this move of their own, where the table can make it by an order. */
  chose?: (news: News<Observation>, situation: Situation<View, Options, Setup>) => boolean;
  /** Whether a piece of news tells something of what is hidden; without it all of them may. */
  tells?: (news: News<Observation>) => boolean;
  /** What the viewer can do now, for whoever does not know yet: each button or place, and what it does. */
  ways?: (situation: Situation<View, Options, Setup>) => Way[];
  /** A score in words or figures, where games are counted in points; without it they are only won or lost. */
  points?: (score: number) => string;
  /** How much of a score makes one point, where the rules count in parts of one. */
  onePoint?: number;
  /**
   * How long, in milliseconds, the moment after this news should be seen before the next is shown; 0 by default.
   * The shell waits only while it is not far behind, and never where motion is reduced.
   */
  linger?: (news: News<Observation>) => number;
  /**
   * For how long of that, in milliseconds, the shell says nothing of the news, because the board is still showing it;
   * 0 by default. What the viewer may do is offered at once.
   */
  suspense?: (news: News<Observation>) => number;
  /** Whether the board shows this news until its viewer goes on: in a lesson nothing else comes before they do. */
  stays?: (news: News<Observation>, viewer: Viewer) => boolean;
  /** More on one piece of news, shown under its entry in the log when the viewer opens it. */
  Details?: Component<{
    news: News<Observation>;
    setup: Setup;
    seats: SeatLook[];
    viewer: Viewer;
    /** What came before it, and later. */
    all: News<Observation>[];
  }>;
  /** Signs that rain over the page for who has won: one or two characters each. */
  confetti?: readonly string[];
  /** What was hidden, shown when the game is over: turned up one after the other (`$parlour/ui/Turned.svelte`). */
  Reveal?: Component<RevealProps<View, Move, Setup>>;
  /** Which other orders an order needs before the table can follow it, by their keys: each has to say something. */
  needs?: Readonly<Record<string, readonly string[]>>;
  /** The keys of the orders that are done, so that the table never follows them again. */
  spent?: (given: Readonly<Record<string, string>>, news: readonly News<Observation>[], seat: Seat) => string[];
  /** What stands before the name of a value in the form of the options, such as a colour's symbol. Decoration. */
  OptionMark?: Component<{ option: string; value: string }>;
  /** Options that the host takes from a JSON file, such as another deck. */
  files?: FileOption[];
  /** The slips in the notes kept by hand, for the review. */
  Slips?: Component<SlipsProps<Fact>>;
  /**
   * A move told in full in one sentence, for the replay in which everything is shown; null for the spectator's words.
   * `views` is each seat's view after the move.
   */
  tell?: (move: Move, situation: { setup: Setup; seats: SeatLook[]; views: View[] }) => string | null;
  /** Shortcuts of the board for the help page, keys and what they do in words, such as `["R", "Roll the die"]`. */
  shortcuts?: [keys: string, does: string][];
}

/** A moment of a game for `npm run dev`: what `/dev/<name>` shows without a server. */
export interface Fixture<
  View = unknown,
  Options = unknown,
  Observation = unknown,
  Setup = unknown,
  Notes = unknown,
  Fact = unknown,
> {
  title: string;
  setup: Setup;
  view: View;
  options: Options | null;
  turn: Turn;
  viewer: Viewer;
  /** Names by seat. */
  names: string[];
  news?: News<Observation>[];
  fresh?: News<Observation>[];
  notes?: Notes | null;
  help?: Help;
  aid?: Aid<Fact> | null;
}
