/** The games' drivers: `games/*\/web/e2e.ts`, found by themselves. */

import { expect, type Page } from "@playwright/test";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Driver } from "./driver";

const games = fileURLToPath(new URL("../../games", import.meta.url));

/** Playwright translates what is required; `games` has no package that would make an import of it a module. */
const require = createRequire(import.meta.url);

export function drivers(): Driver[] {
  return readdirSync(games)
    .map((game) => join(games, game, "web", "e2e.ts"))
    .filter((file) => existsSync(file))
    .map((file) => (require(file) as { default: Driver }).default);
}

export type Hand = (driver: Driver, page: Page) => Promise<void>;

export const byMouse: Hand = (driver, page) => driver.step(page);

export const byKeyboard: Hand = async (driver, page) => driver.stepByKeyboard?.(page);

/** Waits until this page is to move or the game is over; says which. */
export async function toMove(page: Page, within = 2 * 60_000): Promise<"yours" | "over"> {
  const yours = page.locator('[data-testid="status"][data-yours="true"]');
  const over = page.locator("#over");
  await expect(yours.or(over).first()).toBeVisible({ timeout: within });
  return (await over.isVisible()) ? "over" : "yours";
}

/** Waits for the learner's turn, and goes on from what stays over the board until then. */
export async function readOn(page: Page): Promise<void> {
  const over = page.locator("[data-over] [data-do]");
  const yours = page.locator('[data-testid="status"][data-yours="true"]');
  for (;;) {
    await yours.or(over).first().waitFor();
    if (await yours.isVisible()) return;
    await over.click();
    await over.waitFor({ state: "hidden" });
  }
}

/** Makes one decision and waits until the page has it behind itself. Says whether there was one to make. */
export async function decide(driver: Driver, page: Page, hand: Hand = byMouse): Promise<boolean> {
  const board = page.getByTestId("board");
  const before = await board.getAttribute("data-at");
  // The table may have answered for it meanwhile, where there was no choice; whoever is next may be waited for here, too.
  if (!(await page.locator('[data-testid="status"][data-yours="true"]').isVisible())) return false;
  // What happened since the last turn may lie over the board until one goes on.
  const read = page.getByTestId("recap").locator('[data-do="go-on"]');
  if (hand === byMouse && (await read.isVisible())) await read.click({ timeout: 5_000 }).catch(() => undefined);
  await hand(driver, page);
  await expect(board, "the move is made").not.toHaveAttribute("data-at", before ?? "");
  return true;
}

/** Plays until the game is over; more decisions than `most` mean that something is wrong. */
export function playToTheEnd(driver: Driver, pages: Page[], hand: Hand = byMouse, most = 3_000): Promise<number> {
  return playUntil(driver, pages, () => false, hand, most);
}

/** Plays until the game is over, or a decision of a page was `enough`. Says how many decisions were made. */
export async function playUntil(
  driver: Driver,
  pages: Page[],
  enough: (decided: Page) => boolean,
  hand: Hand = byMouse,
  most = 3_000,
): Promise<number> {
  // One wait for each page, kept until it is over: waits left behind would go on looking and slow everything down.
  const waits = new Map<Page, Promise<{ page: Page; what: "yours" | "over" }>>();
  for (let made = 0; made < most; made++) {
    for (const page of pages) {
      if (waits.has(page)) continue;
      const wait = toMove(page, 15 * 60_000).then((what) => ({ page, what }));
      wait.catch(() => {});
      waits.set(page, wait);
    }
    const { page, what } = await Promise.race(waits.values());
    if (what === "over") return made;
    waits.delete(page);
    if ((await decide(driver, page, hand)) && enough(page)) return made + 1;
  }
  throw new Error(`No end after ${most} decisions.`);
}
