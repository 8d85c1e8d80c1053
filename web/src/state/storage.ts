/** What this browser remembers: the tables with the tokens of its seats, the player's name, the settings. */

/** What we hold at one table. */
export interface Place {
  /** The token of our seat. */
  seat?: string;
  /** The host's token. */
  host?: string;
  /** The tokens of others who play on this device, which is passed round. */
  round?: string[];
  /** The game's name in addresses. */
  game?: string;
  /** The duplicate evening that it belongs to. */
  evening?: string;
  /** Whether a lesson can be gone on with there; false once it was left. */
  lesson?: boolean;
  /** How many pieces of news were shown here. */
  shown?: number;
  /** How many of them our player has gone on from. */
  gone?: number;
  /** Those after that of moves that our standing orders made while our page was open. */
  ordered?: number[];
  /** The address at which this browser is told of our turns, where it is. */
  told?: string;
  /** The tokens of seats that bots have since their time was up: they are ours again when the game is over. */
  lost?: string[];
  /** Our share of what chance draws from, and that of the next game there. */
  share?: Share;
  next?: Share;
  /** The shares of others who play on this device, as far as they came with their seats, by their tokens. */
  shares?: Record<string, Share>;
  /** The secret of our feed, where we have one. */
  feed?: string;
  /** Whether its finished game was entered in the record. */
  entered?: boolean;
  /** The table of the server that has this browser's finished game too. */
  shared?: string;
  /** When we were last there, in milliseconds since 1970. */
  seen: number;
}

/** Our share of what chance draws from, on our chair. */
export interface Share {
  chair: number;
  /** The share, in hexadecimal digits. */
  share: string;
  /** What commits to it. */
  commit: string;
  /** What the table had committed to when it was first told here. */
  commitment?: string;
  /** What was locked when the game began, as it was first told here. */
  lock?: string;
  /** Whether it was opened, or is never to be. */
  opened?: boolean;
  /** Whether the table said that it was opened. */
  taken?: boolean;
}

/** The part of `localStorage` that is used here. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const TABLES = "parlour.tables";
/** Old tables are forgotten beyond this many. */
const MOST_TABLES = 60;

function read<T>(store: Store, key: string, fallback: T): T {
  try {
    const text = store.getItem(key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as T) : fallback;
  } catch {
    return fallback;
  }
}

function write(store: Store, key: string, value: unknown): void {
  try {
    store.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page works on, it only remembers nothing.
  }
}

/** All tables at which we hold something, the last visited first. */
export function places(store: Store): [table: string, place: Place][] {
  return Object.entries(read<Record<string, Place>>(store, TABLES, {})).sort(([, a], [, b]) => b.seen - a.seen);
}

/** What we hold at a table. */
export function placeAt(store: Store, table: string): Place | undefined {
  const all = read<Record<string, Place>>(store, TABLES, {});
  return Object.hasOwn(all, table) ? all[table] : undefined;
}

/** Adds to what we hold at a table. */
export function remember(store: Store, table: string, more: Omit<Partial<Place>, "seen">, now = Date.now()): void {
  const others = places(store).filter(([id]) => id !== table);
  const place = { ...placeAt(store, table), ...more, seen: now };
  write(store, TABLES, Object.fromEntries([[table, place], ...others].slice(0, MOST_TABLES)));
}

/** Gives our seat at a table up, keeping the rest: the next of those who play on this device has the first place then. */
export function leaveSeat(store: Store, table: string): void {
  const place = placeAt(store, table);
  if (!place) return;
  const [seat, ...round] = place.round ?? [];
  if (seat !== undefined) remember(store, table, { ...NOBODYS, seat, round, share: place.shares?.[seat] });
  else if (place.host === undefined && !place.lost) forget(store, table);
  else remember(store, table, { seat });
}

/** A bot has a seat of ours until the game is over, because its time was up. */
export function loseSeat(store: Store, table: string, token: string): void {
  const place = placeAt(store, table);
  const round = place?.round?.filter((one) => one !== token);
  remember(store, table, { round, lost: [...(place?.lost ?? []), token] });
  if (place?.seat === token) leaveSeat(store, table);
}

