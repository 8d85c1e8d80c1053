/** Hints, the tips after a lesson, and how a game is played. */

import type { Locator } from "@playwright/test";
import { findings, sticksOut } from "./axe";
import { drivers, toMove } from "./drivers";
import { expect, test, type Person } from "./harness";
import { titleOf } from "./words";

/** Asks for a hint and has it done. */
async function takeHint({ page }: Person): Promise<void> {
  const board = page.getByTestId("board");
  await page.getByRole("button", { name: /What would you do\?$/i }).click();
  const hint = page.getByRole("region", { name: "Hint" });
  await expect(hint).toBeVisible();
  const before = await board.getAttribute("data-at");
  await hint.getByRole("button", { name: "Do it for me" }).click();
  await expect(board, "the move is made").not.toHaveAttribute("data-at", before ?? "");
  await expect(hint).toBeHidden();
}

/** Asks for a hint in a dialog that lies over the page, and reads it: there, or on the page if it is of something else. */
async function askIn(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Hint: what would you do?" }).click();
  const hint = dialog.page().getByRole("region", { name: "Hint" });
  await expect(hint).toBeInViewport({ ratio: 1 });
  // A press would reach it: nothing lies over it.
  await hint.getByRole("button", { name: "Do it for me" }).click({ trial: true });
}

