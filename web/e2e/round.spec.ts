/** One device, passed round: several people play on it, and between two of them nothing of the game is on the page. */

import type { Page } from "@playwright/test";
import { listenAt } from "./alone";
import { findings, sticksOut } from "./axe";
import type { Driver } from "./driver";
import { decide, drivers } from "./drivers";
import { openTable } from "./friends";
import { expect, test, type Person } from "./harness";
import { answersItself } from "./server";
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
  await expect(page.getByText(`The seat that moves is ${people[0]}’s.`)).toBeVisible();
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

/** Plays on one phone, for as many curtains as are wanted or to the end; how many there were. */
async function playRound(driver: Driver, page: Page, most: number): Promise<number> {
  const words = wordsOf(driver.game);
  const yours = page.locator('[data-testid="status"][data-yours="true"]');
  const hand = page.getByRole("button", { name: /^Hand it to / });
  const over = page.locator("#over");
  let curtains = 0;
  for (let steps = 0; steps < 3_000; steps++) {
    await expect(look(page).or(yours).or(hand).or(over).first()).toBeVisible();
    if (curtains === most || (await over.isVisible())) return curtains;
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
  throw new Error("No end.");
}

for (const driver of drivers()) {
  test(`three people play ${driver.game} on one phone`, async ({ newPerson }) => {
    test.setTimeout(10 * 60_000);
    const host = await newPerson(phone);
    await sitTogether(host, driver.game);
    expect(await playRound(driver, host.page, CURTAINS)).toBeGreaterThan(2);
  });
}

test("three people play a game to its end on one phone without a network", async ({ newPerson }) => {
  test.skip(!answersItself(), "this page was built without the target for browsers");
  test.setTimeout(20 * 60_000);
  const driver = drivers().find(({ game }) => game === "color-doubt")!;
  const host = await newPerson(phone);
  const heard = await listenAt(host.context);
  const { page } = host;
  await page.route("**/api/**", (route) => route.abort());
  await host.goto(`/open/${driver.game}`);
  await expect(page.getByText(/there must be a server, and none answers here/)).toBeVisible();
  await page.getByRole("textbox", { name: "Your name" }).fill(people[0]!);
  const chairs = page.getByRole("combobox", { name: /^Who sits here/ });
  // A bot has the fourth chair.
  await expect(chairs.nth(3)).toHaveValue(/\w/);
  for (const [place, name] of people.entries()) {
    if (place === 0) continue;
    await chairs.nth(place).selectOption({ label: "At this device" });
    await page
      .getByRole("textbox", { name: /^Their name/ })
      .nth(place - 1)
      .fill(name);
  }
  expect(await findings(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.getByRole("button", { name: "Start with 4" }).click();
  expect(await playRound(driver, page, Infinity)).toBeGreaterThan(5);

  expect(host.table).toMatch(/^here-/);
  expect(host.sent, "nothing was sent to a server").toEqual([]);
  const seats = heard.frames.flatMap((frame) => (frame.type === "welcome" ? [frame.viewer] : []));
  expect(seats).toEqual([{ seat: 0 }, { seat: 1 }, { seat: 2 }]);
  // Whoever has the phone then goes on with all of them.
  await page.getByRole("link", { name: "Review my game" }).click();
  await expect(page.getByRole("heading", { name: "Your best moment" })).toBeVisible();
  await page.goBack();
  await hold(page);
  await page.getByRole("button", { name: /rematch/i }).click();
  await expect(look(page)).toBeVisible();
});

test("who sat down first moves on to another phone, and the others play on", async ({ newPerson }) => {
  const driver = drivers().find(({ game }) => game === "color-doubt")!;
  const [host, other] = [await newPerson(phone), await newPerson(phone)];
  const { page } = host;
  await sitTogether(host, driver.game);
  for (const left of ["Ben", "Cleo"]) {
    // Whoever has the first seat here looks, and takes it along.
    await hold(page);
    const hand = page.getByRole("button", { name: /^Hand it to / });
    await page.getByRole("button", { name: "Share and options" }).click();
    const whose = page.getByText(/^The seat that moves is /);
    await expect(whose).toHaveCount(1);
    await expect(whose).toContainText(people[left === "Ben" ? 0 : 1]!);
    await page.getByRole("button", { name: "Play on another device" }).click();
    const link = await page.getByRole("textbox", { name: "Link that moves the seat" }).inputValue();
    await other.page.goto("about:blank");
    await other.page.goto(link);
    // The one hand is not shown before the other's owner looks, though nobody else is left.
    await expect(look(page)).toHaveAccessibleName(new RegExp(left));
    await expect(page.getByTestId("board")).toHaveCount(0);
    await expect(hand).toHaveCount(0);
    if (left === "Ben") await expect(other.page.getByText("(you)").filter({ visible: true })).toBeVisible();
    // Two seats that come to one phone are passed round there.
    else await expect(look(other.page)).toBeVisible();
  }
  await hold(page);
  await expect(page.getByText("(you)").filter({ visible: true }).locator("..")).toContainText("Cleo");
});

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

/** The device is put aside, with its screen off or another program in front; or taken up again. */
async function putAside(page: Page, aside: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, aside);
}

test("nothing that was read out to a player stays where they leave the table", async ({ newPerson }) => {
  const host = await newPerson(phone);
  const { page } = host;
  await sitTogether(host, "color-doubt");
  await look(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("board")).toBeVisible();
  const live = page.getByRole("log", { name: "What happens" });
  await page.locator('[data-do="choose"]:not([aria-disabled="true"])').first().click();
  await expect(live).toContainText("chosen");
  await page.getByRole("link", { name: "Parlour" }).first().click();
  await expect(page).toHaveURL(`${host.home}/`);
  await expect(live).not.toContainText("chosen");
  await page.goBack();
  await expect(look(page)).toBeVisible();
  await expect(live).not.toContainText("chosen");
});

test("the curtain falls when the phone is put aside in the middle of a turn", async ({ newPerson }) => {
  const host = await newPerson(phone);
  const { page } = host;
  await sitTogether(host, "color-doubt");
  for (const dialog of [false, true]) {
    await look(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByTestId("board")).toBeVisible();
    if (dialog) {
      await page.getByRole("button", { name: "Help and shortcuts" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    }
    await putAside(page, true);
    await expect(look(page)).toBeVisible();
    await expect(page.getByTestId("board")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const there = await everything(page);
    expect(there).not.toContain("(you)");
    expect(there.length, there).toBeLessThan(1_500);
    await putAside(page, false);
    await expect(look(page), "taken up again, it shows nothing either").toBeVisible();
  }
});
