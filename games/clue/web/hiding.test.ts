import type { Replay, ToClient, Viewer } from "$parlour/protocol";
import { describe, expect, it } from "vitest";
import type { Message } from "$parlour/words";
import { CARDS, type Card, type Crime } from "./cards";
import { leaks } from "./hiding";
import type { Deal, Mark, Observation, Public, View } from "./types";
import { crimeIn } from "./words";

const file: Crime = { suspect: "mr_green", weapon: "rope", room: "study" };
const asked: Crime = { suspect: "mrs_white", weapon: "knife", room: "hall" };
const rest = CARDS.filter((card) => card !== "mr_green" && card !== "rope" && card !== "study");
const deal: Deal = {
  hands: [0, 1, 2].map((seat) => rest.filter((_, place) => place % 3 === seat)),
  case_file: file,
  weapons: ["hall", "lounge", "library", "kitchen", "study", "ballroom"],
};
// Mrs. White is the suggester's own card, and the knife and the hall are with the player on the left.
const holderOf = (card: Card) => deal.hands.findIndex((hand) => hand.includes(card));
const truth = {
  moves: [{ type: "deal", ...deal }],
  names: ["Ada", "Ben", "Cleo"],
} as unknown as Replay;
const shower = holderOf("knife");
const me = [0, 1, 2].find((seat) => seat !== shower)!;
const third = [0, 1, 2].find((seat) => seat !== shower && seat !== me)!;

const table: Public = {
  deck: [...CARDS],
  hand_sizes: [6, 6, 6],
  tokens: [],
  weapons: deal.weapons,
  active: me,
  phase: "answered",
  dice: [3],
  summoned: [false, false, false],
  suggestion: {
    by: me,
    crime: asked,
    passed: [],
    asked: null,
    shown_by: shower,
  },
  lacks: [[], [], []],
  accused: [null, null, null],
  winner: null,
  case_file: null,
};

function news(number: number, observation: Observation, args: Message["args"] = {}): ToClient {
  return { type: "news", number, message: { name: observation.type, args }, observation } as unknown as ToClient;
}

function now(view: View): ToClient {
  return {
    type: "now",
    at: 3,
    view,
    turn: { player: me },
    options: null,
    scores: null,
  } as ToClient;
}

/** An honest sheet of the suggester after having seen the knife. */
function view(seat: number, seen: Card[] = []): View {
  const shown: Card[][] = [[], [], []];
  shown[shower] = seen;
  const sheet = CARDS.map((card) => {
    const holder = deal.hands[seat]!.includes(card) ? seat : seen.includes(card) ? shower : null;
    const mark = (other: number): Mark =>
      holder === other ? "yes" : holder !== null || other === seat ? "no" : "unknown";
    return {
      card,
      seats: [0, 1, 2].map(mark),
      case_file: (holder === null ? "unknown" : "no") as Mark,
    };
  });
  return {
    public: table,
    own: {
      seat,
      hand: deal.hands[seat]!,
      shown_to_me: shown,
      shown_by_me: [[], [], []],
      shown: seen[0] ?? null,
      case_file: null,
      sheet,
    },
  };
}

function honest(seat: number): ToClient[] {
  const sees = seat === me || seat === shower;
  return [
    news(0, { type: "dealt", hand: deal.hands[seat]!, weapons: deal.weapons }),
    news(1, { type: "suggested", seat: me, ...asked }, { who: { seat: me }, ...crimeIn(asked) }),
    news(2, {
      type: "showed",
      seat: shower,
      to: me,
      ...asked,
      card: sees ? "knife" : null,
    }),
    now(view(seat, seat === me ? ["knife"] : [])),
  ];
}

const of = (frames: ToClient[], viewer: Viewer) => leaks(frames, truth, viewer);

describe("an honest server", () => {
  it("tells the suggester no more than is allowed", () => {
    expect(of(honest(me), { seat: me })).toEqual([]);
  });

  it("tells everybody else no more either, and may tell it twice", () => {
    const frames = [...honest(third), ...honest(third)];
    expect(of(frames, { seat: third })).toEqual([]);
    const outside = [
      news(0, { type: "dealt", hand: null, weapons: deal.weapons }),
      news(1, { type: "showed", seat: shower, to: me, ...asked, card: null }),
      now({ public: table, own: null }),
    ];
    expect(of(outside, "spectator")).toEqual([]);
  });

  it("opens the case file to whoever has accused", () => {
    const wrong = news(3, {
      type: "accused",
      seat: me,
      ...asked,
      right: false,
      case_file: file,
      winner: null,
    });
    const knows = view(me, ["knife"]);
    knows.own!.case_file = file;
    expect(of([...honest(me), wrong, now(knows)], { seat: me })).toEqual([]);
  });
});

