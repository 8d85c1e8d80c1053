/** One device, passed round: several people play on it, and between two of them nothing of the game is on the page. */

import type { Page } from "@playwright/test";
import { findings, sticksOut } from "./axe";
import { decide, drivers } from "./drivers";
import { openTable } from "./friends";
import { expect, test, type Person } from "./harness";
import { wordsOf } from "./words";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const people = ["Ann", "Ben", "Cleo"];

/** Everything that stands on the page, also for those who hear it: its title, its text, its labels. */
async function everything(page: Page): Promise<string> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll("[aria-label], [title], [alt]")].flatMap((one) =>
      ["aria-label", "title", "alt"].map((name) => one.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.textContent, ...labels].join("\n");
  });
}

/** Ann opens a table and has the others sit down on her phone. */
async function sitTogether(host: Person, game: string): Promise<void> {
  await openTable(host, game, { name: people[0] });
  const { page } = host;
  for (const name of people.slice(1)) {
    await page.getByRole("button", { name: "Sit here, too" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Their name").fill(name);
    await dialog.getByRole("button", { name: "Sit down" }).click();
    await expect(page.getByText(`${name} (at this device)`)).toBeVisible();
  }
  await page.getByRole("button", { name: "Start the game" }).click();
}

const look = (page: Page) => page.getByRole("button", { name: /: hold to look$/ });

/** Looks behind the curtain, as a finger does. */
async function hold(page: Page): Promise<void> {
  await look(page).hover();
  await page.mouse.down();
  await expect(page.getByTestId("board")).toBeVisible();
  await page.mouse.up();
}

/** So often the phone is handed on; short games end before. */
const CURTAINS = 6;

for (const driver of drivers()) {
  test(`three people play ${driver.game} on one phone`, async ({ newPerson }) => {
    test.setTimeout(10 * 60_000);
    const host = await newPerson(phone);
    const { page } = host;
    await sitTogether(host, driver.game);
    const words = wordsOf(driver.game);
    const yours = page.locator('[data-testid="status"][data-yours="true"]');
    const hand = page.getByRole("button", { name: /^Hand it to / });
    const over = page.locator("#over");
    let curtains = 0;
    for (let steps = 0; steps < 1_000; steps++) {
      await expect(look(page).or(yours).or(hand).or(over).first()).toBeVisible();
      if (curtains === CURTAINS || (await over.isVisible())) break;
      if (await look(page).isVisible()) {
        if (curtains === 0) {
          expect(await findings(page)).toEqual([]);
          expect(await sticksOut(page)).toEqual([]);
        }
        curtains += 1;
        await expect(page.getByTestId("board")).toHaveCount(0);
        const there = await everything(page);
        // Three names, the game's title, and what the curtain says: no "you", and no word that a game tells.
        expect(there).not.toContain("(you)");
        expect(there).not.toContain(words.text("page-goal") ?? "Your goal");
        expect(there.length, there).toBeLessThan(1_500);
        await hold(page);
      } else if (await yours.isVisible()) await decide(driver, page);
      else await hand.click();
    }
    expect(curtains).toBeGreaterThan(2);
  });
}

test("the curtain is opened by the keyboard, and again after a reload", async ({ newPerson }) => {
  const host = await newPerson(phone);
  const { page } = host;
  await sitTogether(host, "color-doubt");
  for (const reload of [true, false]) {
    await expect(look(page)).toBeVisible();
    await expect(page.getByTestId("board")).toHaveCount(0);
    // A touch that is not held opens nothing.
    await look(page).click();
    await look(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("board")).toBeVisible();
    if (reload) await page.reload();
  }
});
