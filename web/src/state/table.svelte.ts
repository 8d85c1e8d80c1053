/** Everything that the page knows of one table: the people, the game as shown, the log, the notes. */

import { SvelteMap } from "svelte/reactivity";
import { coverWordsOf } from "../covers";
import { pluginOf } from "../games";
import { api, problemIn, whyNot } from "../net/api";
import { clock, Connection, socketAddress, type Status } from "../net/connection";
import { hasServer } from "../net/server";
import { Stage, type Moment, type Now } from "../net/stage";
import { isLocal } from "../offline/id";
import { LocalSocket } from "../offline/socket";
import type { Concern, GamePlugin, News, SeatLook, Situation } from "../plugin";
import type { Aid, GameInfo, Hint, Message, Problem, Prompt, Room, ToClient, Viewer, Why } from "../protocol";
import { ownProblem, problemText } from "../shell/problems";
import { listenerOf, type Words } from "../words";
import { seatLooks } from "../looks";
import { chairNames } from "./called";
import { leftOf } from "./clock";
import { furthestBehind, lingers, type Pace } from "./pace";
import { recap, type Recap, type Span } from "./recap";
import { faces, PHRASES, type FaceName } from "./faces";
import { settings } from "./settings.svelte";
import { heard, toOpenAtOnce } from "./shares";
import { browserStore, gameNotKept, placeAt, remember } from "./storage";
import { isYours } from "./turns";

/** A phrase that somebody said, or a face that they made. */
export interface Phrase {
  id: number;
  chair: number;
  /** The phrase; empty where it is a face. */
  text: string;
  face: FaceName | null;
}

/** How long a phrase is to be read. */
const PHRASE_STAYS = 7_000;
/** How many phrases are to be read at once. */
const PHRASES_AT_ONCE = 3;

/** How long bots at a table of this browser take where the page is fast: 1 as long as a person. */
const FAST = 0.4;

/** Help that takes longer than this comes after what it belongs to. */
const AID_WITHIN = 1_000;

/** Views kept for looking back; older ones are forgotten. */
const KEPT_VIEWS = 400;

