/**
 * Plays True Colors through the page as a hand would: arms itself, goes where others are or brings them along, attacks
 * with what has not failed yet, and turns up what it likes when attacked.
 */

import type { Locator, Page } from "@playwright/test";
import type { Driver } from "$e2e/driver";
import { any, BoardPage, offered, pressByKeys, tabTo, waiting } from "$e2e/hands";
import { leaks } from "./hiding";

/** What the page asks for now. */
type Task = "answer" | "walk" | "act" | "nothing";

class Table extends BoardPage {
  form(name: string): Locator {
    return this.dock.locator(`[data-form="${name}"]`);
  }

  /** The button that does something, whatever it says; one of several when there are more names. */
  button(...does: string[]): Locator {
    const named = does.map((name) => this.dock.locator(`button[data-do="${name}"]`));
    return named.reduce((one, other) => one.or(other));
  }

  targets(): Locator {
    return this.board.locator("[data-lit]");
  }

  /** The same in words, which is all there is on a phone beside a big screen. */
  ways(): Locator {
    return this.dock.locator("[data-way]");
  }

  /** Waits until the page offers something, and says what. */
  task(): Promise<Task> {
    return offered<Task>([
      ["answer", this.form("answer")],
      ["walk", this.targets().or(this.ways())],
      ["walk", this.button("stay")],
      ["act", this.button("roll", "end", "attack", "take", "steal", "pick_up")],
      ["nothing", waiting(this.page)],
    ]);
  }

  /** The rooms in which others are, and to which one can go. */
  async company(): Promise<Locator[]> {
    const others = this.board.getByTestId("on-board").locator("li[data-area]:not([data-you=true])");
    const areas = new Set(await others.evaluateAll((all) => all.map((one) => one.getAttribute("data-area"))));
    const rooms = await this.board.locator("[data-lit].room").all();
    const keys = await Promise.all(rooms.map((room) => room.getAttribute("data-lit")));
    return rooms.filter((_, place) => keys[place] !== "centre" && areas.has(keys[place]!));
  }
}

async function answer(table: Table): Promise<void> {
  const form = table.form("answer");
  const choices = await form.getByRole("radio").all();
  if (choices.length > 0) await any(choices).check();
  // Where there is no choice the table may have answered meanwhile.
  await form
    .locator("button[type=submit]")
    .click({ timeout: 2_000 })
    .catch(() => {});
}

/** Tries the players and weapons until an attack promises something; says whether it was made. */
async function attack(table: Table): Promise<boolean> {
  const click = table.button("attack").click({ timeout: 5_000 });
  const clicked = await click.then(() => true).catch(() => false);
  if (!clicked) {
    // The table has gone on meanwhile: what it asks for now is done.
    await step(table.page);
    return true;
  }
  const form = table.form("attack");
  for (const target of await form.locator("fieldset").first().getByRole("radio").all()) {
    await target.check();
    for (const weapon of await form.locator("fieldset").last().getByRole("radio").all()) {
      await weapon.check();
      if ((await form.getByTestId("outlook").getAttribute("data-vain")) === "true") continue;
      await form.locator("button[type=submit]").click();
      return true;
    }
  }
  await table.button("not-now").click();
  return false;
}

/** Chooses something in each group of a form, and sends it. */
async function fill(table: Table, name: string): Promise<void> {
  const form = table.form(name);
  for (const group of await form.getByRole("group").all()) {
    await any(await group.getByRole("radio").all()).check();
  }
  await form.locator("button[type=submit]").click();
}

async function act(table: Table): Promise<void> {
  const armed = await table.button("attack").isVisible();
  if (armed && (await attack(table))) return;
  // What leaves no choice is done with one press; somebody armed changes weapons now and then.
  const one = table.button("take").first();
  if (await one.isVisible()) return one.click();
  const forms: [string, Locator][] = [
    ["steal", table.button("steal")],
    ["pick_up", table.button("pick_up")],
  ];
  for (const [name, button] of forms) {
    if (!(await button.isVisible()) || (armed && Math.random() < 0.6)) continue;
    await button.click();
    return fill(table, name);
  }
  await table.button("roll", "end").click();
}

/** Goes where somebody is; else teleports with somebody to a room, or walks to any. */
async function walk(table: Table): Promise<void> {
  const good = await table.company();
  const rooms = await table.board.locator("[data-lit].room").all();
  const going = any(good.length > 0 ? good : rooms.length > 0 ? rooms : await table.targets().all());
  const listed = table.ways().first();
  if (going) await going.press("Enter");
  else if (await listed.isVisible()) await listed.click();
  else return table.button("stay").click();
  const guests = table.dock.locator("[data-choice=bring]").getByRole("radio");
  if (good.length === 0 && (await guests.count()) > 1) await guests.nth(1).check({ force: true });
  await table.button("go").click();
}

async function step(page: Page): Promise<void> {
  const table = new Table(page);
  const task = await table.task();
  if (task === "answer") await answer(table);
  else if (task === "walk") await walk(table);
  else if (task === "act") await act(table);
}

/** In each group of a form, the choice that many places further on. */
async function chooseInForm(table: Table, name: string): Promise<void> {
  const groups = await table.form(name).locator("fieldset").count();
  for (let group = 1; group <= groups; group++) {
    await tabTo(table.page, `[data-form=${name}] fieldset:nth-of-type(${group}) input`);
    await table.page.keyboard.press("Space");
    for (let moves = Math.floor(Math.random() * 3); moves > 0; moves--)
      await table.page.keyboard.press("ArrowDown");
  }
  await tabTo(table.page, `[data-form=${name}] button[type=submit]`);
  await table.page.keyboard.press("Enter");
}

/** The same by keys alone: Tab, arrows, Space, Enter. */
async function stepByKeyboard(page: Page): Promise<void> {
  const table = new Table(page);
  const { keyboard } = page;
  const pressButton = (...does: string[]) => pressByKeys(page, table.button(...does));
  const task = await table.task();
  if (task === "answer") {
    if ((await table.form("answer").getByRole("radio").count()) > 0) return chooseInForm(table, "answer");
    // A single card is turned up by its button. That there is nothing to turn up the table may have said meanwhile.
    await tabTo(page, "[data-form=answer] button[type=submit]").then(
      () => keyboard.press("Enter"),
      () => {},
    );
  } else if (task === "walk") {
    if ((await table.targets().count()) === 0) return pressButton("stay");
    await tabTo(page, "[data-lit]");
    // Rooms come first; the arrows lead on over the board.
    await keyboard.press("Home");
    for (let moves = Math.floor(Math.random() * 3); moves > 0; moves--) {
      await keyboard.press(any(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]));
    }
    await keyboard.press("Enter");
    await keyboard.press("Enter");
  } else if (task === "act") {
    if (await table.button("attack").isVisible()) {
      await pressButton("attack");
      await chooseInForm(table, "attack");
    } else if (await table.button("take").first().isVisible()) {
      await pressButton("take");
    } else {
      await pressButton("roll", "end");
    }
  }
}

const atOnce: Driver["atOnce"] = (page) => ({
  board: page.locator(".place .port"),
  // An attack is answered with one's cards, which are all there to choose from.
  hand: page.locator(".layout:not(:has([data-form]))").getByRole("region", { name: "Your cards" }),
  doing: page.getByRole("group", { name: "Your move" }),
});

const driver: Driver = { game: "true-colors", step, atOnce, stepByKeyboard, leaks };

export default driver;
