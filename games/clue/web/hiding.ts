/**
 * What a viewer of Clue may be told: looks through every message that a client received for a card that the viewer has
 * no right to, given the truth afterwards. Knows the rules of hiding by itself (CL-14, CL-43, CL-61, CL-63, CL-65) and uses
 * nothing from what the server worked out.
 */

import { Ledger } from "$e2e/ledger";
import type { News } from "$parlour/bindings/News";
import type { Now } from "$parlour/bindings/Now";
import type { Replay, ToClient, Viewer } from "$parlour/protocol";
import { CARDS, cardsOf, type Card, type Crime } from "./cards";
import type { Deal, Move, Observation, Options, View } from "./types";

/** The fields that each kind of news has; another one is a leak until somebody says what it is. */
const FIELDS: Record<Observation["type"], readonly string[]> = {
  dealt: ["hand", "weapons"],
  rolls: ["seat"],
  rolled: ["seat", "dice"],
  went: ["seat", "from", "route", "to"],
  took_passage: ["seat", "from", "to"],
  suggested: ["seat", "suspect", "weapon", "room"],
  passed: ["seat", "to", "suspect", "weapon", "room"],
  showed: ["seat", "to", "suspect", "weapon", "room", "card"],
  accused: ["seat", "suspect", "weapon", "room", "right", "case_file", "winner"],
  ended: ["seat"],
  waited: ["seat"],
};

const PUBLIC = [
  ..."deck hand_sizes tokens weapons active phase dice summoned suggestion lacks accused winner".split(" "),
  "case_file",
];
const OWN = ["seat", "hand", "shown_to_me", "shown_by_me", "shown", "case_file", "sheet"];
const OPTIONS = ["deck", "roll", "passage", "walk", "suggest", "show", "pass", "accuse", "end"];

/** What the viewer has been told so far, by our own book-keeping. */
class Known extends Ledger {
  readonly #lacks: Set<Card>[];
  readonly #shownToMe: Set<Card>[];
  readonly #shownByMe: Set<Card>[];
  readonly #accused = new Map<number, Crime>();
  /** The case file, once this viewer may know it. */
  #file: Crime | null = null;
  #open = false;
  #lastShown: Card | null = null;

  constructor(
    readonly deal: Deal,
    readonly seat: number | null,
    names: readonly string[],
  ) {
    super(names);
    const sets = () => deal.hands.map(() => new Set<Card>());
    [this.#lacks, this.#shownToMe, this.#shownByMe] = [sets(), sets(), sets()];
  }

  protected news(message: News): void {
    const seen = message.observation as Observation;
    const where = `News ${message.number} (${seen.type})`;
    this.fields(where, seen, ["type", ...(FIELDS[seen.type] ?? [])]);
    this.#message(where, message);
    switch (seen.type) {
      case "dealt":
        if (this.seat === null ? seen.hand !== null : !equal(seen.hand, this.deal.hands[this.seat])) {
          this.leak(where, `deals this viewer ${JSON.stringify(seen.hand)}`);
        }
        break;
      case "suggested":
        this.#lastShown = null;
        break;
      case "passed":
        for (const card of cardsOf(seen)) this.#lacks[seen.seat]!.add(card);
        break;
      case "showed":
        this.#showed(where, seen);
        break;
      case "accused":
        this.#accuses(where, seen);
        break;
      default:
    }
  }

  /** What is said with the news names no card that the news does not. */
  #message(where: string, { observation, ...said }: News): void {
    const [told, words] = [spoken(observation), spoken(said)];
    for (const card of CARDS) {
      const name = new RegExp(`\\b${spoken(card)}\\b`);
      if (name.test(words) && !name.test(told)) this.leak(where, `names ${card} in words: ${JSON.stringify(said)}`);
    }
  }

