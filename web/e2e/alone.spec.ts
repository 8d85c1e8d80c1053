/** Without a network, or without any server: the page plays, teaches, judges and reasons by itself. */

import type { Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { listenAt } from "./alone";
import { drivers, toMove } from "./drivers";
import { expect, Person, test } from "./harness";
import { leaks } from "./hiding";
import { answersItself, program } from "./server";
import type { AnsweredCase, CaseOfDay, ListedCase } from "../src/protocol";
import { titleOf } from "./words";

test.skip(!answersItself(), "this page was built without the target for browsers");
test.skip(process.env.PARLOUR_CLIENT === "dist", "only the server writes the service worker");

const isKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Does what a hint says. */
async function takeHint(page: Page): Promise<void> {
  const board = page.getByTestId("board");
  await page.getByRole("button", { name: /What would you do\?$/i }).click();
  const before = await board.getAttribute("data-at");
  await page.getByRole("button", { name: "Do it for me" }).click();
  await expect(board, "the move is made").not.toHaveAttribute("data-at", before ?? "");
}

/** Plays by hints to the end, and reviews the game. */
async function playAndReview(page: Page): Promise<void> {
  while ((await toMove(page)) === "yours") await takeHint(page);
  await page.getByRole("link", { name: "Review my game" }).click();
  await expect(page.getByRole("heading", { name: "Your best moment" })).toBeVisible();
}

async function openNotebook(page: Page): Promise<void> {
  for (const [index, name] of ["Ann", "Ben", "Cleo"].entries())
    await page.getByLabel(`Name of player ${index + 1}`).fill(name);
  for (const card of ["Miss Scarlet", "Mr. Green", "Knife", "Rope", "Hall", "Study"])
    await page.getByLabel(card, { exact: true }).first().check();
  await page.getByRole("button", { name: "Open the notebook" }).click();
  await expect(page.getByRole("grid", { name: "The sheet" })).toBeVisible();
}

for (const driver of drivers()) {
  test(`${driver.game}: a game to its end and its review, without a network`, async ({ newPerson }) => {
    const person = await newPerson({ serviceWorkers: "allow" });
    const heard = await listenAt(person.context);
    const { page } = person;
    await person.goto("/");
    await isKept(page);
    await person.context.setOffline(true);
    await person.playAgainstBots(titleOf(driver.game));
    const { table } = person;
    expect(table).toMatch(/^here-/);
    await toMove(page);
    await takeHint(page);

    // Whoever closes the page finds the game where it was.
    await toMove(page);
    const at = await page.getByTestId("board").getAttribute("data-at");
    await page.reload();
    await expect(page.getByTestId("board")).toHaveAttribute("data-at", at ?? "");
    await playAndReview(page);

    // It was told no more than its seat may know.
    const welcome = heard.frames.find((frame) => frame.type === "welcome");
    const viewer = welcome?.type === "welcome" ? welcome.viewer : "spectator";
    expect(typeof viewer).toBe("object");
    expect(leaks(heard.frames, heard.replays.at(-1)!, viewer, driver)).toEqual([]);
    expect(person.sent, "nothing was sent to a server").toEqual([]);

    await person.goto("/");
    const tile = page.getByRole("listitem").filter({ has: page.locator(`a[href="/t/${table}"]`) });
    await expect(tile).toContainText(/won|shared win|nobody/i);
    await page.getByRole("link", { name: "Your record" }).first().click();
    const past = page.getByRole("region", { name: "Past games" });
    await expect(past.locator(`a[href="/t/${table}/replay"]`)).toBeVisible();

    if (driver.game !== "color-doubt") return;
    // With a network again the game is given to the server, and somebody else looks at it.
    await person.context.setOffline(false);
    await person.goto(`/t/${table}/review`);
    await page.getByRole("button", { name: "Upload for a link" }).click();
    const link = await page.getByRole("textbox", { name: "A link that opens this review" }).inputValue();
    expect(link).not.toContain(table);
    const friend = await newPerson();
    await friend.page.goto(link);
    await expect(friend.page.getByRole("region", { name: "What to look at first" })).toBeVisible();
  });
}

test("a lesson, another game, a case and the notebook, without a network", async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: "allow" });
  await listenAt(person.context);
  const { page } = person;
  const get = async <T>(path: string) => (await (await page.request.get(person.home + path)).json()) as T;
  const days = await get<ListedCase[]>("/api/puzzles");
  const found = await get<CaseOfDay>(`/api/puzzles/${days.find((day) => day.kind === "deduce")!.date}`);
  const solved = await page.request.post(`${person.home}/api/puzzles/${found.date}`, { data: { answer: null } });
  const { solution } = (await solved.json()) as AnsweredCase;
  await person.goto("/");
  await isKept(page);
  await person.context.setOffline(true);

  await person.goto("/");
  await expect(page.getByText(/^No server answers now/)).toBeVisible();
  await page.getByRole("button", { name: "New here? Learn by playing Color Doubt" }).click();
  const lesson = page.getByRole("region", { name: "Lesson" });
  await lesson.getByRole("button", { name: "Do it for me" }).click();
  await expect(lesson).toContainText("step 2 of");
  await page.reload();
  await expect(lesson).toContainText("step 2 of");
  await lesson.getByRole("button", { name: "Leave the lesson" }).click();
  while ((await toMove(page)) === "yours") await takeHint(page);
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByTestId("board")).toBeVisible();
  await toMove(page);

  await person.goto(`/case/${found.date}`);
  for (const [place, part] of found.parts.entries()) {
    const key = solution![place]!;
    if (part.choices.length > 9)
      await page.locator("select", { has: page.locator(`option[value="${key}"]`) }).selectOption(key);
    else await page.locator(`.question input[value="${key}"]`).check({ force: true });
  }
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("Solved at the first try.")).toBeVisible();

  await person.goto("/notebook");
  await openNotebook(page);
});

