/** The record of one's own games: how they come into it, and how it is taken along. */

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { findings } from "./axe";
import { drivers, playToTheEnd } from "./drivers";
import { openTable, seatBot, sitDown, startGame } from "./friends";
import { expect, test, type Person } from "./harness";
import { withoutServer } from "./lacking";
import { games } from "./record";
import { scanned } from "./scanned";
import { Server } from "./server";
import { read, write } from "../src/record/file";

const doubt = drivers().find((driver) => driver.game === "color-doubt")!;

/** Plays a game for two against a bot to its end. */
async function playOne(person: Person): Promise<void> {
  const { page } = person;
  await person.goto("/open/color-doubt");
  const chairs = page.getByRole("combobox", { name: /^Who sits here: / });
  await expect(chairs.first()).toBeVisible();
  for (let chair = 1; chair < (await chairs.count()); chair++)
    await (chair === 1 ? seatBot(chairs.nth(chair), "random") : chairs.nth(chair).selectOption(""));
  await page.getByRole("button", { name: "Start at once with 2" }).click();
  await expect(page.getByTestId("board")).toBeVisible();
  await playToTheEnd(doubt, [page]);
}

const past = (page: Page) => page.getByRole("region", { name: "Past games" }).getByRole("listitem");
const nothing = (page: Page) => page.getByText("Nothing stands here yet.");
const open = (page: Page, text: string) =>
  page.getByLabel("A record file").setInputFiles({
    name: "record.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });

async function remove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete the record" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await expect(nothing(page)).toBeVisible();
}

test("a game comes into the record, which is saved, deleted and read again", async ({ person }) => {
  test.setTimeout(20 * 60_000);
  const { page } = person;
  await playOne(person);
  const { table } = person;
  const won = /^You win/.test(await page.locator("#over").innerText());

  await page.getByRole("link", { name: "Parlour, home page" }).click();
  await page.getByRole("region", { name: "Your tables" }).getByRole("link", { name: "Your record" }).click();
  const game = page.getByRole("article", { name: "Color Doubt" });
  await expect(game).toContainText(won ? "1 game, 1 won" : "1 game, none won");
  await expect(game.getByRole("row", { name: /^You 1\d\d\d ± \d\d\d 1$/ })).toBeVisible();
  await expect(game.getByRole("row", { name: /^Scatterbrain \(bot\)/ })).toBeVisible();
  await expect(past(page)).toHaveCount(1);
  await expect(past(page)).toContainText(won ? "You won" : "Place 2 of 2");
  expect(await findings(page)).toEqual([]);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const text = readFileSync(await (await saving).path(), "utf8");
  const record = read(text);
  expect(record).toMatchObject({ games: [{ table, game: "color-doubt", players: [{}, { bot: "random" }] }] });

  // What was deleted can be brought back, and does not come back by itself.
  await remove(page);
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(past(page)).toHaveCount(1);
  await remove(page);
  await person.goto(`/t/${table}`);
  await expect(page.locator("#over")).toBeVisible();
  await person.goto("/record");
  await expect(nothing(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Bring it back" })).toHaveCount(0);

  const refusal = page.getByRole("alert");
  await open(
    page,
    text.replace(/"winners": \[\s*\d/, (found) => found.replace(/\d$/, won ? "1" : "0")),
  );
  await expect(refusal).toContainText("was changed after it was saved");
  await open(page, text.slice(0, 300));
  await expect(refusal).toContainText("This is no record");
  await open(page, text.replace('"version": 1', '"version": 2'));
  await expect(refusal).toContainText("from a newer Parlour");
  await expect(nothing(page)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await open(page, text);
  await expect(page.getByText("1 game was added to your record.").first()).toBeVisible();
  await expect(refusal).toBeEmpty();
  await open(page, text);
  await expect(page.getByText("All these games are in your record already.").first()).toBeVisible();
  await expect(past(page)).toHaveCount(1);
  await past(page)
    .getByRole("link", { name: /^Review of Color Doubt/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/t/${table}/review$`));
  await expect(page.getByRole("heading", { name: "Your best moment" })).toBeVisible();
});

/** Begins a game of Color Doubt at a server of its own, the guest under a name where one is given. */
async function twoAt(server: Server, host: Person, guest: Person, name?: string): Promise<void> {
  await openTable(host, "color-doubt", { home: server.address });
  await guest.page.goto(`${server.address}/t/${host.table}`);
  if (name !== undefined) {
    await guest.page.getByLabel("You play as").fill(name);
    await guest.page.getByLabel("You play as").blur();
  }
  await sitDown(guest);
  await startGame(host, [guest]);
}

test("what ended without its player is entered when they look, and what a bot ended does not count", async ({
  newPerson,
}) => {
  test.setTimeout(20 * 60_000);
  const server = new Server(["--absent", "3600"]);
  await server.start();
  try {
    const [host, guest] = [await newPerson(), await newPerson()];
    await twoAt(server, host, guest, "Grace");
    await guest.page.goto("about:blank");
    await server.restart(["--absent", "1"]);
    await playToTheEnd(doubt, [host.page]);

    await guest.page.goto(`${server.address}/record`);
    await expect(past(guest.page)).toContainText("Does not count: a bot played on");
    await expect(guest.page.getByRole("heading", { name: "Ratings" })).toHaveCount(0);
    await host.page.goto(`${server.address}/record`);
    await expect(past(host.page)).toContainText("Does not count: a bot played on for Grace.");
    await expect(host.page.getByRole("heading", { name: "Ratings" })).toHaveCount(0);
  } finally {
    await server.remove();
  }
});

test("what a player's standing orders did to the end counts as their own", async ({ newPerson }) => {
  test.setTimeout(20 * 60_000);
  const server = new Server(["--absent", "3600"]);
  await server.start();
  try {
    const [host, guest] = [await newPerson(), await newPerson()];
    await twoAt(server, host, guest);
    await guest.page.getByRole("button", { name: "Share and options" }).click();
    const menu = guest.page.getByRole("dialog");
    await menu.getByRole("combobox", { name: "Pass for me" }).selectOption({ label: "Always" });
    await expect(menu.getByText("Saved.")).toBeVisible();
    await guest.page.goto("about:blank");
    // The guest lets all stand, so that the host leads until the game is over.
    await playToTheEnd(doubt, [host.page]);

    for (const { page } of [guest, host]) {
      await page.goto(`${server.address}/record`);
      await expect(past(page)).toHaveCount(1);
      await expect(past(page)).not.toContainText("Does not count");
      await expect(page.getByRole("heading", { name: "Ratings" })).toBeVisible();
    }
  } finally {
    await server.remove();
  }
});

test("a record moves to another device by codes, each of them once", async ({ newPerson }) => {
  const [here, there] = [await newPerson(), await newPerson()];
  for (const { page, home } of [here, there])
    await page.goto(`${home.replace("127.0.0.1", "parlour.test")}/record`);
  const { page } = here;
  await open(page, write({ key: "0123456789abcdef0123456789abcdef", games: games(40) }));
  await expect(past(page)).toHaveCount(8);
  await page.getByRole("button", { name: "Show all 40 games" }).click();
  await expect(past(page)).toHaveCount(40);

  await page.getByRole("button", { name: "Move to another device" }).click();
  const label = "Code that carries your games";
  const first = await scanned(page, label);
  await there.page.goto(first);
  const asked = there.page.getByRole("dialog", { name: "Are these your games?" });
  await expect(asked).toBeVisible();
  await expect(there.page, "nothing stays in the address").toHaveURL(/\/record$/);
  expect(await findings(there.page)).toEqual([]);
  await asked.getByRole("button", { name: "They are mine" }).click();
  await expect(past(there.page).first()).toBeVisible();

  // The others carry the same key: nobody is asked again.
  const next = page.getByRole("button", { name: "Next code" });
  while (await next.isEnabled()) {
    await next.click();
    await there.page.goto("about:blank");
    await there.page.goto(await scanned(page, label));
    await expect(there.page.getByText(/games? (was|were) added to your record/).first()).toBeVisible();
  }
  await there.page.getByRole("button", { name: "Show all 40 games" }).click();
  await expect(past(there.page)).toHaveCount(40);
  await there.page.goto("about:blank");
  await there.page.goto(first);
  await expect(there.page.getByText("All these games are in your record already.").first()).toBeVisible();
  await there.page.goto("about:blank");
  await there.page.goto(first.slice(0, -30));
  await expect(there.page.getByRole("alert")).toContainText("This is no record");
});

test("a record of somebody else is added only when it is claimed", async ({ person }) => {
  const { page } = person;
  await person.goto("/record");
  await open(page, write({ key: "0".repeat(32), games: games(2) }));
  await expect(past(page)).toHaveCount(2);
  const other = games(5).slice(1);
  await open(page, write({ key: "f".repeat(32), games: other }));
  const asked = page.getByRole("dialog", { name: "Are these your games?" });
  await expect(asked).toContainText("4 games come from a record with another key.");
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(past(page)).toHaveCount(2);
  await open(page, write({ key: "f".repeat(32), games: other }));
  await asked.getByRole("button", { name: "They are mine" }).click();
  await expect(page.getByText("3 games were added to your record.").first()).toBeVisible();
  await expect(past(page)).toHaveCount(5);
});

test("what is refused stands alone, and a game that nobody knows is refused", async ({ person }) => {
  const { page } = person;
  await person.goto("/record");
  const key = "0".repeat(32);
  await open(page, write({ key, games: games(2) }));
  const added = page.getByText("2 games were added to your record.");
  await expect(added.first()).toBeVisible();
  const refusal = page.getByRole("alert");
  await open(page, write({ key, games: games(1).map((entry) => ({ ...entry, ended: -5 })) }));
  await expect(refusal).toContainText("This is no record");
  await expect(added).toHaveCount(0);
  for (const of of [key, "f".repeat(32)]) {
    await open(page, write({ key: of, games: games(3).map((entry) => ({ ...entry, game: "chess" })) }));
    await expect(refusal).toContainText("a game that this page does not know");
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(past(page)).toHaveCount(2);
});

test("a record on a site of plain files moves by its file where no device finds the address", async ({
  person,
}) => {
  const { page } = person;
  await withoutServer(page);
  await person.goto("/record");
  await open(page, write({ key: "0".repeat(32), games: games(2) }));
  await page.getByRole("button", { name: "Move to another device" }).click();
  await expect(page.getByText("Save the record as a file instead")).toBeVisible();
  await expect(page.getByText("--listen")).toHaveCount(0);
});

test("where there is no room nothing is lost, and the page says what to do", async ({ person }) => {
  const { page } = person;
  await person.goto("/record");
  await open(page, write({ key: "0".repeat(32), games: games(2) }));
  await expect(past(page)).toHaveCount(2);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, write({ key: "0".repeat(32), games: games(5) }));
  await expect(page.getByRole("alert")).toContainText("Nothing was changed: this browser has no room left");
  await expect(past(page)).toHaveCount(2);
  await page.reload();
  await expect(past(page)).toHaveCount(2);
});
