/** What people say at the table, and what comes after a game. */

import { drivers, playToTheEnd } from "./drivers";
import { expect, test, type Person } from "./harness";
import { findings } from "./axe";
import { addBot, openTable, sitDown, startGame } from "./friends";
import { titleOf } from "./words";
import type { GameInfo } from "../src/protocol";

const doubt = drivers().find((driver) => driver.game === "color-doubt")!;

async function sayPhrase({ page }: Person, phrase: string): Promise<void> {
  await page.getByRole("button", { name: "Say something" }).filter({ visible: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: phrase }).click();
}

test("phrases are heard by who wants to hear them", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await openTable(host, "color-doubt");
  await guest.goto(`/t/${host.table}`);
  await sitDown(guest);
  await startGame(host, [guest]);

  const heard = guest.page.getByTestId("said");
  await sayPhrase(host, "Trust me.");
  await expect(heard).toContainText("Trust me.");

  await guest.page.getByRole("button", { name: "Say something" }).filter({ visible: true }).click();
  const dialog = guest.page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(12);
  await expect(dialog.getByRole("group", { name: "Make a face" }).getByRole("button")).toHaveCount(6);
  expect(await findings(guest.page)).toEqual([]);
  await dialog.getByRole("switch", { name: "Hear what others say" }).click();
  await sayPhrase(host, "So many?");
  await expect(host.page.getByTestId("said")).toContainText("So many?");
  await dialog.getByRole("switch", { name: "Hear what others say" }).click();
  await guest.page.keyboard.press("Escape");
  await sayPhrase(host, "I knew it!");
  await expect(heard).toContainText("I knew it!");
  await expect(heard).not.toContainText("So many?");

  // One too many, and the page says what to do.
  for (let more = 0; more < 3; more++) await sayPhrase(host, "Ha!");
  await expect(host.page.getByText("Wait a moment").first()).toBeVisible();
});

test("a face is seen by everybody, and its name is read out", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await openTable(host, "color-doubt", { name: "Ada" });
  await guest.goto(`/t/${host.table}`);
  await sitDown(guest, host);
  await startGame(host, [guest]);

  await sayPhrase(host, "surprise");
  for (const { page } of [host, guest]) {
    await expect(page.getByTestId("said")).toContainText("Ada");
    await expect(page.getByTestId("said").locator("li svg circle")).not.toHaveCount(0);
    await expect(page.getByText("Ada: surprise")).toBeAttached();
  }
});

test("one of several players is muted by who does not want to hear them", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await openTable(host, "color-doubt", { name: "Ada" });
  await guest.goto(`/t/${host.table}`);
  await sitDown(guest, host);
  await addBot(host);
  await startGame(host, [guest]);

  const hears = async (yes: boolean) => {
    await guest.page.getByRole("button", { name: "Say something" }).filter({ visible: true }).click();
    const dialog = guest.page.getByRole("dialog");
    await dialog.getByText("Choose whom to hear").click();
    await dialog.getByRole("switch", { name: "Hear Ada" }).setChecked(yes);
    expect(await findings(guest.page)).toEqual([]);
    await guest.page.keyboard.press("Escape");
  };
  await hears(false);
  await sayPhrase(host, "So many?");
  await expect(host.page.getByTestId("said")).toContainText("So many?");
  await hears(true);
  await sayPhrase(host, "I knew it!");
  const heard = guest.page.getByTestId("said");
  await expect(heard).toContainText("I knew it!");
  await expect(heard).not.toContainText("So many?");
});

test("against bots the next game is one press away, against those that are proposed", async ({ person }) => {
  test.setTimeout(20 * 60_000);
  const { page } = person;
  await person.playAgainstBots(titleOf(doubt.game));
  const { table } = person;
  await playToTheEnd(doubt, [page]);
  const over = page.locator("section").filter({ has: page.locator("#over") });
  const level = over
    .getByRole("group", { name: "Opponents in the next game" })
    .getByRole("radio", { checked: true });
  const won = /You win/.test(await page.locator("#over").innerText());
  await expect(over).toContainText(won ? /stronger opponents|strongest bots/ : /same opponents/);
  const proposed = await level.inputValue();
  for (const name of ["Review my game", "Another game"]) {
    await expect(over.getByRole("link", { name })).toBeVisible();
  }
  expect(await findings(page)).toEqual([]);
  await over.getByRole("button", { name: "Play again" }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.getByTestId("board")).toBeVisible();
  const room = person.frames.findLast((frame) => frame.type === "room");
  const bots = room?.type === "room" ? room.chairs.flatMap(({ who }) => who?.bot ?? []) : [];
  // Those who are as strong as each other take turns.
  const games: GameInfo[] = await page.evaluate(() => fetch("/api/games").then((answer) => answer.json()));
  const rung = games.find(({ name }) => name === doubt.game)!.levels.find((names) => names.includes(proposed));
  expect(bots.length).toBeGreaterThan(0);
  expect(rung).toEqual(expect.arrayContaining(bots));
});