  #showed(where: string, seen: Observation & { type: "showed" }): void {
    const party = this.seat !== null && (this.seat === seen.to || this.seat === seen.seat);
    if (!party && seen.card !== null) this.leak(where, `shows ${seen.card} to somebody else than ${seen.to}`);
    if (!party || seen.card === null) return;
    if (!cardsOf(seen).includes(seen.card)) this.leak(where, `shows ${seen.card}, which was not named`);
    this.#lastShown = seen.card;
    if (this.seat === seen.to) this.#shownToMe[seen.seat]!.add(seen.card);
    else this.#shownByMe[seen.to]!.add(seen.card);
  }

  #accuses(where: string, seen: Observation & { type: "accused" }): void {
    const right = equal(cardsOf(seen), cardsOf(this.deal.case_file));
    if (seen.right !== right) this.leak(where, "says of an accusation what it is not");
    this.#accused.set(seen.seat, {
      suspect: seen.suspect,
      weapon: seen.weapon,
      room: seen.room,
    });
    const over = this.#ends(right, seen);
    if (over || seen.seat === this.seat) this.#file = this.deal.case_file;
    else if (seen.case_file !== null)
      this.leak(where, "opens the case file after somebody else's wrong accusation");
    if (over) this.#open = true;
  }

  /** Whether the game is over by it, and the case file open for all (CL-65). */
  #ends(right: boolean, { winner }: Observation & { type: "accused" }): boolean {
    const left = this.deal.hands.length - this.#accused.size;
    return right || left === 0 || (left === 1 && winner !== null);
  }

  protected now(message: Now): void {
    const view = message.view as View;
    const options = message.options as Options | null;
    const where = `The view after ${message.at} news`;
    this.fields(where, view, ["public", "own"]);
    this.fields(`${where}, public`, view.public, PUBLIC);
    const table = view.public;
    if (table.case_file !== null && !this.#open) this.leak(where, "shows the case file");
    table.lacks.forEach((cards, seat) => {
      const strange = cards.filter((card) => !this.#lacks[seat]!.has(card));
      if (strange.length > 0) this.leak(where, `says of seat ${seat} that it lacks ${strange.join(", ")}`);
    });
    table.accused.forEach((crime, seat) => {
      if (crime && !equal(crime, this.#accused.get(seat))) this.leak(where, `has an accusation that nobody heard`);
    });
    if (view.own) this.#own(where, view.own);
    if (options) {
      this.fields(`${where}, options`, options, OPTIONS);
      const hand = this.seat === null ? [] : this.deal.hands[this.seat]!;
      const foreign = options.show.filter((card) => !hand.includes(card));
      if (foreign.length > 0) this.leak(where, `offers to show ${foreign.join(", ")}`);
    }
  }

  #own(where: string, own: NonNullable<View["own"]>): void {
    this.fields(`${where}, own`, own, OWN);
    if (own.seat !== this.seat) {
      this.leak(where, `is that of seat ${own.seat}`);
      return;
    }
    if (own.hand.length > 0 && !equal(own.hand, this.deal.hands[own.seat])) {
      this.leak(where, `holds ${own.hand.join(", ")}`);
    }
    own.shown_to_me.forEach((cards, seat) => {
      const strange = cards.filter((card) => !this.#shownToMe[seat]!.has(card));
      if (strange.length > 0) this.leak(where, `was shown ${strange.join(", ")} by seat ${seat}`);
    });
    own.shown_by_me.forEach((cards, seat) => {
      const strange = cards.filter((card) => !this.#shownByMe[seat]!.has(card));
      if (strange.length > 0) this.leak(where, `showed ${strange.join(", ")} to seat ${seat}`);
    });
    if (own.shown !== null && own.shown !== this.#lastShown) this.leak(where, `was shown ${own.shown} just now`);
    if (own.case_file !== null && this.#file === null) this.leak(where, "knows the case file");
    for (const row of own.sheet) this.#row(where, row);
  }

  /** Every mark of the clerk follows from what this viewer was told. */
  #row(where: string, row: NonNullable<View["own"]>["sheet"][number]): void {
    const holder = this.#holder(row.card);
    const inFile = this.#file !== null && cardsOf(this.#file).includes(row.card);
    const placed = holder !== null || inFile;
    row.seats.forEach((mark, seat) => {
      const yes = holder === seat;
      const no = (placed && !yes) || (!placed && (seat === this.seat || this.#lacks[seat]!.has(row.card)));
      if ((mark === "yes" && !yes) || (mark === "no" && !no)) {
        this.leak(where, `marks ${row.card} of seat ${seat} with ${mark}`);
      }
    });
    const noFile = holder !== null || (this.#file !== null && !inFile);
    if ((row.case_file === "yes" && !inFile) || (row.case_file === "no" && !noFile)) {
      this.leak(where, `marks ${row.card} of the case file with ${row.case_file}`);
    }
  }

  #holder(card: Card): number | null {
    if (this.seat !== null && this.deal.hands[this.seat]!.includes(card)) return this.seat;
    const seat = this.#shownToMe.findIndex((cards) => cards.has(card));
    return seat < 0 ? null : seat;
  }
}

/** The words in which something is said, in JSON or in a sentence: "Mr. Green" and "card-mr-green" are "mr green". */
function spoken(value: unknown): string {
  return JSON.stringify(value)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return [...value].sort();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What these messages should not have told this viewer: one sentence for each leak. */
export function leaks(frames: ToClient[], truth: Replay, viewer: Viewer): string[] {
  const deal = (truth.moves as Move[]).find((move) => move.type === "deal");
  if (!deal) return ["The replay has no deal."];
  return new Known(deal, viewer === "spectator" ? null : viewer.seat, truth.names).read(frames);
}
