import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  browserStore,
  forget,
  gameNotKept,
  lasting,
  leaveSeat,
  loseSeat,
  placeAt,
  places,
  putLast,
  regainSeats,
  remember,
  rememberAs,
  remembered,
  takeSeat,
  wouldLose,
  type Store,
} from "./storage";

let kept: Map<string, string>;
let store: Store;

beforeEach(() => {
  kept = new Map();
  store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

describe("tables", () => {
  test("tokens are added to what is known", () => {
    remember(store, "a", { host: "h", game: "clue" }, 1);
    remember(store, "a", { seat: "s" }, 2);
    expect(placeAt(store, "a")).toEqual({ host: "h", game: "clue", seat: "s", seen: 2 });
  });

  test("the last visited stands first", () => {
    remember(store, "a", {}, 1);
    remember(store, "b", {}, 2);
    remember(store, "a", {}, 3);
    expect(places(store).map(([table]) => table)).toEqual(["a", "b"]);
  });

  test("the oldest are forgotten when there are too many", () => {
    for (let index = 0; index < 100; index++) remember(store, `t${index}`, {}, index);
    expect(places(store)).toHaveLength(60);
    expect(placeAt(store, "t0")).toBeUndefined();
    expect(placeAt(store, "t99")).toBeDefined();
  });

  test("a host who stands up stays host; a guest forgets the table", () => {
    remember(store, "a", { seat: "s", host: "h" });
    remember(store, "b", { seat: "s" });
    leaveSeat(store, "a");
    leaveSeat(store, "b");
    expect(placeAt(store, "a")).toMatchObject({ host: "h" });
    expect(placeAt(store, "a")?.seat).toBeUndefined();
    expect(placeAt(store, "b")).toBeUndefined();
  });

  test("seats that were lost on time are there again when the game is over", () => {
    remember(store, "a", { seat: "ann", round: ["ben", "cleo"] });
    loseSeat(store, "a", "ben");
    expect(placeAt(store, "a")).toMatchObject({ seat: "ann", round: ["cleo"], lost: ["ben"] });
    putLast(store, "a");
    expect(placeAt(store, "a")).toMatchObject({ seat: "cleo", round: ["ann"] });
    loseSeat(store, "a", "cleo");
    loseSeat(store, "a", "ann");
    expect(placeAt(store, "a")).toMatchObject({ lost: ["ben", "cleo", "ann"] });
    expect(placeAt(store, "a")?.seat).toBeUndefined();
    regainSeats(store, "a");
    expect(placeAt(store, "a")).toMatchObject({ seat: "ben", round: ["cleo", "ann"] });
  });

  test("where others play on the device, the next of them has the first place then", () => {
    remember(store, "a", { seat: "s", round: ["t", "u"], gone: 7 });
    leaveSeat(store, "a");
    expect(placeAt(store, "a")).toMatchObject({ seat: "t", round: ["u"] });
    expect(placeAt(store, "a")?.gone).toBeUndefined();
  });

  test("a seat that comes to the device takes nobody's place", () => {
    takeSeat(store, "a", "s");
    expect(placeAt(store, "a")).toMatchObject({ seat: "s" });
    takeSeat(store, "a", "t");
    expect(placeAt(store, "a")).toMatchObject({ seat: "s", round: ["t"] });
  });

  test("a seat that comes from elsewhere brings along how far its player had come", () => {
    takeSeat(store, "a", "s", null, 7);
    expect(placeAt(store, "a")).toMatchObject({ seat: "s", shown: 7, gone: 7 });
    takeSeat(store, "a", "t", null, 9);
    expect(placeAt(store, "a"), "that is of the first seat here").toMatchObject({ shown: 7, gone: 7 });
  });

  test("forgetting takes one away", () => {
    remember(store, "a", {});
    remember(store, "b", {});
    forget(store, "a");
    expect(places(store).map(([table]) => table)).toEqual(["b"]);
  });

  test("a table named like a property of every object is not a table", () => {
    expect(placeAt(store, "constructor")).toBeUndefined();
    expect(placeAt(store, "__proto__")).toBeUndefined();
  });
});

describe("a broken store", () => {
  test("with nonsense in it counts as empty", () => {
    kept.set("parlour.tables", "{nonsense");
    expect(places(store)).toEqual([]);
    kept.set("parlour.tables", '"text"');
    expect(places(store)).toEqual([]);
    remember(store, "a", { seat: "s" });
    expect(placeAt(store, "a")?.seat).toBe("s");
  });

  test("that is full or forbidden stops nothing", () => {
    const full: Store = {
      ...store,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(() => remember(full, "a", {})).not.toThrow();
  });
});

test("what is remembered by name is laid over the defaults", () => {
  expect(remembered(store, "settings", { sound: true, theme: "system" })).toEqual({ sound: true, theme: "system" });
  rememberAs(store, "settings", { theme: "dark" });
  expect(remembered(store, "settings", { sound: true, theme: "system" })).toEqual({ sound: true, theme: "dark" });
});

describe("what the browser does not take", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  afterEach(() => void vi.unstubAllGlobals());

  test("goes to the tab, and then to the page, which loses it", () => {
    const tab = new Map<string, string>();
    const sessionStorage: Store = {
      getItem: (key) => tab.get(key) ?? null,
      setItem: (key, value) => void tab.set(key, value),
      removeItem: (key) => void tab.delete(key),
    };
    vi.stubGlobal("window", { localStorage: { ...store, setItem: full }, sessionStorage });
    expect(lasting()).toBe("tab");
    rememberAs(browserStore(), "notebook", { text: "notes" });
    expect(tab.get("parlour.notebook")).toBe('{"text":"notes"}');
    expect(wouldLose("language")).toBe(false);
    gameNotKept();
    expect(wouldLose("language")).toBe(true);

    vi.stubGlobal("window", { localStorage: store, sessionStorage });
    expect(lasting()).toBe("on");
    rememberAs(browserStore(), "notebook", { text: "more" });
    expect([kept.get("parlour.notebook"), tab.size]).toEqual(['{"text":"more"}', 0]);

    vi.stubGlobal("window", { localStorage: { ...store, setItem: full } });
    expect(lasting()).toBe("page");
    rememberAs(browserStore(), "notebook", { text: "most" });
    expect(remembered(browserStore(), "notebook", { text: "" }).text).toBe("most");
  });
});