for (const driver of drivers()) {
  const title = titleOf(driver.game);

  test.describe(driver.game, () => {
    test("a hint is put away, and can be had again", async ({ newPerson }) => {
      const person = await newPerson({ viewport: { width: 390, height: 844 } });
      const { page } = person;
      await person.playAgainstBots(title);
      await toMove(page);
      const status = page.getByTestId("status");
      const may = await status.innerText();
      const ask = page.getByRole("button", { name: "Hint: what would you do?" });
      await ask.click();
      const hint = page.getByRole("region", { name: "Hint" });
      await expect(hint).toBeVisible();
      const told = await hint.innerText();
      expect(await status.innerText(), "the hint takes nothing from what may be done").toBe(may);
      expect(await findings(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      await hint.getByRole("button", { name: "Let me choose" }).click();
      await expect(hint).toBeHidden();
      await ask.click();
      await expect(hint).toHaveText(told.replace(/\s+/g, " "), { useInnerText: true });
    });

    test("whoever takes a hint by keys, or puts it away, goes on from the line of what is to be done", async ({
      person,
    }) => {
      const { page } = person;
      await person.playAgainstBots(title);
      await toMove(page);
      const line = page.locator(".status", { has: page.getByTestId("status") });
      const hint = page.getByRole("region", { name: "Hint" });
      const ask = page.getByRole("button", { name: "Hint: what would you do?" });
      for (const way of ["Let me choose", "Do it for me"]) {
        await ask.press("Enter");
        await hint.getByRole("button", { name: way }).press("Enter");
        await expect(hint).toBeHidden();
        await expect(line).toBeFocused();
      }
    });

    test("after a lesson there are tips, until they are turned off", async ({ person }) => {
      const { page } = person;
      await person.goto("/");
      await page.getByRole("button", { name: `New here? Learn by playing ${title}` }).click();
      await page.getByRole("button", { name: "Leave the lesson" }).click();
      const tips = page.getByRole("region", { name: "Tips" });
      await expect(tips.getByRole("listitem").first()).toBeVisible();
      await takeHint(person);
      await toMove(page);
      // What happened is read first: one thing at a time.
      const goOn = page.getByTestId("recap").getByRole("button", { name: "Go on" });
      await expect(goOn.or(tips).first()).toBeVisible();
      if (await goOn.isVisible()) {
        await expect(tips).toBeHidden();
        await goOn.click();
      }
      await expect(tips).toBeVisible();
      // The next game has them, too.
      await person.playAgainstBots(title);
      await toMove(page);
      await expect(goOn.or(tips).first()).toBeVisible();
      if (await goOn.isVisible()) await goOn.click();
      await expect(tips).toBeVisible();
      await tips.getByRole("button", { name: "No more tips" }).click();
      await expect(tips).toBeHidden();
      await expect(page.getByRole("button", { name: "Hint: what would you do?" })).toBeVisible();
      await page.reload();
      await page.getByRole("button", { name: "Settings" }).click();
      await expect(page.getByRole("switch", { name: "Tips after a lesson" })).not.toBeChecked();
    });

    test("the help says how to play, and what can be done now", async ({ newPerson }) => {
      const person = await newPerson({ viewport: { width: 390, height: 844 } });
      const { page } = person;
      await person.playAgainstBots(title);
      await toMove(page);
      await page.getByRole("button", { name: `How to play ${title}` }).click();
      const how = page.getByRole("dialog", { name: `How to play ${title}` });
      await expect(how.getByRole("heading", { level: 3 }).first()).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Help and shortcuts" }).click();
      const help = page.getByRole("dialog", { name: "Help" });
      await expect(help.getByRole("heading", { name: "Your goal" })).toBeVisible();
      await expect(help.getByRole("heading", { name: "What can I do now?" })).toBeVisible();
      await expect(help.getByRole("listitem").first()).toBeVisible();
      await expect(help.getByTestId("how-to").getByRole("heading").first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
    });

    test("the page of the rules begins with pictures, and has every clause on demand", async ({ newPerson }) => {
      const person = await newPerson({ viewport: { width: 390, height: 844 } });
      const { page } = person;
      await person.goto(`/rules/${driver.game}`);
      await expect(page.getByRole("heading", { level: 1, name: `How to play ${title}` })).toBeVisible();
      await expect(page.getByTestId("how-to").getByRole("heading").first()).toBeVisible();
      const clause = page.locator("li.clause").first();
      await expect(clause).toBeHidden();
      expect(await findings(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      await page.getByText("The full rules, clause by clause").click();
      await expect(clause).toBeVisible();
    });
  });
}

test("on a phone a hint is read in the dialog in which one suggests, or answers", async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = person;
  await person.playAgainstBots(titleOf("clue"));
  const dialog = page.getByRole("dialog", { name: /^Suggest in |asks you for a card$/ });
  const goes = page.getByRole("button", { name: /^Suggest in |^Answer / });
  for (let step = 0; step < 40 && !(await dialog.isVisible()); step++) {
    await toMove(page);
    if (await goes.isVisible()) await goes.click();
    else if (!(await dialog.isVisible())) await takeHint(person);
  }
  await askIn(dialog);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Let me choose" }).click();
  await expect(dialog.getByRole("region", { name: "Hint" })).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Hint: what would you do?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Hint: what would you do?" })).toBeInViewport();
});

test("on a phone a hint is read in the dialog in which one accuses", async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = person;
  await person.playAgainstBots(titleOf("three-dead-strangers"));
  const accuse = page.getByRole("button", { name: "Accuse …" });
  for (let step = 0; step < 40 && !(await accuse.isVisible()); step++) {
    await toMove(page);
    if (!(await accuse.isVisible())) await takeHint(person);
  }
  await accuse.click();
  await askIn(page.getByRole("dialog"));
  expect(await findings(page)).toEqual([]);
});

test("a whole game by nothing but what the page says, on a phone", async ({ newPerson }) => {
  test.setTimeout(15 * 60_000);
  const person = await newPerson({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = person;
  await person.playAgainstBots(titleOf("three-dead-strangers"));
  let taken = 0;
  for (; (await toMove(page)) === "yours"; taken++) await takeHint(person);
  expect(taken, "it was this player who played").toBeGreaterThan(5);
  // The end is shown from its top.
  const status = (await page.getByTestId("status").locator("..").boundingBox())!;
  const head = page.locator("#over");
  await expect.poll(async () => (await head.boundingBox())!.y).toBeGreaterThanOrEqual(status.y + status.height);
  await expect(head).toBeInViewport({ ratio: 1 });
  const review = page.getByRole("link", { name: "Review my game" });
  await expect(review).toBeInViewport({ ratio: 1 });
  await review.click();
  await expect(page.getByRole("heading", { name: "Your best moment" })).toBeVisible();
});

test("a table on paper gives no hints", async ({ person }) => {
  const { page } = person;
  const bots = [1, 2].map((chair) => [chair, "novice"]);
  const data = { game: "clue", name: "Ada", chair: 0, bots, help: "paper", start: true };
  const answer = await page.request.post(`${person.home}/api/tables`, { data });
  const { table, seat } = (await answer.json()) as { table: string; seat: string };
  await person.goto(`/t/${table}#${seat}`);
  await toMove(page);
  await expect(page.getByTestId("board")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint: what would you do?" })).toHaveCount(0);
});
