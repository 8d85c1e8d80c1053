/**
 * What a viewer of True Colors may be told: looks through every message that a client received for a card that the
 * viewer has no right to, given the truth afterwards. Knows the rules of hiding by itself (TC-11, TC-42, TC-57) and
 * uses nothing of what the server worked out.
 */

import { Ledger } from "$e2e/ledger";
import type { News } from "$parlour/bindings/News";
import type { Now } from "$parlour/bindings/Now";
import type { Replay, ToClient, Viewer } from "$parlour/protocol";
import { CARDS, kindOf, messageOf, type Card } from "./cards";
import type { Attack, Move, Observation, Options, Player, Setup, View } from "./types";

/** The fields that each kind of news has; another one is a leak until somebody says what it is. */
const FIELDS: Record<Observation["type"], readonly string[]> = {
  dealt: ["own", "weapons"],
  rolls: ["seat"],
  rolled: ["seat", "dice"],
  stayed: ["seat", "too_long"],
  went: ["seat", "from", "route", "too_long"],
  leapt: ["seat", "from", "route", "to", "bring", "too_long"],
  picked_up: ["seat", "weapon", "drop", "too_long"],
  stole: ["seat", "from", "weapon", "drop", "too_long"],
  attacked: ["attack", "kills"],
  revealed: ["seat", "card", "too_long"],
  unharmed: ["seat", "safe", "too_long"],
  ended: ["seat", "too_long"],
};

const PUBLIC = "deck forms vulnerabilities round phase dice weapons players winner".split(" ");
const PLAYER = "place pawn carries face_up safe one_of".split(" ");
const ATTACK = "by target room weapon before".split(" ");
const OPTIONS: Partial<Record<Options["type"], readonly string[]>> = {
  before: ["pick_up", "steal", "drop", "weapons", "targets"],
  after: ["pick_up", "steal", "drop", "weapons", "targets"],
  walk: ["board", "from", "taken", "blocking", "steps", "destinations", "pad", "bring"],
  answer: ["reveal", "nothing"],
};

interface Laid {
  up: Set<Card>;
  safe: Set<Card>;
  /** What a character was turned up in the place of, as lists in order. */
  oneOf: Set<string>;
}

/** What everybody at the table has been told so far, by our own bookkeeping, and the viewer's own cards. */
class Known extends Ledger {
  readonly #laid: Laid[];
  #attack: Attack | null = null;
  #dealt = false;

  constructor(
    readonly hands: Card[][],
    readonly setup: Setup,
    readonly seat: number | null,
    names: readonly string[],
  ) {
    super(names);
    this.#laid = hands.map(() => ({ up: new Set(), safe: new Set(), oneOf: new Set() }));
  }

