/** Several people at one table, as hands bring them there. */

import type { Locator, Page } from "@playwright/test";
import { expect, type Person } from "./harness";

/** Opens a table for friends, under a name where one is given, at this server or another, and stays in its lobby. */
export async function openTable(
  host: Person,
  game: string,
  { name, home = host.home }: { name?: string; home?: string } = {},
): Promise<void> {
  await host.page.goto(`${home}/open/${game}`);
  if (name !== undefined) await host.page.getByRole("textbox", { name: "Your name" }).fill(name);
  await host.page.getByRole("button", { name: "Open the table" }).click();
  await expect(host.page.getByRole("heading", { name: "Round the table" })).toBeVisible();
}

/** Takes the first free chair of the lobby on this page; where the host is given, waits until they see it. */
export async function sitDown({ page }: Person, host?: Person): Promise<void> {
  const free = host?.page.getByRole("button", { name: /^Add a bot/ });
  if (free) await expect(free.first()).toBeVisible();
  const before = await free?.count();
  await page
    .getByRole("button", { name: /^Sit here/ })
    .first()
    .click();
  if (free !== undefined) await expect(free).toHaveCount(before! - 1);
}

/** Puts the last of the bots on the first free chair, and waits until it sits there. */
export async function addBot({ page }: Person): Promise<void> {
  const free = page.getByRole("button", { name: /^Add a bot/ });
  // A page that enters the table anew has no chairs until it is told of them.
  await expect(free.first()).toBeVisible();
  const before = await free.count();
  await free.first().click();
  // The strongest of those to compare with, which come to an end soonest, but for those that think long.
  const bots = page
    .getByRole("dialog")
    .getByRole("button")
    .filter({ hasNotText: /Nemesis|Phantom|Mind Reader/ });
  await bots.last().click();
  await expect(free).toHaveCount(before - 1);
}

/** Puts a bot on a chair of a table that is not open yet: on the one of this list of who sits there. */
export async function seatBot(who: Locator, bot: string): Promise<void> {
  await who.selectOption("bot");
  await who.locator("..").getByRole("button").click();
  const dialog = who.page().getByRole("dialog");
  await dialog.locator(`button[value="${bot}"]`).click();
  await expect(dialog).toBeHidden();
}

/** Starts the game, which all of these see. */
export async function startGame(host: Person, others: Person[]): Promise<void> {
  await host.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page } of [host, ...others]) await expect(page.getByTestId("board")).toBeVisible();
}

/** Accuses in Clue at the first turn, of the first cards: whoever does is out, unless they are very lucky. */
export async function guessAtOnce(page: Page): Promise<void> {
  const board = page.getByTestId("board");
  await board.getByRole("button", { name: "Accuse …" }).click();
  const form = board.locator('[data-form="accuse"]');
  for (const kind of ["Who?", "With what?", "Where?"])
    // Its card lies over it, which is its label.
    await form.getByRole("group", { name: kind }).getByRole("radio").first().check({ force: true });
  await board.getByRole("button", { name: "Go on …" }).click();
  await board.getByRole("button", { name: "Accuse now" }).click();
}