export class TableState {
  /** Whether the table is in this browser alone. */
  readonly local: boolean;
  status: Status = $state({ state: "connecting" });
  room: Room | null = $state(null);
  /** When `room` came, for its countdowns. */
  roomAt = $state(0);
  viewer: Viewer = $state("spectator");
  /** Our chair, which in the lobby is not yet a seat. */
  chair: number | null = $state(null);
  /** Whether the token is the host's. */
  host = $state(false);
  /** The player's name, where the table tells nothing any more. */
  called = $state("");
  setup: unknown = $state.raw(null);
  /** What is shown now; null in the lobby. */
  moment: Moment | null = $state.raw(null);
  /** The last moment of which the words are said: before `moment` while the board keeps its viewer in suspense. */
  said: Moment | null = $state.raw(null);
  /** What is in the log: all news up to the moment said. */
  news: News[] = $state.raw([]);
  notes: unknown = $state.raw(null);
  /** Whether this page had the table open before its game was over, and so sees it end. */
  sawPlay = false;
  /** Whether a move is on its way. */
  busy = $state(false);
  /** The moment on which a move was accepted: its options are used up, though the next is not shown yet. */
  spent: Moment | null = $state.raw(null);
  /** What a lesson asks, and of which moment that is. */
  #lesson: { at: number; prompt: Prompt | null } | null = $state.raw(null);
  /** Whether the learner has left the lesson and plays on alone. */
  left = $state(false);
  /** What a lesson asked last, while it goes on. */
  taught: Prompt | null = $derived(this.left ? null : (this.#lesson?.prompt ?? null));
  /** The hint that was asked for last. */
  #hint: Hint | null = $state.raw(null);
  /** The hint for what is shown now. */
  hint: Hint | null = $derived(
    this.#hint && this.#hint.at === this.moment?.now.at && this.moment !== this.spent ? this.#hint : null,
  );
  /** What was said at the table lately, the latest last. */
  phrases: Phrase[] = $state.raw([]);
  /** The chairs that the viewer does not want to hear. */
  muted: number[] = $state.raw([]);
  plugin: GamePlugin | undefined = $state.raw();
  chairNames: string[] = $state.raw([]);

  seats: SeatLook[] = $derived(this.room ? seatLooks(this.plugin, this.chairNames, this.room, this.viewer) : []);
  /** What the viewer may do now. */
  options: unknown = $derived(this.moment !== this.spent && this.moment ? this.moment.now.options : null);
  /** What a lesson asks now; null where there is none, or it is not the learner's turn. */
  prompt: Prompt | null = $derived(this.#isShown(this.#lesson?.at) ? this.taught : null);
  /** How many pieces of news the player has gone on from. */
  seen = $state(0);
  /** The news that came while nobody was here, until the player goes on. */
  away: Span | null = $state.raw(null);
  /** Whether that was because our time was up. */
  late = $state(false);
  /** How many pieces of news have come. */
  #told = 0;
  /** The last of them that was a move of the player's own seat; -1 before there was one. */
  #moved = -1;
  /** The news of moves that our standing orders made while our page was open, until the player goes on. */
  ordered: number[] = $state.raw([]);
  /** How many had come when we were last here, until it is known what came meanwhile. */
  #left: number | null = null;
  /** What the player should not have missed. */
  recap: Recap | null = $derived(
    this.viewer === "spectator" || this.taught
      ? null
      : recap(this.news, (news) => this.#concern(news), this.seen, this.away, this.ordered),
  );
  yours = $derived(this.said !== null && isYours(this.said.now.turn, this.viewer));

  /** Views by how many pieces of news they follow. */
  readonly #views = new SvelteMap<number, Now>();
  readonly #store = browserStore();
  readonly #connection: Connection;
  readonly #stage: Stage;
  #notesTimer: (() => void) | null = null;
  #sayTimer: (() => void) | null = null;
  /** What is not shown before the help that belongs to it. */
  #held: Now | null = null;
  #heldTimer: (() => void) | null = null;
  #phrasesEver = 0;
  #onphrase: ((phrase: Phrase) => void) | null = null;
  #onmoment: ((moment: Moment) => void) | null = null;
  #onproblem: ((problem: Problem) => void) | null = null;

  /** Of several who share this browser, only the first is `remembered` by it; a big screen never is. */
  constructor(
    private readonly table: string,
    readonly token: string | null,
    private readonly moves: () => boolean,
    private readonly remembered = true,
    screen = false,
  ) {
    // Where there is no server, no table is anywhere else.
    this.local = isLocal(table) || !hasServer;
    const place = remembered ? placeAt(this.#store, table) : undefined;
    this.seen = place?.gone ?? 0;
    this.#left = place?.shown ?? null;
    this.ordered = place?.ordered ?? [];
    this.left = place?.lesson === false;
    const usual = (news: News) => (moves() && this.plugin?.linger?.(news)) || 0;
    this.#stage = new Stage(
      (moment) => this.#show(moment),
      {
        linger: (news) => {
          if (this.taught) return this.#stays(news) ? Infinity : usual(news);
          return lingers(this.#pace, usual(news), this.#concern(news));
        },
        // In a lesson nothing is passed over: it waits for its learner anyway.
        behind: (now) => (this.taught ? Infinity : furthestBehind(this.#pace, this.#isAwaited(now))),
      },
      clock,
    );
    // At a table of one's own nobody else waits: bots keep the pace of the page.
    const pace = () => (settings.pace === "fast" ? FAST : 1);
    this.#connection = new Connection(
      token,
      () => (this.local ? new LocalSocket({ table, token, pace: pace() }) : new WebSocket(socketAddress(table))),
      () => (this.local ? Promise.resolve(null) : whyNot(table)),
      { message: (message) => this.#hear(message), status: (status) => (this.status = status) },
      clock,
      screen,
      () => (remembered ? toOpenAtOnce(this.#store, table) : null),
    );
  }

  /** Learns the game that is played here: what the server says of it, its board and its words. */
  async learn(name: string): Promise<GameInfo | null> {
    const [games, plugin] = await Promise.all([api.games(), pluginOf(name)]);
    const game = games.find((one) => one.name === name) ?? null;
    this.chairNames = chairNames(plugin.words, game?.chairs ?? []);
    this.plugin = plugin;
    return game;
  }

  /** Whether what is shown is all there is, after so many pieces of news, with nothing done about it yet. */
  #isShown(at: number | undefined): boolean {
    return this.said !== null && this.said === this.moment && this.said !== this.spent && this.said.now.at === at;
  }

  /** Connects and watches the browser's network; call what it returns to leave the table. */
  enter(on: {
    moment: (moment: Moment) => void;
    phrase: (phrase: Phrase) => void;
    problem: (problem: Problem) => void;
  }): () => void {
    this.#onphrase = on.phrase;
    this.#onmoment = on.moment;
    this.#onproblem = (problem) => {
      if (problem.code === "not_kept") gameNotKept();
      on.problem(problem);
    };
    const online = () => this.#connection.renew();
    const offline = () => this.#connection.offline();
    const stopWatch = watchSleep(() => this.#connection.renew());
    if (!this.local) {
      addEventListener("online", online);
      addEventListener("offline", offline);
    }
    this.#connection.connect();
    return () => {
      removeEventListener("online", online);
      removeEventListener("offline", offline);
      stopWatch();
      this.#flushNotes();
      this.#sayTimer?.();
      this.#heldTimer?.();
      this.#stage.end();
      this.#connection.end();
    };
  }

  /** Tries to connect now. */
  retry(): void {
    this.#connection.renew();
  }

  /** Makes a move; see the plugin's `act`. */
  act = async (move: unknown): Promise<Problem | null> => {
    const moment = this.moment;
    if (!moment) return null;
    this.busy = true;
    try {
      const problem = await this.#connection.move(moment.now.at, move);
      if (problem) {
        // What was chosen has been answered for the player meanwhile: there is nothing to choose again.
        if (problem.code !== "stale" || this.#moved < moment.now.at) this.#onproblem?.(problem);
      } else {
        this.spent = moment;
        this.#pass(moment.now.at);
      }
      return problem;
    } finally {
      this.busy = false;
    }
  };

  /** The player has seen what is shown; see the plugin's `goOn`. */
  goOn = (): void => this.#pass(this.said?.now.at ?? this.seen);

  #pass(seen: number): void {
    this.seen = seen;
    this.away = null;
    this.ordered = [];
    this.late = false;
    this.#remember();
    // What has come since then has not been seen.
    if ((this.moment?.now.at ?? 0) <= seen) this.#stage.go();
  }

  /** Asks what a strong bot would do now. */
  askHint = async (): Promise<void> => {
    if (this.token === null) return;
    // Who asks what to do now has seen what was before.
    this.goOn();
    this.busy = true;
    try {
      this.#hint = await api.hint(this.table, this.token);
    } catch (error) {
      const problem = problemIn(error);
      // The turn was over before it was asked.
      if (problem.code !== "out_of_turn" && problem.code !== "over") this.#onproblem?.(problem);
    } finally {
      this.busy = false;
    }
  };

  /** Puts the hint away. */
  closeHint = (): void => {
    this.#hint = null;
  };

  /** Why a fact is certain; see the plugin's `why`. */
  why = async (fact: unknown): Promise<Why | null> => {
    if (this.token === null) return null;
    try {
      return await api.why(this.table, fact, { token: this.token });
    } catch {
      return null;
    }
  };

  /** Round a big screen all see the same at the same time. */
  get #pace(): Pace {
    return this.room?.screens ? "normal" : settings.pace;
  }

  get #words(): Words {
    return this.plugin?.words ?? coverWordsOf(this.room?.game ?? "");
  }

  /** A sentence of the game, as this viewer is told it. */
  tell = (message: Message): string => this.#words.say(message, listenerOf(this.seats));

  /** What went wrong, as this viewer is told it. */
  tellProblem = (problem: Problem): string => problemText(problem, this.#words, listenerOf(this.seats));

  /** Keeps the seat's notes: shown at once, sent when the pen rests. */
  saveNotes = (notes: unknown): void => {
    if (this.viewer === "spectator") return;
    this.notes = notes;
    this.#notesTimer?.();
    this.#notesTimer = clock.after(400, () => this.#flushNotes());
  };

  /** The view right after a piece of news, where it is still known. */
  viewAfter(number: number): Now | undefined {
    return this.#views.get(number + 1);
  }

  /** Leaves the lesson for good. */
  leaveLesson = (): void => {
    this.left = true;
    remember(this.#store, this.table, { lesson: false });
  };

  /** Says one of the game's phrases to the table, or makes a face. */
  sayPhrase = (number: number): void => this.#connection.phrase(number);

  #hearPhrase(chair: number, number: number): void {
    const face = faces[number - PHRASES - 1] ?? null;
    const text = face ? "" : this.#words.text(`phrase-${number}`);
    // What one says oneself is always seen.
    const heard = chair === this.chair || (settings.phrases && !this.muted.includes(chair));
    if (text === null || !heard) return;
    this.#phrasesEver += 1;
    const phrase = { id: this.#phrasesEver, chair, text, face };
    this.phrases = [...this.phrases, phrase].slice(-PHRASES_AT_ONCE);
    clock.after(PHRASE_STAYS, () => (this.phrases = this.phrases.filter((one) => one !== phrase)));
    this.#onphrase?.(phrase);
  }

  /** Why the player should not miss a piece of news. */
  #concern(news: News): Concern | null {
    const situation = this.#situation();
    return situation && (this.plugin?.concern?.(news, situation) ?? null);
  }

  /** How the game stands, for what its plugin says of the news. */
  #situation(): Situation | null {
    const now = (this.said ?? this.moment)?.now;
    if (!now) return null;
    const { viewer, setup, seats } = this;
    return { view: now.view, options: null, turn: now.turn, viewer, setup, seats };
  }

  get #self() {
    return this.chair === null ? null : (this.room?.chairs[this.chair]?.who ?? null);
  }

  /** Whether a bot plays on in our place until we come back, though we are there: our time was up. */
  get standIn(): boolean {
    return this.room?.phase === "playing" && this.#self?.stand_in === true;
  }

  /** Whether our time is up, as far as this browser's clock can tell. */
  get timeUp(): boolean {
    const left = this.#self && leftOf(this.#self, this.yours, this.roomAt, Date.now());
    return this.yours && left !== null && left < 1_000;
  }

  /** Whether a piece of news stays until a learner goes on. */
  #stays(news: News): boolean {
    return this.plugin?.stays?.(news, this.viewer) ?? false;
  }

  /** Enters our game, which is over, in the record, once: whoever deletes their record does not find it there again. */
  async record(): Promise<void> {
    const place = placeAt(this.#store, this.table);
    const now = this.said?.now;
    if (!place || place.entered || !this.room || !now?.scores) return;
    const { scores, winners } = now;
    // The same on each of somebody's devices, and whenever they come to look.
    const ended = await api.standing(this.table, this.token ?? undefined).then(
      ({ last }) => last,
      () => Date.now(),
    );
    const { enter } = await import("../record/kept");
    await enter(this.room, this.viewer, { scores, winners: winners ?? [], ended });
    remember(this.#store, this.table, { entered: true }, place.seen);
  }

  /** Whether other people wait for this player's move. */
  #isAwaited(now: Now): boolean {
    const others = this.seats.some(({ you, bot }) => !you && !bot);
    return others && isYours(now.turn, this.viewer);
  }

  /** Keeps in the browser how far the player has come. */
  #remember(): void {
    if (!this.remembered || this.viewer === "spectator" || !this.said) return;
    // What came while nobody was here is told again after a reload, until the player goes on.
    remember(this.#store, this.table, {
      ...{ shown: this.away?.from ?? this.said.now.at, gone: this.seen },
      ordered: this.ordered.length > 0 ? this.ordered : undefined,
    });
  }

  #flushNotes(): void {
    if (!this.#notesTimer) return;
    this.#notesTimer();
    this.#notesTimer = null;
    this.#connection.notes($state.snapshot(this.notes));
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        this.viewer = message.viewer;
        this.chair = message.chair;
        this.host = message.host;
        this.setup = message.setup;
        if (this.#told > 0) this.#left = this.busy ? null : this.#told;
        if (message.setup === null) this.#stage.live();
        break;
      case "room":
        this.room = message;
        this.roomAt = Date.now();
        if (message.phase === "lobby") this.#heardUpTo(0);
        this.#openShare(message);
        break;
      case "news":
        // It belongs to what comes next, not to what still waits for its help.
        this.#release();
        this.#told = message.number + 1;
        if (isMove(this.#concern(message))) {
          this.#moved = message.number;
          if (!this.busy && (this.standIn || this.timeUp)) this.#playedForUs(message.number);
          else if (!this.busy && this.moment !== null && this.#left === null) this.#obeyed(message);
        }
        this.#stage.news({ number: message.number, message: message.message, observation: message.observation });
        break;
      case "now":
        if (message.turn !== "over") this.sawPlay = true;
        this.#heardUpTo(message.at);
        this.#return(message.at);
        this.#now(message);
        break;
      case "aid":
        this.#aid(message.at, message.aid);
        break;
      case "lesson":
        this.#lesson = { at: message.at, prompt: message.prompt };
        break;
      case "phrase":
        this.#hearPhrase(message.chair, message.number);
        break;
      case "notes":
        if (!this.#notesTimer) this.notes = message.notes;
        break;
      case "refused":
        this.#onproblem?.(message.problem);
        break;
      case "accepted":
        break;
    }
  }

  /** Opens our share once all is locked. */
  #openShare(room: Room): void {
    if (this.chair === null || this.token === null) return;
    const other = this.remembered ? null : this.token;
    const share = heard(this.#store, this.table, room.deals, room.chairs[this.chair], other);
    if (share !== null) this.#connection.share(share);
  }

  /** A bot made this move in our place, though we are there. */
  #playedForUs(number: number): void {
    this.late = true;
    this.away = { from: this.away?.from ?? number, to: number + 1 };
  }

  /** The table made this move for us, though our page is open: where there was a choice, by our orders. */
  #obeyed(news: News): void {
    const situation = this.#situation();
    if (situation && this.plugin?.chose?.(news, situation)) this.ordered = [...this.ordered, news.number];
  }

  /** The table is where it was before what we have seen of it, which was kept here: we go on from there. */
  #heardUpTo(at: number): void {
    const furthest = Math.max(this.seen, this.#left ?? 0);
    if (furthest <= at) return;
    this.seen = Math.min(this.seen, at);
    this.#left = this.away = null;
    this.ordered = [];
    remember(this.#store, this.table, { shown: at, gone: at, ordered: undefined });
    this.#onproblem?.(ownProblem("set_back"));
  }

  /** What came between two connections came while nobody was here. */
  #return(at: number): void {
    if (this.#left !== null && this.#left < at) this.away = { from: this.away?.from ?? this.#left, to: at };
    this.#left = null;
  }

  /** How the game stands: where help is to come, it is waited for a moment, so that both are shown together. */
  #now(now: Now): void {
    this.#release();
    const helps = this.room?.help === "reasoner" || this.room?.help === "oracle";
    if (!helps || this.viewer === "spectator") {
      this.#stage.now(now);
      return;
    }
    this.#held = now;
    this.#heldTimer = clock.after(AID_WITHIN, () => this.#release());
  }

  #release(): void {
    const now = this.#held;
    this.#heldTimer?.();
    this.#held = this.#heldTimer = null;
    if (now) this.#stage.now(now);
  }

  #aid(at: number, aid: Aid<unknown> | null): void {
    if (this.#held?.at === at) {
      this.#held = { ...this.#held, aid };
      this.#release();
      return;
    }
    // It comes late, to what is shown already.
    const { moment, said, spent } = this;
    if (moment?.now.at !== at) return;
    const helped = { ...moment, now: { ...moment.now, aid } };
    this.moment = helped;
    if (said === moment) this.said = helped;
    if (spent === moment) this.spent = helped;
    this.#views.set(at, helped.now);
  }

  #show(moment: Moment): void {
    this.#say();
    this.moment = moment;
    this.#views.set(moment.now.at, moment.now);
    if (this.#views.size > KEPT_VIEWS) this.#views.delete(this.#views.keys().next().value!);
    const silent = moment.jump || !this.moves();
    const wait = silent ? 0 : Math.max(0, ...moment.fresh.map((one) => this.plugin?.suspense?.(one) ?? 0));
    if (wait > 0) this.#sayTimer = clock.after(wait, () => this.#say());
    else this.#say();
  }

  /** Says what is shown: in the log, the status line, the title, to screen readers. */
  #say(): void {
    this.#sayTimer?.();
    this.#sayTimer = null;
    const { moment } = this;
    if (!moment || moment === this.said) return;
    this.news = [...this.news, ...moment.fresh];
    // Whoever plays on from a moment knows how it came about; for whom nothing is remembered, nothing was missed.
    const knows = !this.remembered || (this.room?.origin && placeAt(this.#store, this.table)?.gone === undefined);
    if (this.said === null && knows) this.seen = moment.now.at;
    this.said = moment;
    this.#remember();
    this.#onmoment?.(moment);
  }
}

/** Whether news that concern the player so are of a move of their own seat. */
const isMove = (concern: Concern | null): boolean => concern === "own" || concern === "deed";

/** Calls back when the machine seems to have slept: a timer that comes far too late. */
function watchSleep(woke: () => void): () => void {
  const every = 5_000;
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    // Hidden tabs' timers are slowed to once a minute, which is not sleep.
    if (now - last > every + 75_000) woke();
    last = now;
  }, every);
  return () => clearInterval(timer);
}
