/**
 * The notebook's text and how taps change it. The text is all that is kept; the server reads it and says which line
 * is what, so that comments and lines that nobody understands stay as they are.
 */

import { say, words } from "../../shell/words";
import { numberWriter, type Arg } from "../../words";
import type { Deck, Entry, Notebook, Player } from "./types";

/** What somebody is about to note. Cards and players are numbers, as in the server's answer; null is not chosen. */
export interface Draft {
  kind: "asked" | "accused" | "seen" | "note";
  by: number | null;
  cards: [suspect: number | null, weapon: number | null, room: number | null];
  /** Who showed a card; nobody did; or nothing is known of it. */
  shower: number | "nobody" | "unknown" | null;
  /** The card shown, where it is known. */
  shown: number | null;
  /** Of a card seen: who or what has it, or does not. */
  holder: number | null;
  has: boolean;
  seen: number[];
  text: string;
}

export function emptyDraft(kind: Draft["kind"] = "asked"): Draft {
  return {
    kind,
    by: null,
    cards: [null, null, null],
    shower: null,
    shown: null,
    holder: null,
    has: true,
    seen: [],
    text: "",
  };
}

/** Whether anything has been chosen or written in a draft, beyond who asks, which is known mostly. */
export function begun({ cards, shower, holder, seen, text }: Draft): boolean {
  return (
    cards.some((card) => card !== null) || shower !== null || holder !== null || seen.length > 0 || text !== ""
  );
}

/** An entry as a draft, to be changed. */
export function draftOf(entry: Entry, book: Notebook): Draft {
  const draft = emptyDraft(entry.what);
  switch (entry.what) {
    case "asked": {
      const nobody = entry.passed.length + 1 === book.players.length;
      const shower = entry.shown?.by ?? (nobody ? "nobody" : "unknown");
      return { ...draft, by: entry.by, cards: [...entry.cards], shower, shown: entry.shown?.card ?? null };
    }
    case "accused":
      return { ...draft, by: entry.by, cards: [...entry.cards] };
    case "seen":
      return { ...draft, holder: entry.holder, has: entry.has, seen: [...entry.cards] };
    case "note":
      return { ...draft, text: entry.text };
  }
}

export const cardNames = (deck: Deck): string[] => [...deck.suspects, ...deck.weapons, ...deck.rooms];

export type Kind = "suspect" | "weapon" | "room";

/** The cards of each kind, by their numbers. */
export function kinds(deck: Deck): [kind: Kind, cards: number[]][] {
  const from = (first: number, names: string[]) => names.map((_, place) => first + place);
  const weapons = deck.suspects.length;
  return [
    ["suspect", from(0, deck.suspects)],
    ["weapon", from(weapons, deck.weapons)],
    ["room", from(weapons + deck.weapons.length, deck.rooms)],
  ];
}

/**
 * Who asks next: the one after who asked last, of those who have not accused wrongly; at first the first of all.
 * `last` is who asked last, where the entries do not say it yet.
 */
export function nextAsker({ players, entries }: Pick<Notebook, "players" | "entries">, last?: number): number {
  const asked = last ?? entries.findLast((entry) => entry.what === "asked")?.by;
  if (asked === undefined) return 0;
  const out = new Set(entries.flatMap((entry) => (entry.what === "accused" ? [entry.by] : [])));
  return after(asked, players.length).find((player) => !out.has(player)) ?? asked;
}

/** Who can have shown which of the cards asked for, as far as I must know it: what I showed, or was shown. */
export function showable(book: Notebook, by: number, player: number, cards: readonly number[]): number[] {
  if (player === book.me) return cards.filter((card) => book.own.includes(card));
  return by === book.me ? cards.filter((card) => !book.own.includes(card)) : [];
}

/** Whether somebody can have shown one of these cards: I cannot where none is in my hand and all of that is noted. */
export function canShow(book: Notebook, player: number, cards: readonly number[]): boolean {
  if (player !== book.me || book.own.length < book.players[player]!.hand) return true;
  return cards.some((card) => book.own.includes(card));
}

/** Who answers a suggestion, in order. */
export function after(player: number, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (player + step + 1) % players);
}

export function holderName(book: Notebook, holder: number): string {
  return (
    book.players[holder]?.name ?? say(holder === book.players.length ? "notebook-case-file" : "notebook-open-cards")
  );
}

