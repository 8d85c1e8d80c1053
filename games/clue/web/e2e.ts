/**
 * Plays Clue through the page as a hand would: answers, suggests what the sheet leaves open, walks to rooms, and accuses
 * when the sheet leaves one card of each kind.
 */

import type { Locator, Page } from "@playwright/test";
import type { Driver } from "$e2e/driver";
import { any, BoardPage, offered, pressByKeys, tabTo, waiting } from "$e2e/hands";
import { leaks } from "./hiding";

/** What the page asks for now. */
type Task = "answer" | "suggest" | "walk" | "start" | "after" | "nothing";

class Table extends BoardPage {
  form(name: string): Locator {
    return this.board.locator(`[data-form="${name}"]`);
  }

  /** The button that does something, whatever it says; one of several when there are more names. */
  button(...does: string[]): Locator {
    const named = does.map((name) => this.board.locator(`button[data-do="${name}"]`));
    return named.reduce((one, other) => one.or(other));
  }

  destinations(): Locator {
    return this.board.locator("[data-lit]");
  }

  /** The same in words, which is all there is on a phone beside a big screen. */
  ways(): Locator {
    return this.board.locator("[data-way]");
  }

  /** Waits until the page offers something, and says what. */
  task(): Promise<Task> {
    return offered<Task>([
      ["answer", this.form("answer").or(this.button("answer", "pass"))],
      ["suggest", this.form("suggest")],
      ["walk", this.destinations().or(this.ways())],
      ["start", this.button("roll", "passage", "suggest")],
      ["after", this.button("end", "accuse")],
      ["nothing", waiting(this.page)],
    ]);
  }

  /** Puts away the card that somebody showed, if it still lies over the board. */
  async noteShown(): Promise<void> {
    const noted = this.button("note");
    if (await noted.isVisible()) await noted.click();
  }

  /** The cards of each kind that the sheet does not place in a hand. */
  async open(): Promise<string[][]> {
    const sheet = this.board.locator("[role=grid]");
    const drawer = !(await sheet.isVisible());
    if (drawer) await this.button("sheet").click();
    await sheet.waitFor();
    const groups = await sheet.locator("tbody").evaluateAll((bodies) =>
      bodies.map((body) =>
        [...body.querySelectorAll("tr:has([role=gridcell])")].map((row) => ({
          card: row.querySelector("th [data-card]")?.getAttribute("data-card") ?? "",
          cells: [...row.querySelectorAll("[role=gridcell]")].map((cell) => cell.className.split(" ")),
        })),
      ),
    );
    if (drawer) await this.page.keyboard.press("Escape");
    return groups.map((rows) => {
      const certain = rows.filter(
        ({ cells }) => cells.at(-1)?.includes("yes") || cells.slice(0, -1).every((cell) => cell.includes("no")),
      );
      const left = rows.filter(({ cells }) => !cells.slice(0, -1).some((cell) => cell.includes("yes")));
      return (certain.length === 1 ? certain : left).map(({ card }) => card);
    });
  }
}

async function answer(table: Table): Promise<void> {
  const none = table.button("pass");
  if ((await none.isVisible()) && (await none.isEnabled())) {
    // The table says it for those who wait.
    await none.click({ timeout: 1_000 }).catch(() => {});
    return;
  }
  if (!(await table.form("answer").isVisible())) await table.button("answer").click();
  await table.form("answer").locator("button:enabled").first().click();
  await table.button("show").click();
}

async function suggest(table: Table): Promise<void> {
  const form = table.form("suggest");
  if (!(await form.isVisible())) await table.button("suggest").click();
  await form.waitFor();
  for (const group of await form.locator("fieldset").all()) {
    const open = await group
      .locator("input[data-standing=open], input[data-standing=maybe], input[data-standing=file]")
      .all();
    // The label is what a hand presses: the radio button itself is not seen.
    await any(open.length > 0 ? open : await group.getByRole("radio").all())
      .locator("..")
      .click();
  }
  await table.button("suggest-now").click();
}

/** Ends the turn instead, where a suggestion is the player's choice. */
async function decline(table: Table): Promise<void> {
  const end = table.button("end");
  if (!(await end.isVisible())) return suggest(table);
  // Where the form lies over the board, it is put away first.
  await table.page.keyboard.press("Escape");
  await end.click();
}

/** Takes a door that leads somewhere; else the square that is nearest to one. */
async function walk(table: Table): Promise<void> {
  const onBoard = (await table.destinations().count()) > 0;
  const rooms = await table.board.locator(onBoard ? "[data-lit].room" : ".row > [data-way]").all();
  const otherwise = () => (onBoard ? nearest(table) : table.ways().first());
  const going = rooms.length > 0 ? any(rooms) : await otherwise();
  await going.click();
  await table.button("go").click();
}

