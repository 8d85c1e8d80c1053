/**
 * Every text of the page comes from a message file: with `?words=pseudo` all of them stand between brackets, and what
 * does not is found here. Names of people and what somebody typed stand bare; so do the parts of a page that are
 * marked with `data-verbatim`, such as the text of the rules and the ids of clauses.
 */

import type { Page } from "@playwright/test";
import type { GameInfo, ListedCase } from "../src/protocol";
import { decide, drivers, toMove } from "./drivers";
import { expect, test, type Person } from "./harness";
import { games } from "./record";
import { STANDARD } from "../src/pages/notebook/types";
import { write } from "../src/record/file";

/** Decisions that are made while somebody looks over the player's shoulder. */
const DECISIONS = 6;

const NOTEBOOK = `players: Ann 6, Bob 6, Cleo 6
me: Ann
hand: Miss Scarlet, Mr. Green, Knife, Rope, Hall, Study

Bob asks Professor Plum, Wrench, Kitchen: Cleo shows
Cleo asks Mrs. White, Wrench, Kitchen: Ann passes, Bob shows
`;
const NAMES = ["Ann", "Bob", "Cleo", "Zoe", ...Object.values(STANDARD).flat()];

/** Whatever can be read or heard on the page and has a letter outside of brackets, beside these names. */
async function bare(page: Page, names: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const ATTRIBUTES = ["aria-label", "aria-valuetext", "aria-description", "title", "alt", "placeholder"];
    const found = [document.title];
    const seen = (element: Element) => (element.closest("select") ?? element).checkVisibility();
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("[data-verbatim], script, style, noscript, textarea") || !seen(element)) continue;
      for (const name of ATTRIBUTES) found.push(element.getAttribute(name) ?? "");
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data);
    }
    return found;
  });
  const longest = [...new Set(names)].filter((name) => name !== "").sort((a, b) => b.length - a.length);
  const rest = (text: string) =>
    longest
      .reduce((left, name) => left.replaceAll(name, ""), text.replace(/⟦[^⟧]*⟧/g, ""))
      .replace(/\b[A-Z]{2}-\d+[a-z]?\b/g, "");
  return [...new Set(texts.filter((text) => /\p{L}/u.test(rest(text))).map((text) => text.trim()))];
}

/** Everybody whom the server named to this person. */
function people(person: Person): string[] {
  return person.frames.flatMap((frame) =>
    frame.type === "room" ? frame.chairs.flatMap(({ who }) => (who ? [who.name] : [])) : [],
  );
}

/** Somebody whose page is in disguise. */
async function disguised(person: Person): Promise<Person> {
  await person.goto("/?words=pseudo");
  await expect(person.page.getByRole("heading", { level: 1 })).toContainText("⟦");
  return person;
}

async function covered(person: Person, names: readonly string[] = []): Promise<void> {
  expect.soft(await bare(person.page, [...people(person), ...names]), person.page.url()).toEqual([]);
}

/** Opens one of the dialogs of the bar at the top, and looks at it. */
async function dialog(person: Person, button: string): Promise<void> {
  await person.page.getByRole("banner").getByRole("button", { name: button }).click();
  await expect(person.page.getByRole("dialog")).toBeVisible();
  await covered(person);
  await person.page.keyboard.press("Escape");
  await expect(person.page.getByRole("dialog")).toBeHidden();
}

async function gameInfo(person: Person, game: string): Promise<GameInfo> {
  const answer = await person.page.request.get(`${person.home}/api/games`);
  return ((await answer.json()) as GameInfo[]).find((one) => one.name === game)!;
}

test("a text that comes from no file would be found", async ({ person }) => {
  await disguised(person);
  await person.page.evaluate(() => document.querySelector("h2")!.append("Forgotten by Ada "));
  expect(await bare(person.page, ["Ada"])).toEqual(["Forgotten by Ada"]);
});

test("home, about, settings, help, and pages that are not there", async ({ person }) => {
  await disguised(person);
  await expect(person.page.getByRole("article").first()).toBeVisible();
  await covered(person);
  await dialog(person, "Settings");
  await dialog(person, "Help and shortcuts");
  for (const path of ["/about", "/nowhere/at/all", "/t/nosuchtable", "/rules/chess"]) {
    await person.goto(path);
    await expect(person.page.getByRole("heading", { level: 1 })).toBeVisible();
    await covered(person);
  }
});

test("cases of every kind, asked and answered", async ({ person }) => {
  await disguised(person);
  const answer = await person.page.request.get(`${person.home}/api/puzzles`);
  const days = (await answer.json()) as ListedCase[];
  const kinds = new Map(days.map((day) => [`${day.game} ${day.kind}`, day.date]));
  expect(kinds.size).toBeGreaterThan(4);
  for (const date of kinds.values()) {
    await person.goto(`/case/${date}`);
    await expect(person.page.getByRole("button", { name: "Check" })).toBeVisible();
    const names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"];
    await covered(person, names);
    await person.page.getByRole("button", { name: "Show me the solution" }).click();
    await expect(person.page.getByRole("button", { name: "Copy a line to share" })).toBeVisible();
    await covered(person, names);
  }
});