/** What keeps a draft from being noted; null when it can be. */
export function missing(draft: Draft): string | null {
  switch (draft.kind) {
    case "note":
      return draft.text.trim() === "" ? say("notebook-need-note") : null;
    case "seen":
      if (draft.holder === null) return say("notebook-need-holder");
      return draft.seen.length === 0 ? say("notebook-need-card") : null;
    default:
      if (draft.by === null) return say(draft.kind === "asked" ? "notebook-need-asker" : "notebook-need-accuser");
      if (draft.cards.includes(null)) return say("notebook-need-cards");
      return draft.kind === "asked" && draft.shower === null ? say("notebook-need-shower") : null;
  }
}

/** The line that says what a draft says. */
export function lineOf(draft: Draft, book: Pick<Notebook, "deck" | "players">): string {
  const names = cardNames(book.deck);
  const name = (holder: number | null) => (holder === null ? "?" : (book.players[holder]?.name ?? "case file"));
  const list = (cards: (number | null)[]) => cards.map((card) => names[card ?? -1] ?? "?").join(", ");
  switch (draft.kind) {
    case "note":
      return `note: ${draft.text.replace(/\s+/g, " ").trim()}`;
    case "seen":
      return `${name(draft.holder)} ${draft.has ? "has" : "lacks"} ${list(draft.seen)}`;
    case "accused":
      return `${name(draft.by)} accuses ${list(draft.cards)}: wrong`;
    case "asked": {
      const asked = `${name(draft.by)} asks ${list(draft.cards)}`;
      if (draft.shower === "unknown" || draft.shower === null) return asked;
      if (draft.shower === "nobody") return `${asked}: nobody shows`;
      const order = after(draft.by ?? 0, book.players.length);
      const passed = order.slice(0, order.indexOf(draft.shower)).map((player) => `${name(player)} passes`);
      const card = draft.shown === null ? "" : ` ${names[draft.shown]}`;
      return `${asked}: ${[...passed, `${name(draft.shower)} shows${card}`].join(", ")}`;
    }
  }
}

const lines = (text: string) => text.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
const joined = (all: string[]) => (all.length === 0 || (all.length === 1 && !all[0]) ? "" : `${all.join("\n")}\n`);

/** The comment at a line's end, with the gap before it; notes have none. */
export function commentOf(line: string): string {
  if (/^\s*note\s*:/i.test(line)) return "";
  return /(^|\s+)#.*$/.exec(line)?.[0] ?? "";
}

export function append(text: string, line: string): string {
  const all = lines(text);
  return joined([...(joined(all) ? all : []), line]);
}

/** Puts another line in the place of one, keeping its comment. Lines are counted from 1. */
export function replace(text: string, number: number, line: string): string {
  return joined(
    lines(text).map((old, place) =>
      place + 1 === number ? line + (line.startsWith("note:") ? "" : commentOf(old)) : old,
    ),
  );
}

export function remove(text: string, number: number): string {
  return joined(lines(text).filter((_, place) => place + 1 !== number));
}

/** Who plays with which cards. */
export interface Setup {
  deck: Deck;
  standard: boolean;
  players: (Player & { from: number | null })[];
  /** The place of the notebook's owner among the players; null for a spectator. */
  me: number | null;
  /** Names of cards. */
  own: string[];
  open: string[];
}

/** Words that mean something in a notebook, so that nobody can be called so: `verb.rs` of the notebook has them. */
const RESERVED = new Set("i me nobody noone case file casefile envelope opencards all".split(" "));
const VERBS = new Set(
  (
    "asks ask asked suggests suggest suggested accuses accuse accused has have had holds hold lacks lack hasnt havent " +
    "shows show showed shown yes passes pass passed no none nothing not"
  ).split(" "),
);

/** Whether nobody can be called so, for a notebook could not tell the name from what happened. */
export function isReserved(name: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return RESERVED.has(bare(name)) || name.split(/\s+/).some((word) => VERBS.has(bare(word)));
}

export function setupLines(setup: Setup): string[] {
  const { deck, players } = setup;
  const cards = setup.standard
    ? ["edition: 1972"]
    : [
        `suspects: ${deck.suspects.join(", ")}`,
        `weapons: ${deck.weapons.join(", ")}`,
        `rooms: ${deck.rooms.join(", ")}`,
      ];
  const me = setup.me === null ? [] : [`me: ${players[setup.me]!.name}`];
  return [
    ...cards,
    `players: ${players.map((player) => `${player.name} ${player.hand}`).join(", ")}`,
    ...me,
    ...(setup.me !== null && setup.own.length > 0 ? [`hand: ${setup.own.join(", ")}`] : []),
    ...(setup.open.length > 0 ? [`open: ${setup.open.join(", ")}`] : []),
  ];
}

