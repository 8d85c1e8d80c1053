/**
 * For tests: does every text that a person reads or hears of a game come from a message file?
 *
 * Import this before anything that makes words. It turns on their disguise, in which every text of a message file
 * is in brackets, so that what does not come from one can be seen.
 */

import type { Component } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Fixture, GamePlugin, SeatLook } from "./plugin";

const store = { getItem: (key: string) => (key === "words" ? "pseudo" : null), setItem: () => {} };
const matchMedia = () => ({ matches: false, addEventListener: () => {} });
Object.assign(globalThis, { sessionStorage: store, localStorage: store, location: { search: "" }, matchMedia });

/** What a person reads or hears of a component: its text, and what names things without being seen. */
export function heard(Part: unknown, props: Record<string, unknown>): string[] {
  const { body } = render(Part as Component<Record<string, unknown>>, { props });
  const shown = body.replace(/<(\w+)[^>]* data-verbatim[^>]*>[^<]*<\/\1>/g, "");
  const names = [...body.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map((found) => found[1]!);
  return [...names, ...shown.split(/<[^>]*>/)].map((said) => said.trim()).filter((said) => said !== "");
}

/** What of it does not come from a message file; players' names need not. */
export function plain(said: string[], names: string[]): string[] {
  return said.filter((one) => {
    let left = one;
    for (let before = ""; before !== left;) [before, left] = [left, left.replace(/⟦[^⟦⟧]*⟧/g, "")];
    for (const name of names) left = left.replaceAll(name, "");
    return /\p{L}/u.test(left);
  });
}

/** Everybody at a fixture's table, each on the chair of that number. */
export function seatsOf({ chair }: Pick<GamePlugin, "chair">, { names, viewer }: Fixture): SeatLook[] {
  return names.map((name, seat) => ({
    ...chair!(seat, name),
    seat,
    name,
    chair: name,
    chairIndex: seat,
    you: viewer !== "spectator" && viewer.seat === seat,
    bot: false,
  }));
}

/** What a board that shows a fixture is given. */
export function boardProps(plugin: Pick<GamePlugin, "chair">, moment: Fixture): Record<string, unknown> {
  return {
    ...moment,
    seats: seatsOf(plugin, moment),
    news: [],
    fresh: moment.fresh ?? [],
    focus: null,
    act: async () => null,
    busy: false,
    saveNotes: () => {},
    help: moment.help ?? "oracle",
    aid: moment.aid ?? null,
    why: async () => null,
    settings: { sound: false, motion: false, keys: true },
    replay: false,
    everything: null,
  };
}

/** A component by itself: what it is in words, what it is given, and how many texts it has at least; 2 by default. */
export type Part = [what: string, Part: unknown, props: Record<string, unknown>, least?: number];

/** What there is to read of a game. */
export interface Texts<Moment extends Fixture> {
  plugin: Pick<GamePlugin, "chair" | "shortcuts" | "files"> & {
    Board: unknown;
    prompt?: (situation: Moment & { seats: SeatLook[] }) => string | null;
  };
  moments: Moment[];
  /** What the board is given at a moment, where that is not as in {@link boardProps}. */
  given?: (moment: Moment) => Record<string, unknown>;
  /** What the boards of the moments do not show, with the players of the first moment. */
  parts: Part[];
}

/** Tests that all of it comes from the words. */
export function everyTextComesFromTheWords<Moment extends Fixture>(texts: Texts<Moment>): void {
  const { plugin, moments, given = () => ({}), parts } = texts;

  describe("every text comes from the words", () => {
    it.each(moments)("of the board: $title", (moment) => {
      const said = heard(plugin.Board, { ...boardProps(plugin, moment), ...given(moment) });
      expect(said.length).toBeGreaterThan(20);
      expect(plain(said, moment.names)).toEqual([]);
    });

    it.each(parts)("of %s", (_, Part, props, least = 2) => {
      const said = heard(Part, props);
      expect(said.length).toBeGreaterThanOrEqual(least);
      expect(plain(said, moments[0]!.names)).toEqual([]);
    });

    it.each(moments)("of the status line: $title", (moment) => {
      const status = plugin.prompt!({ ...moment, seats: seatsOf(plugin, moment) });
      expect(plain([status ?? ""], moment.names)).toEqual([]);
    });

    it("of shortcuts, and of files that the host may take", () => {
      const files = (plugin.files ?? []).flatMap(({ title, help }) => [title, help]);
      expect(plain([...plugin.shortcuts!.map(([, does]) => does), ...files], [])).toEqual([]);
    });
  });
}