  get #own(): Card[] | null {
    return this.seat === null ? null : this.hands[this.seat]!;
  }

  protected news(message: News): void {
    const seen = message.observation as Observation;
    const where = `News ${message.number} (${seen.type})`;
    this.fields(where, seen, ["type", ...(FIELDS[seen.type] ?? [])]);
    this.sentence(where, message, CARDS, messageOf);
    switch (seen.type) {
      case "dealt":
        this.#dealt = true;
        if (!equal(seen.own, this.#own)) this.leak(where, `deals this viewer ${JSON.stringify(seen.own)}`);
        break;
      case "attacked":
        this.fields(`${where}, attack`, seen.attack, ATTACK);
        this.#attack = seen.attack;
        break;
      case "revealed":
        this.#revealed(where, seen.seat, seen.card);
        break;
      case "unharmed":
        this.#unharmed(where, seen.seat, seen.safe);
        break;
      default:
    }
  }

  /** The room and the weapon of the last attack that are still face down before its target. */
  #hidden(): Card[] {
    if (!this.#attack) return [];
    const { room, weapon, target } = this.#attack;
    return [room, weapon].filter((card) => !this.#laid[target]!.up.has(card));
  }

  #revealed(where: string, seat: number, card: Card): void {
    if (this.#attack?.target !== seat) this.leak(where, "turns a card up without an attack");
    if (!this.hands[seat]!.includes(card)) this.leak(where, `turns up ${card}, which is not theirs`);
    const hidden = this.#hidden();
    const bluff = this.setup.decoy === "any_attack" && hidden.length === 2;
    if (kindOf(card) !== "who") {
      if (!hidden.includes(card)) this.leak(where, `turns up ${card}, which the attack did not name`);
    } else if (hidden.length > 0 && !bluff) this.#laid[seat]!.oneOf.add(named(hidden));
    this.#laid[seat]!.up.add(card);
    this.#attack = null;
  }

  #unharmed(where: string, seat: number, safe: Card[]): void {
    const hidden = this.#hidden();
    const strange = safe.filter((card) => !hidden.includes(card));
    if (strange.length > 0) this.leak(where, `clears ${strange.join(", ")}, which the attack did not name`);
    for (const card of safe) {
      if (this.hands[seat]!.includes(card)) this.leak(where, `says that ${card} does no harm, but it does`);
      this.#laid[seat]!.safe.add(card);
    }
    this.#attack = null;
  }

  protected now(message: Now): void {
    const view = message.view as View;
    const options = message.options as Options | null;
    const where = `The view after ${message.at} news`;
    this.fields(where, view, ["public", "own"]);
    this.fields(`${where}, public`, view.public, PUBLIC);
    if (this.#dealt && !equal(view.own, this.#own)) this.leak(where, `holds ${JSON.stringify(view.own)}`);
    if (this.seat === null && view.own !== null) this.leak(where, "gives a spectator cards");
    const { phase, players } = view.public;
    this.fields(`${where}, phase`, phase, ["type", "seat", "acted", "attack"]);
    if (phase.type === "answer") this.fields(`${where}, attack`, phase.attack, ATTACK);
    players.forEach((player, seat) => this.#player(`${where}, seat ${seat}`, player, this.#laid[seat]!));
    if (options) this.#options(`${where}, options`, options, view);
  }

  #player(where: string, player: Player, laid: Laid): void {
    this.fields(where, player, PLAYER);
    const up = player.face_up.filter((card) => !laid.up.has(card));
    if (up.length > 0) this.leak(where, `shows ${up.join(", ")} face up`);
    const safe = player.safe.filter((card) => !laid.safe.has(card));
    if (safe.length > 0) this.leak(where, `says that ${safe.join(", ")} would do no harm`);
    const pairs = player.one_of.filter((cards) => !laid.oneOf.has(named(cards)));
    if (pairs.length > 0) this.leak(where, `says that one of ${pairs.map(named).join("; ")} would hurt`);
    if (player.pawn !== null && !laid.up.has(player.pawn)) this.leak(where, `has the shape of ${player.pawn}`);
  }

  #options(where: string, options: Options, view: View): void {
    const allowed = OPTIONS[options.type];
    if (!allowed) {
      this.leak(where, `has options that no player has, ${options.type}`);
      return;
    }
    this.fields(where, options, ["type", ...allowed]);
    if (options.type !== "answer") return;
    const { phase } = view.public;
    if (phase.type !== "answer" || phase.attack.target !== this.seat) {
      this.leak(where, "asks somebody who was not attacked");
    }
    const foreign = options.reveal.filter((card) => !this.#own?.includes(card));
    if (foreign.length > 0) this.leak(where, `offers to turn up ${foreign.join(", ")}`);
  }
}

function named(cards: readonly Card[]): string {
  return [...cards].sort().join(" or ");
}

function equal(one: readonly Card[] | null, other: readonly Card[] | null): boolean {
  return one === null || other === null ? one === other : named(one) === named(other);
}

/** What these messages should not have told this viewer: one sentence for each leak. */
export function leaks(frames: ToClient[], truth: Replay, viewer: Viewer): string[] {
  const deal = (truth.moves as Move[]).find((move) => move.type === "deal");
  if (!deal) return ["The replay has no deal."];
  const seat = viewer === "spectator" ? null : viewer.seat;
  return new Known(deal.hands, truth.setup as Setup, seat, truth.names).read(frames);
}