/**
 * The text with another setup: its lines are put in the place of the old ones, and entries are written anew with the
 * new names. An entry about a player or a card that is gone stays as it was, and is then pointed out.
 */
export function withSetup(text: string, setup: Setup, old: { book: Notebook; setup: number[] } | null): string {
  if (old === null) return joined([...setupLines(setup), ""]);
  const player = new Map(setup.players.flatMap((one, place) => (one.from === null ? [] : [[one.from, place]])));
  const file: [number, number] = [old.book.players.length, setup.players.length];
  const holders = new Map([...player, file]);
  const [before, now] = [cardNames(old.book.deck), cardNames(setup.deck)];
  const card = (number: number) => {
    const place = now.indexOf(before[number]!);
    return place < 0 ? undefined : place;
  };
  const rewritten = new Map<number, string>();
  for (const entry of old.book.entries) {
    const draft = moved(draftOf(entry, old.book), holders, card);
    if (draft) rewritten.set(entry.line, lineOf(draft, setup));
  }
  const first = old.setup.length > 0 ? Math.min(...old.setup) : 1;
  const all = lines(text).flatMap((line, place) => {
    const number = place + 1;
    const here = number === first ? setupLines(setup) : [];
    if (old.setup.includes(number)) return here;
    const again = rewritten.get(number);
    return [...here, again === undefined ? line : again + commentOf(line)];
  });
  return joined(all);
}

/** A draft with other numbers; null where something has none. */
function moved(
  draft: Draft,
  holders: Map<number, number>,
  card: (number: number) => number | undefined,
): Draft | null {
  let whole = true;
  const know = <T>(value: T | undefined): T => {
    if (value === undefined) whole = false;
    return value as T;
  };
  const who = (holder: number | null) => (holder === null ? null : know(holders.get(holder)));
  const which = (number: number | null) => (number === null ? null : know(card(number)));
  const other: Draft = {
    ...draft,
    by: who(draft.by),
    holder: who(draft.holder),
    cards: draft.cards.map(which) as Draft["cards"],
    shower: typeof draft.shower === "number" ? who(draft.shower)! : draft.shower,
    shown: which(draft.shown),
    seen: draft.seen.map((number) => which(number)!),
  };
  return whole ? other : null;
}

/** How many cards each gets, dealt one by one from the first player on. */
export function evenly(cards: number, players: number): number[] {
  return Array.from({ length: players }, (_, place) => Math.floor((cards + players - 1 - place) / players));
}

/** A chance in per cent, without the sign; what is open is never shown as certain. */
export function perCent(chance: number): string {
  const value = chance * 100;
  if (value > 0 && value < 1) return "<1";
  return value > 99 && value < 100 ? ">99" : String(Math.round(value));
}

/** The same with the sign. */
export function percent(chance: number): string {
  return say("percent", { chance: perCent(chance) });
}

const decimals = numberWriter({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Bits for a message: as they are written, and the number by which a plural is chosen. */
export function bits(value: number): { bits: string; bits_count: number } {
  const shown = Math.round(Math.max(0, value) * 100) / 100;
  return { bits: decimals(shown), bits_count: shown };
}

/** How much of what is open so many bits rule out, in whole per cent: what is not quite nothing is 1. */
export function ruledOut(bits: number): number {
  return bits < 1e-6 ? 0 : Math.min(99, Math.max(1, Math.round(100 * (1 - 2 ** -bits))));
}

/** A number as it is written, however large. */
export function counted(number: number): string {
  const large = number >= 1e15;
  const form = large
    ? ({ notation: "scientific", maximumFractionDigits: 1 } as const)
    : { maximumFractionDigits: 0 };
  return new Intl.NumberFormat(words.language, form).format(number);
}

/** Names for a message: "Plum, Rope and Hall". */
export function listed(names: readonly string[]): Arg {
  return { and: names.map((text) => ({ text })) };
}

/** Short names for the heads of columns: as few letters as tell them apart, three at least. */
export function shortNames(names: string[], least = 3): string[] {
  const longest = Math.max(...names.map((name) => name.length), least);
  for (let length = least; length <= longest; length++) {
    const short = names.map((name) => name.slice(0, length).trim());
    if (new Set(short).size === names.length) return short;
  }
  return names;
}
