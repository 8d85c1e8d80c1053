/** Plays Color Doubt through the page as a hand would. */

import type { Locator, Page } from "@playwright/test";
import type { Driver } from "$e2e/driver";
import { leaks } from "./hiding";

/** Pages whose sheet between two games is put away by itself. */
const prepared = new WeakSet<Page>();

async function prepare(page: Page): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  // The sheet also goes by itself, when the next game goes on or the page is left: then there is nothing to click.
  await page.addLocatorHandler(
    sheetOf(page),
    (sheet) =>
      sheet
        .getByRole("button", { name: /^On to game/ })
        .click({ timeout: 5_000 })
        .catch(() => undefined),
    { noWaitAfter: true },
  );
}

function sheetOf(page: Page): Locator {
  return page.getByRole("dialog", { name: /^Game \d+ is over$/ });
}

function handOf(page: Page): Locator {
  return page.getByRole("region", { name: /^Your hand/ });
}

interface Held {
  suit: string;
  count: number;
}

/** The hand as the page names it, the most frequent suit first and the rainbow last. */
async function held(page: Page): Promise<Held[]> {
  const groups = await handOf(page).getByRole("group").all();
  const suits = await Promise.all(
    groups.map(async (group): Promise<Held> => {
      const [, suit, count] = /^(\w+): (\d+) in hand/.exec((await group.getAttribute("aria-label")) ?? "") ?? [];
      return { suit: suit ?? "", count: Number(count) };
    }),
  );
  const rank = ({ suit, count }: Held) => (suit === "rainbow" ? 0 : count);
  return suits.sort((a, b) => rank(b) - rank(a));
}

type Choice = { do: "doubt" } | { do: "pass" } | { do: "lay"; say: string; cards: Held[] };

/** So many cards, the first suits first. */
function take(hand: Held[], count: number): Held[] {
  let missing = count;
  return hand.flatMap((held) => {
    const some = Math.min(held.count, missing);
    missing -= some;
    return some ? [{ suit: held.suit, count: some }] : [];
  });
}

/** A simple sense: play the longest suit and say what it is; doubt a last card; doubt or pass what is too much. */
async function choose(page: Page): Promise<Choice> {
  const answer = page.getByRole("region", { name: "Your answer" });
  const answering = await answer.isVisible();
  const doubt = answering && (await answer.getByRole("button", { name: "Doubt", exact: true }).isVisible());
  const letStand = answering && (await answer.getByRole("button", { name: "Let it stand" }).isVisible());
  if (letStand) return doubt ? { do: "doubt" } : { do: "pass" };

  const least = Number((await page.getByTestId("lay").getAttribute("data-least")) ?? Infinity);
  const hand = await held(page);
  const longest = hand[0];
  if (longest && least < Infinity) {
    // Who leads must play; who answers may lie about one or two.
    if (!answering || longest.count + 2 >= least) {
      return { do: "lay", say: longest.suit, cards: take(hand, Math.max(least, longest.count)) };
    }
  }
  // What nobody could hold is doubted; the number alone decides.
  return doubt && least > 4 ? { do: "doubt" } : { do: "pass" };
}

async function step(page: Page): Promise<void> {
  await prepare(page);
  const choice = await choose(page);
  const answer = page.getByRole("region", { name: "Your answer" });
  if (choice.do === "doubt") {
    await answer.getByRole("button", { name: "Doubt", exact: true }).click();
    await answer.getByRole("button", { name: "Yes, I doubt it" }).click();
    return;
  }
  if (choice.do === "pass") {
    await answer.getByRole("button", { name: /^(Pass|Let it stand)$/ }).click();
    return;
  }
  for (const { suit, count } of choice.cards) {
    // On what is left of the suit: the chosen cards lie over the rest.
    const add = handOf(page).getByRole("button", { name: new RegExp(`^Choose one ${suit} `) });
    for (let taken = 0; taken < count; taken++) await add.click({ position: { x: 10, y: 20 } });
  }
  const composer = page.getByRole("region", { name: "Your announcement" });
  // The rainbow may not be announced: what the page suggests will do.
  if (choice.say !== "rainbow") await composer.locator("label").filter({ hasText: choice.say }).click();
  await composer.getByRole("button", { name: /^Play / }).click();
}

async function stepByKeyboard(page: Page): Promise<void> {
  const keys = page.keyboard;
  if (await sheetOf(page).isVisible()) {
    await keys.press("Escape");
    await sheetOf(page).waitFor({ state: "hidden" });
  }
  const choice = await choose(page);
  if (choice.do === "doubt") {
    await keys.press("d");
    await keys.press("Enter");
    return;
  }
  if (choice.do === "pass") {
    await keys.press("p");
    return;
  }
  await keys.press("h");
  for (const { suit, count } of choice.cards) {
    const add = handOf(page).getByRole("button", { name: new RegExp(`^Choose one ${suit} `) });
    for (let walked = 0; walked < 8; walked++) {
      if (await add.evaluate((button) => button === document.activeElement)) break;
      await keys.press("ArrowRight");
    }
    for (let taken = 0; taken < count; taken++) await keys.press("ArrowUp");
  }
  await keys.press("s");
}

const driver: Driver = { game: "color-doubt", step, stepByKeyboard, leaks };
export default driver;
