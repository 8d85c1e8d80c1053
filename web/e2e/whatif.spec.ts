/** Playing on from a moment of a finished game. */

import { findings, sticksOut } from "./axe";
import { drivers, playToTheEnd } from "./drivers";
import { guessAtOnce } from "./friends";
import { expect, test, type Person } from "./harness";

const clue = drivers().find((driver) => driver.game === "clue")!;

/** Plays a short game of Clue to its end: a guess at once, which leaves the case to the bots. */
async function lose(person: Person): Promise<string> {
  const { page } = person;
  // Bots that know when they have found the case.
  await person.playAgainstBots("Clue", "Inspector");
  await guessAtOnce(page);
  await playToTheEnd(clue, [page]);
  return person.table;
}

/** Goes to the last moment at which one had to choose, as the page itself says from its end. */
async function atLastChoice({ page }: Person): Promise<void> {
  await page.getByRole("slider", { name: "Moment of the game" }).press("End");
  // A phone shows what is less used when it is asked for.
  const more = page.getByRole("button", { name: "More controls" });
  if (await more.isVisible()) await more.click();
  await page.getByRole("button", { name: "Play on from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Play on from here" });
  await expect(dialog).toContainText("Here the game is over. Go back to an earlier moment");
  await expect(dialog.getByRole("button", { name: "Play on", exact: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Go to your last choice" }).click();
  await expect(dialog).toContainText("It is your turn then.");
}

test("from a lost game one plays on, with the same cards and with new ones", async ({ person }) => {
  test.setTimeout(20 * 60_000);
  const { page } = person;
  const table = await lose(person);
  // The result does not hide what happened last.
  await expect(page.getByTestId("last").getByRole("listitem").first()).toBeVisible();
  for (const cards of ["The same", "New ones"]) {
    await person.goto(`/t/${table}/review`);
    await atLastChoice(person);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: cards }).check({ force: true });
    await dialog.getByRole("button", { name: "Play on", exact: true }).click();
    await expect(page).not.toHaveURL(new RegExp(table));
    await expect(page.locator('[data-testid="status"][data-yours="true"]')).toBeVisible();
    await expect(page.getByText("of a finished game")).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
});

test("fifty games of bots say what was luck", async ({ newPerson }) => {
  test.setTimeout(20 * 60_000);
  const person = await newPerson({ viewport: { width: 360, height: 740 } });
  const { page } = person;
  const table = await lose(person);
  await person.goto(`/t/${table}/review`);
  await atLastChoice(person);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Let bots play it 50 times" }).click();
  const result = dialog.getByRole("region", { name: "How the bots’ games ended" });
  await expect(result.getByRole("status")).toContainText(/In your place, the strongest bot won \d+ of 50 games/, {
    timeout: 5 * 60_000,
  });
  await expect(result.getByRole("listitem")).toHaveCount(4);
  await expect(result).toContainText(/In the real game you/);
  expect(await sticksOut(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
});

test("the costliest miss of the review can be played differently", async ({ person }) => {
  test.setTimeout(20 * 60_000);
  const { page } = person;
  const table = await lose(person);
  await person.goto(`/t/${table}/review`);
  const cards = page.getByRole("region", { name: "What to look at first" });
  await expect(cards.getByRole("heading").first()).toHaveText("Your best moment");
  const differently = page.getByRole("button", { name: "Play it differently" });
  const miss = cards.getByRole("article").filter({ has: differently });
  const shown = miss.getByRole("button", { name: /^Show move / });
  const ply = Number(/\d+/.exec((await shown.textContent())!)![0]);
  await miss.locator(differently).click();
  await expect(page.getByRole("dialog")).toContainText(`as it was after move ${ply - 1}.`);
  await expect(page.getByRole("dialog")).toContainText("It is your turn then.");
});