describe("the end of a game", () => {
  const accuses = (seat: number, winner: number | null) =>
    ({ type: "accused", seat, ...asked, right: false, case_file: file, winner }) as const;
  /** The viewer is `third`; the two others have accused wrongly. */
  const two = [news(3, { ...accuses(me, null), case_file: null }), news(4, accuses(shower, third))];
  const open: View = structuredClone(view(third));
  open.public.case_file = file;
  open.own!.case_file = file;
  for (const row of open.own!.sheet) {
    const inFile = Object.values(file).includes(row.card);
    row.case_file = inFile ? "yes" : "no";
    if (inFile) row.seats = ["no", "no", "no"];
  }

  it("opens the case file to all when the last one left wins", () => {
    expect(of([...honest(third), ...two, now(open)], { seat: third })).toEqual([]);
  });

  it("and when the last one left accuses wrongly", () => {
    const on = [two[0]!, news(4, { ...accuses(shower, null), case_file: null })];
    const last = news(5, accuses(third, null));
    const outside = { public: open.public, own: null };
    const before = honest(third).slice(1, 3);
    expect(of([...before, ...on, last, now(outside)], "spectator")).toEqual([]);
  });

  it("but not while one is left who has to solve the case", () => {
    const on = [two[0]!, news(4, accuses(shower, null))];
    expect(of([...honest(third), ...on], { seat: third }).join()).toMatch(/opens the case file/);
    expect(of([...honest(third), ...on, now(open)], { seat: third }).join()).toMatch(/shows the case file/);
  });
});

describe("planted leaks are found", () => {
  const plant = (change: (view: View) => void, seat = me) => {
    const leaky = structuredClone(view(seat, seat === me ? ["knife"] : []));
    change(leaky);
    return of([...honest(seat), now(leaky)], { seat });
  };

  it("a card shown to somebody else", () => {
    const frames = [
      ...honest(third).slice(0, 2),
      news(2, {
        type: "showed",
        seat: shower,
        to: me,
        ...asked,
        card: "knife",
      }),
    ];
    expect(of(frames, { seat: third }).join()).toMatch(/shows knife to somebody else/);
    expect(of(frames.slice(1), "spectator").join()).toMatch(/shows knife to somebody else/);
  });

  it("a card named in words", () => {
    const ended = { type: "ended", seat: shower } as const;
    const said = (args: Message["args"]) => of([news(0, ended, args)], "spectator").join();
    expect(said({ who: { seat: shower } })).toBe("");
    expect(said({ card: { name: "card-knife" } })).toMatch(/names knife in words/);
    expect(said({ cards: { and: [{ name: "card-lead-pipe" }] } })).toMatch(/names lead_pipe in words/);
    expect(said({ what: { text: "Mr. Green" } })).toMatch(/names mr_green in words/);
  });

  it("another hand, dealt or held", () => {
    const dealt = news(0, {
      type: "dealt",
      hand: deal.hands[shower]!,
      weapons: deal.weapons,
    });
    expect(of([dealt], { seat: me }).join()).toMatch(/deals this viewer/);
    expect(of([dealt], "spectator").join()).toMatch(/deals this viewer/);
    expect(plant(({ own }) => own!.hand.push("rope")).join()).toMatch(/holds/);
    expect(plant(({ own }) => (own!.seat = shower)).join()).toMatch(/is that of seat/);
  });

  it("a case file that is opened too early", () => {
    expect(plant(({ own }) => (own!.case_file = file)).join()).toMatch(/knows the case file/);
    expect(plant(({ public: open }) => (open.case_file = file)).join()).toMatch(/shows the case file/);
    const wrong = {
      type: "accused",
      seat: shower,
      ...asked,
      right: false,
      case_file: file,
      winner: null,
    } as const;
    expect(of([...honest(me), news(3, wrong)], { seat: me }).join()).toMatch(/opens the case file/);
  });

  it("a mark that nothing seen explains", () => {
    const rope = CARDS.indexOf("rope");
    expect(plant(({ own }) => (own!.sheet[rope]!.case_file = "yes")).join()).toMatch(/marks rope of the case file/);
    expect(plant(({ own }) => (own!.sheet[rope]!.seats[shower] = "no")).join()).toMatch(/marks rope of seat/);
    expect(plant(({ public: open }) => open.lacks[shower]!.push("rope")).join()).toMatch(/lacks rope/);
  });

  it("what was shown to somebody else, and fields that nobody knows", () => {
    expect(plant(({ own }) => (own!.shown = "knife"), third).join()).toMatch(/was shown knife/);
    expect(plant(({ own }) => own!.shown_to_me[shower]!.push("hall")).join()).toMatch(/was shown hall/);
    expect(plant((leaky) => Object.assign(leaky.public, { seed: 7 })).join()).toMatch(/nobody knows, seed/);
  });
});
