/** Plays Color Doubt through the page as a hand would. */

import type { Locator, Page } from "@playwright/test";
import type { Driver } from "$e2e/driver";
import { leaks } from "./hiding";

/** The button that goes on from the sheet between two games. */
const ON = '[data-do="next-game"]';

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
        .locator(ON)
        .click({ timeout: 5_000 })
        .catch(() => undefined),
    { noWaitAfter: true },
  );
}

function sheetOf(page: Page): Locator {
  return page.getByRole("dialog").filter({ has: page.locator(ON) });
}

function handOf(page: Page): Locator {
  return page.getByTestId("board").locator("section.hand");
}

interface Held {
  suit: string;
  count: number;
}

/** The button that does something, whatever it says. */
function button(page: Page, does: string): Locator {
  return page
    .getByTestId("board")
    .getByRole("button")
    .and(page.locator(`[data-do="${does}"]`));
}

/** On what is left of the suit: the chosen cards lie over the rest. */
function adder(page: Page, suit: string): Locator {
  return handOf(page).locator(`[data-suit="${suit}"]`).locator('[data-do="choose"]');
}

/** What of the hand the page lets one choose, the most frequent suit first and the rainbow last. */
async function held(page: Page): Promise<Held[]> {
  const groups = await handOf(page).getByRole("group").all();
  const suits = await Promise.all(
    groups.map(async (group): Promise<Held> => {
      const [suit, count] = await Promise.all(["data-suit", "data-most"].map((name) => group.getAttribute(name)));
      return { suit: suit ?? "", count: Number(count) };
    }),
  );
  const rank = ({ suit, count }: Held) => (suit === "rainbow" ? 0 : count);
  return suits.filter(({ count }) => count > 0).sort((a, b) => rank(b) - rank(a));
}

type Choice = { do: "doubt" } | { do: "pass" } | { do: "play"; say: string; cards: Held[] };

/** This many cards, the first suits first. */
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
  const lay = page.getByTestId("board").locator("[data-least]");
  const answers = ["doubt", "let-stand", "pass"].map((does) => button(page, does));
  await answers
    .reduce((one, other) => one.or(other), lay)
    .first()
    .waitFor({ state: "attached" });
  const [doubt, letStand, pass] = await Promise.all(answers.map((answer) => answer.isVisible()));
  const answering = doubt || letStand || pass;
  if (letStand) return doubt ? { do: "doubt" } : { do: "pass" };

  const least = (await lay.count()) ? Number((await lay.getAttribute("data-least")) ?? Infinity) : Infinity;
  const hand = await held(page);
  const longest = hand[0];
  if (longest && least < Infinity) {
    // Who leads must play; who answers may lie about one or two.
    if (!answering || longest.count + 2 >= least) {
      return { do: "play", say: longest.suit, cards: take(hand, Math.max(least, longest.count)) };
    }
  }
  // What nobody could hold is doubted; the number alone decides.
  return doubt && least > 4 ? { do: "doubt" } : { do: "pass" };
}

async function step(page: Page): Promise<void> {
  await prepare(page);
  const choice = await choose(page);
  if (choice.do === "doubt") {
    await button(page, "doubt").click();
    await button(page, "doubt-surely").click();
    return;
  }
  if (choice.do === "pass") {
    await button(page, "pass").or(button(page, "let-stand")).click();
    return;
  }
  for (const { suit, count } of choice.cards) {
    const add = adder(page, suit);
    for (let taken = 0; taken < count; taken++) await add.click({ position: { x: 10, y: 20 } });
  }
  // Where it may not be announced, as the rainbow never may, what the page suggests will do.
  const say = page.locator(`label[data-suit="${choice.say}"]`);
  if (await say.count()) await say.click();
  await button(page, "play").click();
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
    const add = adder(page, suit);
    for (let walked = 0; walked < 8; walked++) {
      if (await add.evaluate((button) => button === document.activeElement)) break;
      await keys.press("ArrowRight");
    }
    for (let taken = 0; taken < count; taken++) await keys.press("ArrowUp");
  }
  await keys.press("s");
}

const atOnce: Driver["atOnce"] = (page) => ({
  others: page.locator(".others"),
  middle: page.locator(".middle"),
  hand: handOf(page),
  doing: page.getByTestId("lay"),
});

const driver: Driver = { game: "color-doubt", step, atOnce, stepByKeyboard, leaks };
export default driver;
