/** What a driver does with mouse and keys, whatever the game. */

import type { Locator, Page } from "@playwright/test";

/** One of them at random. */
export function any<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)]!;
}

/** A page with a board, and the group in which the board offers the move. */
export class BoardPage {
  readonly board: Locator;
  readonly dock: Locator;

  constructor(readonly page: Page) {
    this.board = page.getByTestId("board");
    this.dock = this.board.getByRole("group", { name: "Your move" });
  }
}

/** Waits until the page shows one of these, and says which: the first in the list where there are several. */
export async function offered<Task>(offers: readonly (readonly [Task, Locator])[]): Promise<Task> {
  const either = offers.map(([, locator]) => locator).reduce((one, other) => one.or(other));
  for (;;) {
    await either.first().waitFor({ state: "visible" });
    for (const [task, locator] of offers) {
      if (await locator.first().isVisible()) return task;
    }
  }
}

/** Where the page says that it is somebody else's turn: what leaves no choice is done by the table itself. */
export function waiting(page: Page): Locator {
  return page.locator('[data-testid="status"][data-yours="false"]');
}

/** Presses Tab until the focus is on something that matches. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < 150; pressed++) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not lead to ${selector}.`);
}

/** Goes to the first of these buttons by Tab and presses it. */
export async function pressByKeys(page: Page, buttons: Locator): Promise<void> {
  const button = buttons.first();
  await button.evaluate((element) => element.setAttribute("data-wanted", ""));
  await tabTo(page, "[data-wanted]");
  await button.evaluate((element) => element.removeAttribute("data-wanted"));
  await page.keyboard.press("Enter");
}