test("a game is open in one tab at a time", async ({ newPerson }) => {
  const person = await newPerson();
  await listenAt(person.context);
  await person.page.route("**/api/**", (route) => route.abort());
  await person.playAgainstBots("Color Doubt");
  await toMove(person.page);
  const other = await person.context.newPage();
  await other.goto(person.page.url());
  await expect(other.getByRole("heading", { name: "Open in another tab" })).toBeVisible();
  await person.goto("/about");
  await other.getByRole("button", { name: "Try again" }).click();
  await expect(other.getByTestId("board")).toBeVisible();
});

/** What a host of plain files answers. */
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

async function host(
  folder: string,
  where = "",
  missing = "404.html",
): Promise<{ address: string; asked: string[]; missed: string[]; close: () => Promise<void> }> {
  const asked: string[] = [];
  const missed: string[] = [];
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url!, "http://localhost");
    asked.push(pathname);
    const own = pathname.startsWith(`${where}/`) ? pathname.slice(where.length) : null;
    const named = own === null ? [] : [own, `${own}/index.html`].map((name) => join(folder, name));
    const file = named.find((name) => existsSync(name) && statSync(name).isFile());
    if (!file) missed.push(pathname);
    const sent = file ?? join(folder, missing);
    answer.writeHead(file || missing === "index.html" ? 200 : 404, {
      "content-type": TYPES[extname(sent)] ?? "application/octet-stream",
    });
    answer.end(readFileSync(sent));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${port}${where}`, asked, missed, close };
}

test("a site of plain files does all of it, and needs nobody after the first visit", async ({
  browser,
  contextOptions,
  viewport,
  locale,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "parlour-site-"));
  execFileSync(program(), ["export", folder]);
  const site = await host(folder);
  const context = await browser.newContext({ ...contextOptions, viewport, locale, serviceWorkers: "allow" });
  const person = await Person.arrive(context, site.address);
  const { page } = person;
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await listenAt(context);

  await person.goto("/rules/clue");
  await expect(page.getByRole("heading", { name: "How to play Clue" }).first()).toBeVisible();
  await person.goto("/");
  await expect(page.getByText(/^This site has no server/)).toBeVisible();
  await expect(page.getByRole("link", { name: /with friends/i })).toHaveCount(0);
  await person.playAgainstBots("Color Doubt");
  const { table } = person;
  await toMove(page);
  await isKept(page);
  expect(site.asked.filter((path) => path.startsWith("/api"))).toEqual([]);
  await site.close();

  await page.reload();
  expect(person.table).toBe(table);
  await playAndReview(page);
  await person.goto("/case/today");
  await expect(page.getByRole("button", { name: "Check" })).toBeVisible();
  await person.goto("/notebook");
  await openNotebook(page);
  await person.goto("/t/0123456789abcdef");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(person.complaints).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true });
});

for (const missing of ["404.html", "index.html"]) {
  test(`an address without a file is found, where a host answers with ${missing}`, async ({
    browser,
    contextOptions,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), "parlour-site-"));
    execFileSync(program(), ["export", folder]);
    const site = await host(folder, "/games/parlour", missing);
    const context = await browser.newContext({ ...contextOptions, locale: "en-GB", serviceWorkers: "block" });
    const { page, complaints } = await Person.arrive(context, site.address);
    await page.goto(`${site.address}/t/0123456789abcdef/replay?own=1`);
    await expect(page.getByRole("heading", { name: "Not on this site" })).toBeVisible();
    expect(page.url()).toBe(`${site.address}/t/0123456789abcdef/replay?own=1`);
    // Where the site is not whole, that is said.
    rmSync(join(folder, "assets"), { recursive: true });
    await page.goto(`${site.address}/about`);
    await expect(page.getByText("The files of this site cannot be found")).toBeVisible();
    // A page that was taken for a script is no trouble; what the policy forbids would be.
    expect(complaints.filter((text) => !text.includes("Unexpected token"))).toEqual([]);
    await context.close();
    await site.close();
    rmSync(folder, { recursive: true });
  });
}

test("a site in a folder of a host stays in it", async ({ browser, contextOptions, viewport, locale }) => {
  const folder = mkdtempSync(join(tmpdir(), "parlour-site-"));
  execFileSync(program(), ["export", folder]);
  const site = await host(folder, "/games/parlour");
  const context = await browser.newContext({ ...contextOptions, viewport, locale, serviceWorkers: "allow" });
  const person = await Person.arrive(context, site.address);
  const { page } = person;
  await listenAt(context);

  // The first visit is to an address for which there is no file.
  await person.goto("/case/2026-13-99");
  await expect(page.getByRole("heading", { name: "Which day?" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/games/parlour/case/2026-13-99");
  expect(site.missed, "nothing else is looked for in vain").toEqual(["/games/parlour/case/2026-13-99"]);
  await page.getByRole("link", { name: "Parlour, home page" }).click();
  await expect(page.getByText(/^This site has no server/)).toBeVisible();
  await page.getByRole("link", { name: "Notebook", exact: false }).first().click();
  await expect(page).toHaveURL(`${site.address}/notebook`);
  await openNotebook(page);
  await person.goto("/");
  await person.playAgainstBots("Color Doubt");
  await toMove(page);
  const { table } = person;
  expect(page.url()).toBe(`${site.address}/t/${table}`);
  await isKept(page);
  expect(site.asked.filter((path) => !path.startsWith("/games/parlour/"))).toEqual([]);
  await site.close();

  await page.reload();
  await toMove(page);
  await takeHint(page);
  await person.goto("/rules/clue");
  await expect(page.getByRole("heading", { name: "How to play Clue" }).first()).toBeVisible();
  expect(person.complaints).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true });
});
