/**
 * Plays Three Dead Strangers through the page as a hand would: accuses whom it can, else lays the first card that has
 * a place, now and then turned.
 */

import type { Locator, Page } from "@playwright/test";
import type { Driver } from "$e2e/driver";
import { leaks } from "./hiding";

const handOf = (page: Page) => page.getByRole("list", { name: "Your hand" });
const litOf = (page: Page) => page.getByRole("button", { name: /^victim \d, row / });
const dock = (page: Page) => page.getByRole("region", { name: "Your place" });

async function accuse(page: Page): Promise<boolean> {
  const form = page.getByRole("dialog", { name: "Accuse" });
  for (const group of await form.getByRole("group").all()) {
    const first = group.getByRole("radio").first();
    // Where there is no choice it is made already.
    if (!(await first.isChecked())) await first.check({ force: true });
  }
  await form.getByRole("button", { name: "Go on" }).click();
  const again = page.getByRole("dialog", { name: "Do you stand by it?" });
  await again.getByRole("button", { name: /^I accuse / }).click();
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
  return handOf(page)
    .getByRole("button", { name: /^(?!An Accusation)/ })
    .all();
}

async function step(page: Page): Promise<void> {
  const accusation = dock(page).getByRole("button", { name: "Accuse …" });
  if (await accusation.isVisible()) {
    await accusation.click();
    await accuse(page);
    return;
  }
  const pass = dock(page).getByRole("button", { name: "Pass", exact: true });
  if (await pass.isVisible()) {
    await pass.click();
    return;
  }
  for (const card of await cards(page)) {
    await card.click();
    const place = await lit(page);
    if (!place) continue;
    await place.click();
    await dock(page).getByRole("button", { name: "Play it here" }).click();
    return;
  }
  throw new Error("Nothing can be laid, and the page does not offer to pass.");
}

async function stepByKeyboard(page: Page): Promise<void> {
  const keys = page.keyboard;
  if (await dock(page).getByRole("button", { name: "Accuse …" }).isVisible()) {
    await keys.press("a");
    await accuse(page);
    return;
  }
  if (await dock(page).getByRole("button", { name: "Pass", exact: true }).isVisible()) {
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
    // Once round the card, and on to another place.
    await keys.press("r");
    await keys.press("ArrowDown");
    const place = page.locator("[data-lit]:focus");
    if ((await place.count()) === 0) await litOf(page).first().focus();
    await keys.press("Enter");
    await keys.press("Enter");
    return;
  }
  throw new Error("Nothing can be laid, and the page does not offer to pass.");
}

const driver: Driver = {
  game: "three-dead-strangers",
  step,
  stepByKeyboard,
  leaks,
};
export default driver;
