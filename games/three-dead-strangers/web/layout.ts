/**
 * Where things lie: cells, the places that the options light for a card and its turn, the way of the arrow keys from
 * one to the next, and what a card would change of what shows. No rules: what is legal is in the options.
 */

import { halvesOf, sameHalf } from "./cast";
import type { Aspect, Card, Cell, Character, Half, Move, Observation, Place, Play, Toward, Victim } from "./types";
import { halfIn, say } from "./words";

/** The ways in which a card can be turned, clockwise: from its first half to its second. */
export const TURNS: readonly Toward[] = ["right", "away", "left", "back"];

const STEPS: Record<Toward, { row: number; col: number }> = {
  away: { row: 1, col: 0 },
  right: { row: 0, col: 1 },
  left: { row: 0, col: -1 },
  back: { row: -1, col: 0 },
};

const OPPOSITE: Record<Toward, Toward> = {
  away: "back",
  right: "left",
  left: "right",
  back: "away",
};

/** The next turn, clockwise. */
export function turned(toward: Toward): Toward {
  return TURNS[(TURNS.indexOf(toward) + 1) % TURNS.length]!;
}

export function beside(place: Place, toward: Toward): Place {
  const step = STEPS[toward];
  return { row: place.row + step.row, col: place.col + step.col };
}

export function samePlace(one: Place, other: Place): boolean {
  return one.row === other.row && one.col === other.col;
}

/** One place that is lit: a card lies here with `half` on `on`, and its other half one step `toward`. */
export interface Lit {
  key: string;
  victim: number;
  on: Place;
  toward: Toward;
  /** The half that covers, or is played first. */
  half: Half;
  /** The half that comes to lie beside it, on `off`. */
  other: Half;
  off: Place;
  /** Where the card's first half lies: with the turn this says all. */
  first: Place;
}

/** The places that the options offer for a card turned so that its second half lies `turn` of its first. */
export function litFor(play: Play, card: Card, turn: Toward): Lit[] {
  const halves = halvesOf(card);
  if (!halves) return [];
  const [one, two] = halves;
  const found = play.spots.flatMap((spot): Lit[] => {
    const { victim, row, col, toward } = spot;
    const on = { row, col };
    const off = beside(on, toward);
    const lit = (half: Half, other: Half, first: Place): Lit[] => {
      if (play.half && !sameHalf(half, play.half)) return [];
      const dead = (side: Half) => side === "dead_end";
      const takes =
        dead(half) && dead(other) ? spot.dead_both : dead(half) ? spot.dead_on : dead(other) ? spot.dead_off : true;
      if (!takes) return [];
      return [
        {
          key: `${victim}/${first.row}/${first.col}`,
          victim,
          on,
          toward,
          half,
          other,
          off,
          first,
        },
      ];
    };
    if (toward === turn) return lit(one, two, on);
    if (toward === OPPOSITE[turn]) return lit(two, one, off);
    return [];
  });
  return found.sort((a, b) => a.victim - b.victim || a.first.row - b.first.row || a.first.col - b.first.col);
}

/** How many places there are for each turn of a card. */
export function room(play: Play, card: Card): Record<Toward, number> {
  const count = (turn: Toward) => litFor(play, card, turn).length;
  return {
    right: count("right"),
    away: count("away"),
    left: count("left"),
    back: count("back"),
  };
}

/** Whether there is evidence to play, and somewhere to play it. */
export function canLay(play: Play): boolean {
  return play.cards.some((card) => Object.values(room(play, card)).some((places) => places > 0));
}

/** The move that plays a card at a lit place. */
export function playAt(card: Card, { victim, half, on, toward }: Lit): Move {
  return { type: "lay", victim, card, half, on, toward };
}

/** The first victim to look at: one of whose murder somebody can be accused, or else one that is not solved. */
export function lookedAtFirst(victims: readonly Pick<Victim, "solved" | "complete">[]): number {
  const accusable = victims.findIndex(({ solved, complete }) => !solved && complete.length > 0);
  return Math.max(0, accusable >= 0 ? accusable : victims.findIndex(({ solved }) => !solved));
}

/** The cell there, if something lies on it. */
export function cellAt(cells: readonly Cell[], place: Place): Cell | undefined {
  return cells.find((cell) => samePlace(cell, place));
}

