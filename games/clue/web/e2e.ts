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

  button(name: string | RegExp): Locator {
    return this.board.getByRole("button", { name });
  }

  destinations(): Locator {
    return this.board.locator("[data-lit]");
  }

  /** Waits until the page offers something, and says what. */
  task(): Promise<Task> {
    return offered<Task>([
      ["answer", this.form("answer").or(this.button(/^(Answer |I have none)/))],
      ["suggest", this.form("suggest")],
      ["walk", this.destinations()],
      ["start", this.button(/^(Roll the |Secret passage|Suggest in the |Wait$)/)],
      ["after", this.button(/^(End your turn|Accuse …)$/)],
      ["nothing", waiting(this.page)],
    ]);
  }

  /** Puts away the card that somebody showed, if it still lies over the board. */
  async noteShown(): Promise<void> {
    const noted = this.button("Noted");
    if (await noted.isVisible()) await noted.click();
  }

  /** The names of the cards of each kind that the sheet does not place in a hand. */
  async open(): Promise<string[][]> {
    const sheet = this.board.getByRole("grid", { name: "Detective sheet" });
    const drawer = !(await sheet.isVisible());
    if (drawer) await this.button("Detective sheet").click();
    await sheet.waitFor();
    const groups = await sheet.locator("tbody").evaluateAll((bodies) =>
      bodies.map((body) =>
        [...body.querySelectorAll("tr:has([role=gridcell])")].map((row) => ({
          card: row.querySelector("th")?.textContent?.trim() ?? "",
          cells: [...row.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label") ?? ""),
        })),
      ),
    );
    if (drawer) await this.page.keyboard.press("Escape");
    return groups.map((rows) => {
      const seen = (label: string | undefined, what: string) => label?.includes(`seen: ${what}`) ?? false;
      const certain = rows.filter(
        ({ cells }) => seen(cells.at(-1), "yes") || cells.slice(0, -1).every((label) => seen(label, "no")),
      );
      const left = rows.filter(({ cells }) => !cells.slice(0, -1).some((label) => seen(label, "yes")));
      return (certain.length === 1 ? certain : left).map(({ card }) => card);
    });
  }

  /** The three cards, when the sheet leaves no doubt of any. */
  async solved(): Promise<string[] | null> {
    const open = await this.open();
    return open.length === 3 && open.every((cards) => cards.length === 1) ? open.map((cards) => cards[0]!) : null;
  }
}

async function answer(table: Table): Promise<void> {
  const none = table.button("I have none of these");
  if ((await none.isVisible()) && (await none.isEnabled())) {
    // The table says it for those who wait.
    await none.click({ timeout: 1_000 }).catch(() => {});
    return;
  }
  if (!(await table.form("answer").isVisible())) await table.button(/^Answer /).click();
  await table.form("answer").locator("button:enabled").first().click();
  await table.button(/^Show (?!a card)/).click();
}

async function suggest(table: Table): Promise<void> {
  const form = table.form("suggest");
  if (!(await form.isVisible())) await table.button(/^Suggest in the /).click();
  for (const legend of ["Who?", "With what?"]) {
    const group = form.getByRole("group", { name: legend });
    const open = await group.getByRole("radio", { name: /open$|maybe$|case file$/ }).all();
    await any(open.length > 0 ? open : await group.getByRole("radio").all()).check();
  }
  await table.button("Suggest").click();
}

/** Ends the turn instead, where a suggestion is the player's choice. */
async function decline(table: Table): Promise<void> {
  const end = table.button("End your turn");
  if (!(await end.isVisible())) return suggest(table);
  // Where the form lies over the board, it is put away first.
  await table.page.keyboard.press("Escape");
  await end.click();
}

/** Takes a door that leads somewhere; else the square that is nearest to one. */
async function walk(table: Table): Promise<void> {
  const rooms = await table.board.locator("[data-lit].room").all();
  const going = rooms.length > 0 ? any(rooms) : await nearest(table);
  await going.click();
  await table.button("Go there").click();
}

async function nearest(table: Table): Promise<Locator> {
  const labels = await table
    .destinations()
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  const away = labels.map((label) => {
    const numbers = label.replace(/, \d+ steps?$/, "").match(/\d+/g) ?? [];
    return numbers.reduce((sum, number) => sum + Number(number), Math.random());
  });
  return table.destinations().nth(away.indexOf(Math.min(...away)));
}

async function accuse(table: Table, cards: string[]): Promise<void> {
  await table.button("Accuse …").click();
  for (const card of cards)
    await table
      .form("accuse")
      .getByRole("radio", { name: new RegExp(`\\b${card}\\b`) })
      .check();
  await table.button("Go on …").click();
  await table.button("Accuse now").click();
}

async function decide(table: Table, task: "start" | "after"): Promise<void> {
  if (await table.button("Accuse …").isVisible()) {
    const solved = await table.solved();
    if (solved) return accuse(table, solved);
  }
  const offered = async (name: RegExp) => ((await table.button(name).isVisible()) ? [table.button(name)] : []);
  const here = await offered(/^Suggest in the /);
  if (here.length > 0 && (task === "after" || Math.random() < 0.7)) return suggest(table);
  const passage = await offered(/^Secret passage/);
  const end = await offered(/^(End your turn|Wait)$/);
  const roll = await offered(/^Roll the /);
  const ways = [...passage, ...roll];
  await any(ways.length > 0 ? ways : end).click();
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
  const pressButton = (name: RegExp) => pressByKeys(page, table.button(name));
  if (await table.button("Noted").isVisible()) await page.keyboard.press("Escape");
  const task = await table.task();
  const { keyboard } = page;
  if (task === "answer") {
    const none = table.button("I have none of these");
    if ((await none.isVisible()) && (await none.isEnabled())) {
      await pressButton(/^I have none of these$/);
      return;
    }
    if (!(await table.form("answer").isVisible())) await pressButton(/^Answer /);
    await tabTo(page, "[data-form=answer] button:enabled");
    await keyboard.press("Enter");
    await pressButton(/^Show (?!a card)/);
  } else if (task === "suggest") {
    for (const legend of [1, 2]) {
      await tabTo(page, `[data-form=suggest] fieldset:nth-of-type(${legend}) input`);
      await keyboard.press("Space");
      for (let moves = Math.floor(Math.random() * 6); moves > 0; moves--) await keyboard.press("ArrowDown");
    }
    await pressButton(/^Suggest$/);
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
  } else if (await table.button(/^Roll the /).isVisible()) {
    await pressButton(/^Roll the /);
  } else if (await table.button(/^(End your turn|Wait)$/).isVisible()) {
    await pressButton(/^(End your turn|Wait)$/);
  } else {
    await pressButton(/^(Secret passage|Suggest in the )/);
  }
}

const driver: Driver = { game: "clue", step, stepByKeyboard, leaks };

export default driver;
