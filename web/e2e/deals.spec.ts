/** Deals that anybody can verify: what the page commits to and opens, and what it shows when the game is over. */

import { readFileSync } from "node:fs";
import { findings } from "./axe";
import { drivers, playToTheEnd } from "./drivers";
import type { Page } from "@playwright/test";
import { expect, test } from "./harness";
import { answersItself } from "./server";
import { titleOf } from "./words";

const doubt = drivers().find((driver) => driver.game === "color-doubt")!;

test("the deals of a finished game are proved, saved, and opened again; a forged file is not", async ({
  person,
}) => {
  test.setTimeout(20 * 60_000);
  test.skip(!answersItself(), "this build has no module that verifies");
  const { page } = person;
  await person.playAgainstBots(titleOf(doubt.game));
  const shares = () => {
    const room = person.frames.findLast((frame) => frame.type === "room");
    return room?.type === "room" ? room.chairs.flatMap(({ who }) => who?.share ?? []) : [];
  };
  await expect.poll(() => shares().filter(({ own }) => own).length).toBe(1);
  await expect.poll(() => shares().every(({ state }) => state === "open")).toBe(true);
  await playToTheEnd(doubt, [page]);

  const over = page.locator("section").filter({ has: page.locator("#over") });
  await expect(over).toContainText("every deal is proved");
  expect(await findings(page)).toEqual([]);
  await over.getByRole("link", { name: "How the deals came about" }).click();
  await expect(page.getByRole("main")).toContainText("every deal is proved");
  await expect(page.getByRole("main")).toContainText("drew a share of their own");
  await expect(page.getByRole("main")).toContainText("Two friends may telephone.");
  await expect(page.getByRole("main")).toContainText("Nobody chose what was dealt");
  await expect(page.getByRole("main")).toContainText(
    /Line \d+ in this server’s list of all tables, where it stands/,
  );
  expect(await findings(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the table as a file" }).click(),
  ]);
  const saved = readFileSync(await download.path(), "utf8");
  expect(saved).toMatch(/^parlour saved table 2\n/);
  const [lock, mark] = ["lock", "mark"].map((field) => saved.match(RegExp(`^${field} (.*)$`, "m"))![1]!);
  const noted = () => page.evaluate(() => localStorage.getItem("parlour.marks"));
  expect(JSON.parse((await noted())!)).toEqual({ [lock!]: mark });

  await page.getByRole("link", { name: "Open a saved table" }).click();
  const pick = async (text: string) => {
    const file = { name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(text) };
    await page.getByLabel("Choose a file", { exact: true }).setInputFiles(file);
  };
  await pick(saved.replace(/\nsecret (.)/, (_, digit) => `\nsecret ${digit === "0" ? "1" : "0"}`));
  await expect(page.getByRole("main")).toContainText("This game is not what was played.");
  await expect(page.getByRole("main").locator("code", { hasText: "commitment" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("`");
  await expect(page.getByRole("button", { name: "Replay" })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  // Another game than the one that this browser saw, though everything else is proved.
  const note = (marks: string) => page.evaluate((marks) => localStorage.setItem("parlour.marks", marks), marks);
  await note(JSON.stringify({ [lock!]: "0".repeat(64) }));
  await pick(saved);
  await expect(page.getByRole("main")).toContainText("This is not the game that this browser saw.");
  await expect(page.getByRole("button", { name: "Replay" })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  // The same moves without what proves the deals: then nothing is said to be proved of them.
  const proof = /^(commitment|link|share|lock|secret|mark|end) .*\n/gm;
  await pick(saved.replace("deals verifiable", "deals unverifiable lesson").replace(proof, ""));
  await expect(page.getByRole("main")).toContainText("The deals are not proved.");
  await expect(page.getByRole("main")).toContainText("Of the cards and the dice nothing is proved here.");
  await expect(page.getByRole("main")).not.toContainText("Nobody chose what was dealt");
  // At another server, in whose list another line has its number.
  await page.route("**/api/chain?*", (route) =>
    route.fulfill({ json: { number: 9, head: "0".repeat(64), links: [] } }),
  );
  await pick(saved);
  await expect(page.getByRole("main")).toContainText("It does not stand in this server’s list");
  await page.unroute("**/api/chain?*");
  // A browser that did not see the game, at the server whose list has the table, but not the end that the file tells.
  await note("{}");
  const end = saved.match(/^end (\d+) /m)![1]!;
  await page.route(`**/api/chain?from=${end}&*`, (route) =>
    route.fulfill({ json: { number: Number(end), head: "0".repeat(64), links: [] } }),
  );
  await pick(saved);
  await expect(page.getByRole("main")).toContainText("but not this end of its game");
  await expect(page.getByRole("button", { name: "Replay" })).toHaveCount(0);
  await page.unroute(`**/api/chain?from=${end}&*`);
  await note(JSON.stringify({ [lock!]: mark }));
  await pick(saved);
  await expect(page.getByRole("main")).toContainText("every deal is proved");
  await expect(page.getByRole("main")).toContainText("This browser saw a game with this mark end.");
  await expect(page.getByRole("main")).toContainText(mark!);
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(page.getByRole("heading", { name: /replay$/ })).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText("The cards are dealt.");

  // At the table that this browser keeps of it the deals are those of the file, which can be saved again.
  const kept = /\/t\/([^/]+)\/replay/.exec(page.url())![1]!;
  await page.goto(new URL(`/t/${kept}/deals`, page.url()).href);
  await expect(page.getByRole("main")).toContainText("every deal is proved");
  const [again] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the table as a file" }).click(),
  ]);
  expect(readFileSync(await again.path(), "utf8")).toBe(saved);
});

test("a browser notes the mark of a game that it sees end, and of none that was over when it came", async ({
  person,
  newPerson,
}) => {
  test.setTimeout(20 * 60_000);
  const { page } = person;
  const marks = (page: Page) => page.evaluate(() => localStorage.getItem("parlour.marks"));
  const verdict = (page: Page) =>
    page
      .locator("section")
      .filter({ has: page.locator("#over") })
      .getByRole("link", { name: "How the deals came about" });
  await person.playAgainstBots(titleOf(doubt.game));
  await playToTheEnd(doubt, [page]);
  await expect.poll(() => marks(page)).toMatch(/^\{"[0-9a-f]{64}":"[0-9a-f]{64}"\}$/);

  const late = await newPerson();
  await late.goto(`/t/${person.table}`);
  await expect(verdict(late.page)).toBeVisible();
  const saved = late.page.waitForResponse(/\/saved$/);
  await verdict(late.page).click();
  await saved;
  await expect(late.page.getByRole("heading", { name: "What is not proved" })).toBeVisible();
  expect(await marks(late.page)).toBeNull();
  await expect(late.page.getByText("This browser saw a game with this mark end.")).toHaveCount(0);
});

test("the head of the chain is where it is explained, behind a link of the first page", async ({ person }) => {
  const { page } = person;
  await person.goto("/");
  await person.playAgainstBots(titleOf(doubt.game));
  // It is there for everybody, whether they have played here or not.
  await page.evaluate(() => localStorage.clear());
  await person.goto("/");
  const link = page.getByRole("link", { name: "Open a saved table" });
  await expect(link).toContainText(/ \d+: [0-9a-f]{8}$/);
  const short = (await link.textContent())!.slice(-8);
  await link.click();
  await expect(page.getByText(new RegExp(` ${short}[0-9a-f]{56}$`))).toBeVisible();
  await expect(page.getByText(/lines? stands? in this server’s list so far/)).toContainText(/[0-9a-f]{64}$/);
});