/** What a card that was played covers, by all that was played before it in the same game: one half or both. */
export function coveredBy(all: readonly Observation[], played: Observation): Half[] {
  let lies = new Map<string, Half>();
  for (const seen of all) {
    if (seen.type === "dealt") lies = new Map();
    if (seen.type !== "laid") continue;
    const [one, two] = halvesOf(seen.card)!;
    const laid: [Place, Half][] = [
      [seen.on, seen.half],
      [beside(seen.on, seen.toward), sameHalf(seen.half, one) ? two : one],
    ];
    const covered = laid.flatMap(([place, half]) => {
      const at = `${seen.victim}, ${place.row}, ${place.col}`;
      const under = lies.get(at);
      lies.set(at, half);
      return under ?? [];
    });
    if (seen === played) return covered;
  }
  return [];
}

/** "victim 2, row 2, 1 left, to the right: Vernon's motive covers Thomas's means"; what lies straight before a victim is neither left nor right. */
export function litWords({ victim, on, toward, half }: Lit, cells: readonly Cell[]): string {
  const covered = cellAt(cells, on);
  const what = covered
    ? say("page-place-covers", { half: halfIn(half), covered: halfIn(covered.half) })
    : say("page-place-first", { half: halfIn(half) });
  const side = on.col < 0 ? "left" : on.col > 0 ? "right" : "middle";
  return say("page-place", { number: victim + 1, row: on.row + 1, side, column: Math.abs(on.col), toward, what });
}

/** Between the columns of one victim and the next, for the arrow keys: farther than any layout is wide. */
const APART = 200;

/** The middle of a lit card, all victims side by side. */
function middle(lit: Lit): { x: number; y: number } {
  return {
    x: lit.victim * APART + (lit.on.col + lit.off.col) / 2,
    y: (lit.on.row + lit.off.row) / 2,
  };
}

/** Where an arrow key leads from one lit place: the nearest in that direction, or null where there is none. */
export function nextLit(all: readonly Lit[], from: Lit, key: "up" | "down" | "left" | "right"): Lit | null {
  const at = middle(from);
  const along = (to: { x: number; y: number }) =>
    ({
      up: at.y - to.y,
      down: to.y - at.y,
      left: at.x - to.x,
      right: to.x - at.x,
    })[key];
  const across = (to: { x: number; y: number }) =>
    key === "up" || key === "down" ? Math.abs(to.x - at.x) : Math.abs(to.y - at.y);
  let best: Lit | null = null;
  let least = Infinity;
  for (const lit of all) {
    const to = middle(lit);
    if (along(to) <= 0 || ((key === "up" || key === "down") && lit.victim !== from.victim)) continue;
    const far = along(to) + 2 * across(to);
    if (far < least) [best, least] = [lit, far];
  }
  return best;
}

/** The lit place whose first half lies nearest to a point, given in cells from the middle of cell (0, 0). */
export function nearestLit(all: readonly Lit[], victim: number, x: number, y: number, within: number): Lit | null {
  let best: Lit | null = null;
  let least = within;
  for (const lit of all) {
    if (lit.victim !== victim) continue;
    const far = Math.hypot((lit.on.col + lit.off.col) / 2 - x, (lit.on.row + lit.off.row) / 2 - y);
    if (far <= least) [best, least] = [lit, far];
  }
  return best;
}

/** How often each piece of evidence shows: by character, then by aspect. */
export type Tally = Record<Character, Record<Aspect, number>>;

export function tallyOf(cells: readonly Pick<Cell, "half">[]): Tally {
  const none = () => ({ motive: 0, means: 0, opportunity: 0 });
  const tally: Tally = {
    shelby: none(),
    thomas: none(),
    vernon: none(),
    duchess: none(),
  };
  for (const { half } of cells) if (half !== "dead_end") tally[half.who][half.what] += 1;
  return tally;
}

/** What would show if a card were played there. */
export function tallyAfter(cells: readonly Cell[], lit: Lit): Tally {
  const kept = cells.filter((cell) => !samePlace(cell, lit.on));
  return tallyOf([...kept, { half: lit.half }, { half: lit.other }]);
}
