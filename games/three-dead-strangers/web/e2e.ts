/**
 * Plays Three Dead Strangers through the page as a hand would: accuses whom it can, else plays the first card that has
 * a place, now and then turned.
 */

import type { Locator, Page } from "@playwright/test";
import type { Driver } from "$e2e/driver";
import { leaks } from "./hiding";

const handOf = (page: Page) => page.getByTestId("hand");
const litOf = (page: Page) => page.locator("[data-lit]");
/** The button that does something, whatever it says. */
const button = (page: Page, does: string) => page.locator(`button[data-do="${does}"]`);

async function accuse(page: Page): Promise<boolean> {
  const form = page.locator("[data-form=accuse]");
  await form.waitFor();
  for (const group of await form.getByRole("group").all()) {
    const first = group.getByRole("radio").first();
    // Where there is no choice it is made already.
    if (!(await first.isChecked())) await first.check({ force: true });
  }
  await button(page, "accuse-ask").click();
  await button(page, "accuse-now").click();
  return true;
}

/** The lit places in sight; on a phone the page looks at a victim that has one. */
async function lit(page: Page): Promise<Locator | null> {
  const places = litOf(page);
  const count = await places.count();
  // The last place grows the layout; the middle ones fill it up.
  return count ? places.nth(Math.floor(count / 2)) : null;
}

/** The cards with evidence in hand. */
function cards(page: Page): Promise<Locator[]> {
  return handOf(page).locator("[data-evidence]").all();
}

async function step(page: Page): Promise<void> {
  const accusation = button(page, "accuse");
  if (await accusation.isVisible()) {
    await accusation.click();
    await accuse(page);
    return;
  }
  const pass = button(page, "pass");
  if (await pass.isVisible()) {
    // The table passes by itself for whoever holds nothing: where it has done so meanwhile, there is nothing to press.
    await pass.evaluateAll((buttons) => (buttons[0] as HTMLElement | undefined)?.click());
    return;
  }
  // Where the hand alone is shown, the board comes some frames after the card that is chosen.
  const yours = page.locator('[data-testid="status"][data-yours="true"]');
  for (let frame = 0; frame < 600; frame++) {
    // Nor is there anything to play where the table has passed by itself.
    if (!(await yours.isVisible())) return;
    for (const card of await cards(page)) {
      if ((await card.getAttribute("aria-pressed")) !== "true") await card.click();
      const place = await lit(page);
      if (!place) continue;
      await place.click();
      await button(page, "play").click();
      return;
    }
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  throw new Error("Nothing can be played, and the page does not offer to pass.");
}

async function stepByKeyboard(page: Page): Promise<void> {
  const keys = page.keyboard;
  if (await button(page, "accuse").isVisible()) {
    await keys.press("a");
    await accuse(page);
    return;
  }
  if (await button(page, "pass").isVisible()) {
    await keys.press("p");
    return;
  }
  for (const card of await cards(page)) {
    await keys.press("h");
    for (let walked = 0; walked < 12; walked++) {
      if (await card.evaluate((button) => button === document.activeElement)) break;
      await keys.press("ArrowRight");
    }
    await keys.press("Enter");
    if ((await litOf(page).count()) === 0) continue;
    // Round the card once, or until it fits somewhere again, and on to another place.
    for (let turns = 0; turns < 8; turns++) {
      await keys.press("r");
      if ((await litOf(page).count()) > 0) break;
    }
    await keys.press("ArrowDown");
    const place = page.locator("[data-lit]:focus");
    if ((await place.count()) === 0) await litOf(page).first().focus();
    await keys.press("Enter");
    await keys.press("Enter");
    return;
  }
  throw new Error("Nothing can be played, and the page does not offer to pass.");
}

const atOnce: Driver["atOnce"] = (page) => ({
  layouts: page.locator(".layouts"),
  hand: handOf(page),
  doing: page.getByTestId("dock").locator(".buttons"),
});

const driver: Driver = {
  game: "three-dead-strangers",
  step,
  atOnce,
  stepByKeyboard,
  leaks,
};
export default driver;