test("an evening, open and closed", async ({ person }) => {
  await disguised(person);
  const { page } = person;
  await person.goto("/open/color-doubt/evening?words=pseudo");
  await page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await covered(person, ["Ada"]);
  await page.getByRole("button", { name: "Open the evening" }).click();
  await expect(page.getByRole("button", { name: "Everybody is here" })).toBeVisible();
  await covered(person, ["Ada"]);
  await page.getByRole("button", { name: "Take part" }).click();
  await page.getByRole("button", { name: "Play game" }).first().click();
  await page.getByRole("link", { name: "Back to the evening" }).click();
  await covered(person, ["Ada"]);
  await page.getByRole("button", { name: "Close the evening" }).click();
  await covered(person, ["Ada"]);
  await page.getByRole("dialog").getByRole("button", { name: "Close the evening" }).click();
  await expect(page.getByRole("table", { name: "Standings" })).toBeVisible();
  await covered(person, ["Ada"]);
});

test("a record, its codes, and what is refused", async ({ person }) => {
  await disguised(person);
  const { page } = person;
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
  const names = games(21).flatMap(({ players, ended }) => [...players.map(({ name }) => name), day.format(ended)]);
  const open = (text: string) =>
    page
      .getByLabel("A record file")
      .setInputFiles({ name: "record.json", mimeType: "application/json", buffer: Buffer.from(text) });
  // By the name that other devices could find: codes are shown only there.
  await page.goto(`${person.home.replace("127.0.0.1", "parlour.test")}/record?words=pseudo`);
  await expect(page.getByText("Nothing stands here yet.")).toBeVisible();
  await covered(person);
  await open("{}");
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await open(write({ key: "0".repeat(32), games: games(20) }));
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByRole("button", { name: "Move to another device" }).click();
  await expect(page.getByRole("button", { name: "Next code" })).toBeVisible();
  await covered(person, names);
  await open(write({ key: "1".repeat(32), games: games(21) }));
  await expect(page.getByRole("dialog")).toBeVisible();
  await covered(person, names);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete the record" }).click();
  await covered(person, names);
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText("Your record is deleted.")).toBeVisible();
  await covered(person);
});