async function nearest(table: Table): Promise<Locator> {
  const labels = await table
    .destinations()
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  const away = labels.map((label) => {
    // The last number is that of the steps.
    const numbers = (label.match(/\d+/g) ?? []).slice(0, -1);
    return numbers.reduce((sum, number) => sum + Number(number), Math.random());
  });
  return table.destinations().nth(away.indexOf(Math.min(...away)));
}

async function accuse(table: Table, cards: string[]): Promise<void> {
  await table.button("accuse").click();
  for (const card of cards) await table.form("accuse").locator(`input[value="${card}"]`).locator("..").click();
  await table.button("accuse-ask").click();
  await table.button("accuse-now").click();
}

/** How often a player looks at the sheet before they accuse by what it leaves open, so that games are short. */
const PATIENCE = 10;
const looked = new WeakMap<Page, number>();

async function decide(table: Table, task: "start" | "after"): Promise<void> {
  if (await table.button("accuse").isVisible()) {
    const often = (looked.get(table.page) ?? 0) + 1;
    looked.set(table.page, often);
    const open = await table.open();
    const solved = open.length === 3 && open.every((cards) => cards.length === 1);
    if (solved || often > PATIENCE) {
      return accuse(
        table,
        open.map((cards) => any(cards)),
      );
    }
  }
  const offered = async (name: string) => ((await table.button(name).isVisible()) ? [table.button(name)] : []);
  const here = await offered("suggest");
  const end = await offered("end");
  // Who takes every passage sees two rooms.
  const passage = Math.random() < 0.3 ? await offered("passage") : [];
  const roll = await offered("roll");
  const ways = passage.length > 0 ? passage : roll.length > 0 ? roll : await offered("passage");
  const rather = task === "after" || Math.random() < 0.7 || ways.length + end.length === 0;
  if (here.length > 0 && rather) return suggest(table);
  // Nothing is offered where the turn has passed meanwhile, and what was may be gone before it is pressed.
  if (ways.length + end.length > 0)
    await any(ways.length > 0 ? ways : end)
      .click({ timeout: 5_000 })
      .catch(() => step(table.page));
}

async function step(page: Page): Promise<void> {
  const table = new Table(page);
  await table.noteShown();
  const task = await table.task();
  if (task === "answer") await answer(table);
  else if (task === "suggest") await (Math.random() < 0.3 ? decline(table) : suggest(table));
  else if (task === "walk") await walk(table);
  else if (task !== "nothing") await decide(table, task);
}

/** The same by keys alone: Tab, arrows, Space, Enter, Escape. */
async function stepByKeyboard(page: Page): Promise<void> {
  const table = new Table(page);
  const pressButton = (...does: string[]) => pressByKeys(page, table.button(...does));
  if (await table.button("note").isVisible()) await page.keyboard.press("Escape");
  const task = await table.task();
  const { keyboard } = page;
  if (task === "answer") {
    const none = table.button("pass");
    if ((await none.isVisible()) && (await none.isEnabled())) {
      await pressButton("pass");
      return;
    }
    if (!(await table.form("answer").isVisible())) await pressButton("answer");
    await tabTo(page, "[data-form=answer] button:enabled");
    await keyboard.press("Enter");
    await pressButton("show");
  } else if (task === "suggest") {
    for (const legend of [1, 2]) {
      await tabTo(page, `[data-form=suggest] fieldset:nth-of-type(${legend}) input`);
      await keyboard.press("Space");
      for (let moves = Math.floor(Math.random() * 6); moves > 0; moves--) await keyboard.press("ArrowDown");
    }
    await pressButton("suggest-now");
  } else if (task === "walk") {
    await tabTo(page, "[data-lit]");
    // Rooms come first; the arrows lead on over the board.
    await keyboard.press("Home");
    if ((await table.board.locator("[data-lit].room").count()) === 0) {
      for (let moves = 0; moves < 4; moves++) await keyboard.press(any(["ArrowUp", "ArrowDown", "ArrowLeft"]));
    }
    await keyboard.press("Enter");
    await keyboard.press("Enter");
  } else if (task === "nothing") {
    return;
  } else if (await table.button("roll").isVisible()) {
    await pressButton("roll");
  } else if (await table.button("end").isVisible()) {
    await pressButton("end");
  } else {
    await pressButton("passage", "suggest");
  }
}

const atOnce: Driver["atOnce"] = (page) => ({
  board: page.locator(".place .port"),
  // A form has its place while it is open: it says itself what the player holds.
  hand: page.locator(".layout:not(:has([data-form]))").getByRole("region", { name: "Your cards" }),
  doing: page.locator(".doing .dock"),
  form: page.locator(".forms > *"),
});

const driver: Driver = { game: "clue", step, atOnce, stepByKeyboard, leaks };

export default driver;