/** The game is over: the seats that were lost on time are ours again, after those that we still have. */
export function regainSeats(store: Store, table: string): void {
  const { seat: first, round: others = [], lost = [] } = placeAt(store, table) ?? {};
  const [seat, ...round] = [...(first === undefined ? [] : [first]), ...others, ...lost];
  remember(store, table, { seat, round, lost: undefined });
}

/** Who shares this device with us and is still in the game has the first place. */
export function putLast(store: Store, table: string): void {
  const seat = placeAt(store, table)?.seat;
  leaveSeat(store, table);
  if (seat !== undefined) remember(store, table, { round: [...(placeAt(store, table)?.round ?? []), seat] });
}

/** What belongs to the seat alone. */
const NOBODYS = {
  shown: undefined,
  gone: undefined,
  ordered: undefined,
  told: undefined,
  share: undefined,
  next: undefined,
  feed: undefined,
} satisfies Partial<Place>;

/**
 * Takes a seat that came to this device, beside those that are here. `told` is how many pieces of news its player has
 * seen elsewhere, so that they are told here what came since.
 */
export function takeSeat(
  store: Store,
  table: string,
  seat: string,
  share: Share | null = null,
  told: number | null = null,
): void {
  const place = placeAt(store, table);
  const seen = told === null ? {} : { shown: told, gone: told };
  if (place?.seat === undefined) remember(store, table, { seat, ...seen, ...(share ? { share } : {}) });
  else
    remember(store, table, {
      round: [...(place.round ?? []), seat],
      ...(share ? { shares: { ...place.shares, [seat]: share } } : {}),
    });
}

/** The share of a seat at this device, where it has one. */
export function shareOf(place: Place | undefined, token: string | null): Share | undefined {
  return token === null || token === place?.seat ? place?.share : place?.shares?.[token];
}

/** Forgets a table. */
export function forget(store: Store, table: string): void {
  write(store, TABLES, Object.fromEntries(places(store).filter(([id]) => id !== table)));
}

/** A remembered value by name; not a table's. */
export function remembered<T extends object>(store: Store, name: string, fallback: T): T {
  return { ...fallback, ...read<Partial<T>>(store, `parlour.${name}`, {}) };
}

/** Remembers a value by name. */
export function rememberAs(store: Store, name: string, value: object): void {
  write(store, `parlour.${name}`, value);
}

/** What neither the browser's storage nor the tab's took. */
const passing = passingStore();

/** A store that may be forbidden, and another for what it does not take. */
function over(inner: () => Store, otherwise: Store): Store {
  let kept: Store;
  try {
    kept = inner();
    kept.getItem(TABLES);
  } catch {
    return otherwise;
  }
  return {
    getItem: (key) => otherwise.getItem(key) ?? kept.getItem(key),
    setItem: (key, value) => {
      try {
        kept.setItem(key, value);
        otherwise.removeItem(key);
      } catch {
        otherwise.setItem(key, value);
      }
    },
    removeItem: (key) => {
      otherwise.removeItem(key);
      kept.removeItem(key);
    },
  };
}

/**
 * The browser's storage; what it does not take, as where it is full or forbidden, lasts as long as the tab, or as the
 * page where the tab keeps nothing either.
 */
export function browserStore(): Store {
  return over(
    () => window.localStorage,
    over(() => window.sessionStorage, passing),
  );
}

/** How long what is new lasts: on from here, until the tab is closed, or until the page is closed or loaded anew. */
export function lasting(): "on" | "tab" | "page" {
  if (takesMore(() => window.localStorage)) return "on";
  return takesMore(() => window.sessionStorage) ? "tab" : "page";
}

/** Whether loading the page anew would lose something other than what is named. */
export function wouldLose(except: string): boolean {
  return [...passing.keys()].some((key) => key !== `parlour.${except}`);
}

/** A game of this browser is gone with the page. */
export function gameNotKept(): void {
  passing.setItem("parlour.game", "");
}

function takesMore(store: () => Store): boolean {
  try {
    store().setItem("parlour.room", " ".repeat(ROOM));
    store().removeItem("parlour.room");
    return true;
  } catch {
    return false;
  }
}

/** As many letters as a seat and all that belongs to it may take. */
const ROOM = 2_000;

/** A store that is gone with the page. */
export function passingStore(): Store & { keys: () => Iterable<string> } {
  const kept = new Map<string, string>();
  return {
    keys: () => kept.keys(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