test("the notebook", async ({ person }) => {
  await disguised(person);
  const { page } = person;
  await person.goto("/notebook");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator("summary").first().click();
  await covered(person, NAMES);

  await page.getByLabel("The notebook as text").fill(NOTEBOOK);
  await page.getByRole("button", { name: "Open this text" }).click();
  const cells = page.getByRole("gridcell").getByRole("button");
  await expect(cells.first()).toBeVisible();
  await covered(person, NAMES);
  for (const cell of [cells.filter({ hasText: "✓" }).first(), cells.filter({ hasNotText: /[✓·]/ }).first()]) {
    await cell.click();
    await expect(page.getByRole("dialog").getByText("Thinking")).toHaveCount(0);
    await covered(person, NAMES);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("radio", { name: "By their play" }).check();
  await page.getByRole("button", { name: "What should I ask?" }).click();
  await expect(page.getByRole("button", { name: "Ask for" }).first()).toBeVisible();
  await covered(person, NAMES);
  for (const kind of ["Accuse", "Seen", "Note"]) {
    await page.getByRole("radio", { name: kind }).first().check({ force: true });
    await page.getByRole("button", { name: "Note it" }).click();
    await covered(person, NAMES);
  }

  await page.getByLabel("The notebook as text").fill(`${NOTEBOOK}Bob has Knife\nZoe asks nothing\n`);
  await expect(page.getByRole("alert", { name: "A contradiction" })).toBeVisible();
  await covered(person, NAMES);
  await page.getByRole("button", { name: "Players and cards" }).click();
  await covered(person, NAMES);
});

for (const driver of drivers()) {
  test.describe(driver.game, () => {
    test("rules, a table that is opened, and its lobby", async ({ newPerson }) => {
      const [host, guest] = [await disguised(await newPerson()), await disguised(await newPerson())];
      await host.goto(`/rules/${driver.game}`);
      await expect(host.page.getByRole("link", { name: "To the games" })).toBeVisible();
      await covered(host);

      await host.goto(`/open/${driver.game}`);
      const more = host.page.getByText("Rule options");
      await expect(host.page.getByRole("button", { name: "Open the table" })).toBeVisible();
      if (await more.isVisible()) await more.click();
      for (const box of await host.page.getByRole("checkbox").all()) await box.click({ force: true });
      await covered(host);
      await host.goto(`/open/${driver.game}`);
      await host.page.getByRole("button", { name: "Open the table" }).click();
      await expect(host.page.getByRole("heading", { name: "Round the table" })).toBeVisible();
      await guest.goto(`/t/${host.table}`);
      await guest.page.getByRole("button", { name: "Sit here" }).first().click();
      await expect(guest.page.getByRole("button", { name: "Stand up" })).toBeVisible();
      for (const person of [host, guest]) await covered(person);
      const screen = await disguised(await newPerson());
      await screen.goto(`/screen/${host.table}`);
      await expect(screen.page.getByRole("heading", { name: "Round the table" })).toBeVisible();
      await covered(screen);
      await screen.goto("/BBBB");
      await expect(screen.page.getByRole("link", { name: "To the games" })).toBeVisible();
      await covered(screen);
      await host.page.getByRole("button", { name: "Add a bot" }).first().click();
      await expect(host.page.getByRole("dialog")).toBeVisible();
      await covered(host);
      await host.page.keyboard.press("Escape");
      const change = host.page.getByRole("button", { name: "Change the options" });
      if (await change.isVisible()) await change.click();
      await covered(host);
    });

    test("a game, seen by a player and by a spectator", async ({ newPerson }) => {
      test.setTimeout(5 * 60_000);
      const [player, shoulder, watcher] = [await newPerson(), await newPerson(), await newPerson()];
      const screen = await newPerson();
      for (const person of [shoulder, watcher, screen]) await disguised(person);
      const info = await gameInfo(player, driver.game);
      // The drivers find what they press by its real name, so the player's own page is not in disguise.
      await openWithMostHelp(player, info);
      await shoulder.goto(`/t/${player.table}#${await player.key("seat")}`);
      await watcher.goto(`/t/${player.table}`);
      for (const person of [shoulder, watcher]) await expect(person.page.getByTestId("board")).toBeVisible();
      await dialog(shoulder, "Help and shortcuts");
      await dialog(shoulder, "Share and options");
      for (let step = 0; step < DECISIONS && (await toMove(player.page)) === "yours"; step++) {
        const at = ({ page }: Person) => page.getByTestId("board").getAttribute("data-at");
        const moments = () => Promise.all([player, shoulder, watcher].map(at));
        await expect.poll(async () => new Set(await moments()).size, "they see the same moment").toBe(1);
        await covered(shoulder);
        await covered(watcher);
        await decide(driver, player.page);
      }
      await shoulder.page.getByRole("list", { name: "What happened" }).getByRole("button").last().click();
      await covered(shoulder);
      await screen.page.goto(`${screen.home}/screen/${player.table}`);
      await expect(screen.page.getByTestId("board").or(screen.page.locator("#over"))).toBeVisible();
      await covered(screen);
      await covered(shoulder);
    });

    test("the end, the replay and the review", async ({ person }) => {
      test.setTimeout(10 * 60_000);
      await disguised(person);
      const { page } = person;
      const info = await gameInfo(person, driver.game);
      const level = info.levels[1]![0]!;
      const bots = Array.from({ length: info.seats[0]! }, (_, chair) => [chair, level]);
      const data = { game: driver.game, name: "Ada", chair: null, bots, start: true };
      const answer = await page.request.post(`${person.home}/api/tables`, { data });
      const { table } = (await answer.json()) as { table: string };
      await person.goto(`/t/${table}`);
      await expect(page.locator("#over")).toBeVisible({ timeout: 5 * 60_000 });
      await covered(person);

      await person.goto(`/t/${table}/replay`);
      const slider = page.getByRole("slider", { name: "Moment of the game" });
      const last = Number(await slider.getAttribute("max"));
      for (const side of ["everything", "0", "spectator"]) {
        await page.getByRole("combobox", { name: "Seen by" }).selectOption(side);
        for (const part of side === "everything" ? [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1] : [0.2, 0.6, 1]) {
          await slider.fill(String(Math.round(part * last)));
          await covered(person);
        }
      }
      const review = page.getByRole("radio", { name: "Review" });
      if (!(await review.isVisible())) return;
      await review.check({ force: true });
      await expect(page.getByRole("list", { name: "Moments" })).toBeVisible({ timeout: 60_000 });
      const numbers = page.getByText("As a table");
      if (await numbers.isVisible()) await numbers.click();
      await covered(person);
    });
  });
}

/** A table against bots at which everything that the page can tell is told. */
async function openWithMostHelp(person: Person, info: GameInfo): Promise<void> {
  const { page } = person;
  const [game, level] = [info.name, info.bots[0]!];
  const bots = Array.from({ length: info.seats[0]! - 1 }, (_, index) => [index + 1, level]);
  const help = info.helps.at(-1) ?? "clerk";
  const data = { game, name: "Ada", chair: 0, bots, help, start: true };
  const answer = await page.request.post(`${person.home}/api/tables`, { data });
  const { table, seat } = (await answer.json()) as { table: string; seat: string };
  await person.goto(`/t/${table}#${seat}`);
  await expect(page.getByTestId("board")).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
}
