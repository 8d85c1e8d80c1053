/**
 * What this browser keeps in a database of its own: finished games of servers, the tables that it has itself, and the
 * record of its player's games.
 */

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

/** Once everything of a transaction is on disk. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
  });
}

type Name = "games" | "tables" | "record";

/** Older ones are forgotten beyond this many. */
const MOST = 200;

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open("parlour", 3);
  opening.onupgradeneeded = () => {
    for (const name of ["games", "tables", "record"] satisfies Name[]) {
      if (opening.result.objectStoreNames.contains(name)) continue;
      const store = opening.result.createObjectStore(name, { keyPath: "number", autoIncrement: true });
      store.createIndex("table", "table", { unique: true });
    }
  };
  const database = await done(opening);
  // A newer page waits for the older ones to let go.
  database.onversionchange = () => database.close();
  return database;
}

let opened: Promise<IDBDatabase> | null = null;

async function transaction(name: Name, mode: IDBTransactionMode): Promise<IDBTransaction> {
  opened ??= open();
  try {
    return (await opened).transaction(name, mode, { durability: "strict" });
  } catch {
    // It was closed meanwhile, or could not be opened then.
    opened = open();
    return (await opened).transaction(name, mode, { durability: "strict" });
  }
}

/** What was kept of a table; null where nothing was. */
export async function find<T>(name: Name, table: string): Promise<T | null> {
  const store = (await transaction(name, "readonly")).objectStore(name);
  const found = (await done(store.index("table").get(table))) as { kept: T } | undefined;
  return found?.kept ?? null;
}

/** Keeps something of a table, in the place of what was kept of it before. */
export async function put(name: Name, table: string, kept: unknown): Promise<void> {
  await change(name, table, () => kept);
}

/** Keeps what is made of what was kept of a table before, with nothing between reading it and writing it. */
export async function change<T>(name: Name, table: string, make: (before: T | null) => T): Promise<void> {
  const writing = await transaction(name, "readwrite");
  const ended = committed(writing);
  const store = writing.objectStore(name);
  const before = (await done(store.index("table").get(table))) as { number: number; kept: T } | undefined;
  const after = { table, kept: make(before?.kept ?? null) };
  const number = await done(store.put(before === undefined ? after : { number: before.number, ...after }));
  store.delete(IDBKeyRange.upperBound(Number(number) - MOST));
  await ended;
}

/** Forgets what was kept of a table. */
export async function remove(name: Name, table: string): Promise<void> {
  const writing = await transaction(name, "readwrite");
  const ended = committed(writing);
  const store = writing.objectStore(name);
  const before = await done(store.index("table").getKey(table));
  if (before !== undefined) store.delete(before);
  await ended;
}
