import { beforeEach, expect, test } from "vitest";
import vectors from "../../../docs/verifiable-deals.vectors.json";
import { contradiction, type Proof } from "../deals/verification";
import type { Deals, Room } from "../protocol";
import { commitmentTo, draw, follow, heard, toOpenAtOnce } from "./shares";
import { leaveSeat, placeAt, remember, takeSeat, type Store } from "./storage";

let store: Store;

beforeEach(() => {
  const kept = new Map<string, string>();
  store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

test("a share is committed to as the test vectors have it", async () => {
  for (const { chair, share, commitment } of vectors.seats)
    expect(await commitmentTo(vectors.game, chair, share)).toBe(commitment);
});

test("a share that is drawn is 32 bytes, another each time", async () => {
  const [one, other] = [await draw("clue", 1), await draw("clue", 1)];
  expect(one.share).toMatch(/^[0-9a-f]{64}$/);
  expect(one.share).not.toBe(other.share);
  expect(one.commit).toBe(await commitmentTo("clue", 1, one.share));
});

const deals = (lock: string | null): Deals => ({
  type: "verifiable",
  commitment: "c",
  lock,
  waiting: lock !== null,
});
const chair = (commitment: string, state: "sealed" | "open" | "unopened") =>
  ({ seat: 0, who: { share: { commitment, own: true, state } } }) as Room["chairs"][number];

test("a share is opened once all is locked, and what the table is bound to is written down before", () => {
  remember(store, "t", { share: { chair: 0, share: "s", commit: "k" } });
  expect(heard(store, "t", deals(null), chair("k", "sealed"))).toBeNull();
  expect(placeAt(store, "t")?.share).toMatchObject({ commitment: "c", opened: false });
  expect(toOpenAtOnce(store, "t")).toBeNull();
  expect(heard(store, "t", deals("l"), chair("k", "sealed"))).toBe("s");
  expect(toOpenAtOnce(store, "t")).toBe("s");
  // Whatever the table says later, what it said first counts.
  expect(heard(store, "t", deals("other"), chair("k", "open"))).toBeNull();
  expect(placeAt(store, "t")?.share).toMatchObject({ lock: "l", opened: true });
  expect(toOpenAtOnce(store, "t")).toBeNull();
});

test("that the table had our share is written down, and not that it had it in time before it says so", () => {
  for (const state of ["open", "unopened"] as const) {
    remember(store, state, { share: { chair: 0, share: "s", commit: "k" } });
    heard(store, state, deals("l"), chair("k", "sealed"));
    expect(placeAt(store, state)?.share?.taken).toBe(false);
    heard(store, state, deals("l"), chair("k", state));
    expect(placeAt(store, state)?.share).toMatchObject({ opened: true, taken: state === "open" });
    // Whatever the table says later, what it said first counts.
    heard(store, state, deals("l"), chair("k", "sealed"));
    expect(placeAt(store, state)?.share?.taken).toBe(state === "open");
  }
});

test("a share is opened to nobody who shows another commitment for our chair", () => {
  remember(store, "t", { share: { chair: 0, share: "s", commit: "k" } });
  expect(heard(store, "t", deals("l"), chair("other", "sealed"))).toBeNull();
  expect(heard(store, "t", { type: "unverifiable", why: "lesson" }, chair("k", "sealed"))).toBeNull();
  expect(heard(store, "other", deals("l"), chair("k", "sealed"))).toBeNull();
});

test("a share that came with a seat to others at a device is opened, too", () => {
  takeSeat(store, "t", "first", { chair: 0, share: "s", commit: "k" });
  takeSeat(store, "t", "other", { chair: 1, share: "r", commit: "j" });
  expect(heard(store, "t", deals("l"), chair("j", "sealed"), "other")).toBe("r");
  expect(heard(store, "t", deals("l"), chair("j", "open"), "other")).toBeNull();
  expect(heard(store, "t", deals("l"), chair("k", "sealed"))).toBe("s");
  leaveSeat(store, "t");
  expect(placeAt(store, "t")).toMatchObject({ seat: "other", share: { share: "r", lock: "l", opened: true } });
});

test("the share of the next game comes along, once", () => {
  remember(store, "t", { next: { chair: 0, share: "s", commit: "k" } });
  follow(store, "t", "u", { lock: "l" });
  expect(placeAt(store, "u")?.share).toEqual({ chair: 0, share: "s", commit: "k", lock: "l" });
  follow(store, "t", "u");
  expect(placeAt(store, "u")?.share?.lock).toBe("l");
});

test("a saved table is held against what was written down here", () => {
  const own = { chair: 2, share: "s", commit: "k", commitment: "c", lock: "l" };
  const proof = (more: Partial<Proof> = {}): Proof => ({
    commitment: "c",
    lock: "l",
    mark: "m",
    link: 1,
    head: "h",
    shares: [{ chair: 2, own: true, commitment: "k", opened: true }],
    ...more,
  });
  expect(contradiction(undefined, null)).toBeNull();
  expect(contradiction(own, proof())).toBeNull();
  expect(contradiction(own, null)).toBe("commitment");
  expect(contradiction(own, proof({ commitment: "other" }))).toBe("commitment");
  expect(contradiction(own, proof({ lock: "other" }))).toBe("lock");
  for (const shares of [
    [],
    [{ chair: 2, own: false, commitment: "k", opened: true }],
    [{ chair: 2, own: true, commitment: "other", opened: true }],
  ])
    expect(contradiction(own, proof({ shares }))).toBe("share");
  // A share that came too late may be the network's doing; one that the table had taken is not.
  const late = proof({ shares: [{ chair: 2, own: true, commitment: "k", opened: false }] });
  expect(contradiction({ ...own, opened: true, taken: false }, late)).toBeNull();
  expect(contradiction({ ...own, opened: true, taken: true }, late)).toBe("opening");
});
