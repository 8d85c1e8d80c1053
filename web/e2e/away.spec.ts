/** Nobody who goes away holds up a table: a bot plays for them, and the seat is theirs again when they come back. */

import { findings } from "./axe";
import { decide, drivers, playUntil, toMove } from "./drivers";
import { addBot, openTable, sitDown, startGame } from "./friends";
import { expect, test, type Person } from "./harness";
import { Server } from "./server";
import { titleOf } from "./words";

const doubt = drivers().find((driver) => driver.game === "color-doubt")!;

/** Three at a table of Color Doubt: two people and a bot. */
async function twoAndABot(host: Person, guest: Person, home: string): Promise<void> {
  await openTable(host, "color-doubt", { home });
  await guest.page.goto(`${home}/t/${host.table}`);
  await guest.page.getByLabel("You play as").fill("Grace");
  await guest.page.getByLabel("You play as").blur();
  await sitDown(guest, host);
  await addBot(host);
  await startGame(host, [guest]);
}

function playersOf(person: Person) {
  return person.page.getByRole("complementary").getByRole("list", { name: "Players" });
}

test("a bot plays for whoever is away, and gives the seat back", async ({ newPerson }) => {
  // Nobody's patience ends before the countdown has been seen, on however slow a machine.
  const server = new Server(["--absent", "3600"]);
  await server.start();
  try {
    const [host, guest] = [await newPerson(), await newPerson()];
    await twoAndABot(host, guest, server.address);
    const address = guest.page.url();
    await guest.page.goto("about:blank");
    const grace = playersOf(host).getByRole("listitem").filter({ hasText: "Grace" });
    await expect(grace).toContainText(/away, a bot plays in \d+:\d\d/);
    // The host need not wait, and Grace has the seat back whenever she comes.
    await playersOf(host).getByRole("button", { name: "Seat of Grace" }).click();
    await host.page.getByRole("button", { name: "Do not wait: a bot plays until Grace is back" }).click();
    await expect(grace).toContainText("away, a bot plays");
    await expect(grace).not.toContainText("a bot plays in");
    await guest.page.goto(address);
    await expect(grace).not.toContainText("away");
    await guest.page.goto("about:blank");
    await expect(grace).toContainText(/away, a bot plays in \d+:\d\d/);
    // Then it has ended: Grace has been away for longer than this.
    await server.restart(["--absent", "1"]);
    await expect(grace).toContainText("away, a bot plays");
    await expect(grace).not.toContainText("a bot plays in");
    // The game comes back to the host, though Grace moves between two of the host's turns.
    for (let turn = 0; turn < 3 && (await toMove(host.page)) === "yours"; turn++) await decide(doubt, host.page);
    await toMove(host.page);

    await guest.page.goto(address);
    await expect(guest.page.getByText("Grace (you)").filter({ visible: true }).first()).toBeVisible();
    await expect(grace).not.toContainText("away");
    const recap = guest.page.getByTestId("recap");
    await expect(recap).toContainText("While you were away");
    await expect(recap, "what the bot did").toContainText("Played for you:");
    await playUntil(doubt, [host.page, guest.page], (decided) => decided === guest.page);
  } finally {
    await server.remove();
  }
});

test("whoever gets their seat back at another device is told what the bot did there", async ({ newPerson }) => {
  const server = new Server(["--absent", "1"]);
  await server.start();
  try {
    const [host, guest, again] = [await newPerson(), await newPerson(), await newPerson()];
    await twoAndABot(host, guest, server.address);
    await guest.page.close();
    const grace = playersOf(host).getByRole("listitem").filter({ hasText: "Grace" });
    await expect(grace).toContainText("away, a bot plays");
    for (let turn = 0; turn < 3 && (await toMove(host.page)) === "yours"; turn++) await decide(doubt, host.page);
    await toMove(host.page);
    await playersOf(host).getByRole("button", { name: "Seat of Grace" }).click();
    await host.page.getByRole("button", { name: "Hand the seat to a person" }).click();
    const link = host.page.getByRole("dialog").getByRole("textbox");
    await again.page.goto(await link.inputValue());
    const recap = again.page.getByTestId("recap");
    await expect(recap).toContainText("While you were away");
    await expect(recap, "what the bot did").toContainText("Played for you:");
  } finally {
    await server.remove();
  }
});

test("on a phone on its side it is said too who is away, and when a bot plays", async ({ newPerson }) => {
  const server = new Server(["--absent", "3600"]);
  await server.start();
  try {
    const side = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
    const [host, guest] = [await newPerson(side), await newPerson()];
    await twoAndABot(host, guest, server.address);
    const away = host.page.getByRole("listitem").filter({ hasText: "Grace", visible: true });
    await expect(away).toHaveCount(0);
    await guest.page.goto("about:blank");
    await expect(away).toContainText(/away, a bot plays in \d+:\d\d/);
    await expect(away).toBeInViewport();
  } finally {
    await server.remove();
  }
});

test("the host gives a seat to a bot for good", async ({ newPerson, server }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await twoAndABot(host, guest, server.address);
  await playersOf(host).getByRole("button", { name: "Seat of Grace" }).click();
  await host.page.getByRole("button", { name: "Give the seat to a bot" }).click();
  await expect(guest.page.getByRole("heading", { name: "You have no seat here" })).toBeVisible();
  // It can be handed on to a person, and given to no bot again.
  await playersOf(host).getByRole("button", { name: "Seat of Grace" }).click();
  const seat = host.page.getByRole("dialog", { name: "Seat of Grace" });
  await expect(seat).toBeVisible();
  await expect(seat.getByRole("button", { name: "Give the seat to a bot" })).toHaveCount(0);
  await seat.getByRole("button", { name: "Cancel" }).click();
  await guest.page.getByRole("button", { name: "Watch the game" }).click();
  await expect(guest.page.getByText("You are watching.")).toBeVisible();
  for (let turn = 0; turn < 2 && (await toMove(host.page)) === "yours"; turn++) await decide(doubt, host.page);
});

/** What was said of a doubt when its cards were first seen, kept by the page: a test that looks may look too late. */
declare global {
  interface Window {
    saidAtFirst?: string;
  }
}

test("words wait for the cards that are being turned up", async ({ newPerson, server }) => {
  const person = await newPerson();
  await person.page.emulateMedia({ reducedMotion: "no-preference" });
  await person.page.goto(server.address);
  await person.page
    .getByRole("article", { name: "Color Doubt" })
    .getByRole("button", { name: "Play against bots" })
    .click();
  const { page } = person;
  await toMove(page);
  await page.evaluate(() => {
    const shows = (node: Node) =>
      node instanceof Element && (node.matches(".verdict") || node.querySelector(".verdict"));
    const watch = new MutationObserver((changes) => {
      if (!changes.some(({ addedNodes }) => [...addedNodes].some(shows))) return;
      watch.disconnect();
      // Of the last thing that happened: earlier doubts have been spoken of.
      window.saidAtFirst = document.querySelector("aside ol")?.lastElementChild?.textContent ?? "nothing";
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  const log = page.getByRole("complementary").getByRole("list", { name: "What happened" });
  const saidAtFirst = () => page.evaluate(() => window.saidAtFirst);
  // Doubts what can be doubted; bots doubt as well.
  for (let tries = 0; (await saidAtFirst()) === undefined; tries++) {
    expect(tries).toBeLessThan(60);
    expect(await toMove(page)).toBe("yours");
    const may = page
      .getByRole("region", { name: "Your answer" })
      .getByRole("button", { name: "Doubt", exact: true });
    if (await may.isVisible()) {
      await may.click();
      await page.getByRole("button", { name: "Yes, I doubt it" }).click();
      await expect.poll(saidAtFirst).toBeDefined();
    } else {
      await decide(doubt, page);
    }
  }
  const said = await saidAtFirst();
  // The announcement, or that somebody else let it stand.
  expect(said).toMatch(/says?:|pass/);
  expect(said).not.toMatch(/It was (true|a lie)/);
  await expect(log).toContainText(/It was (true|a lie)/);
});

test("that the server cannot keep moves is said for as long as it cannot, and then the move is made", async ({
  person,
}) => {
  const { page } = person;
  let isAway = true;
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      const { type, key } = JSON.parse(String(text)) as { type: string; key?: string };
      const problem = { code: "unavailable", text: "", clause: null, message: null };
      if (type === "move" && isAway) line.send(JSON.stringify({ type: "refused", key, problem }));
      else server.send(text);
    });
  });
  await person.playAgainstBots(titleOf(doubt.game));
  expect(await toMove(page)).toBe("yours");
  const board = page.getByTestId("board");
  const before = await board.getAttribute("data-at");
  await doubt.step(page);
  const said = page.getByRole("status").getByText("your move is sent again by itself.");
  await expect(said).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expect(board).toHaveAttribute("data-at", before!);
  isAway = false;
  await expect(said).toHaveCount(0);
  await expect(board).not.toHaveAttribute("data-at", before!);
});

test("where the database is away no table is opened, and it is said so", async ({ person }) => {
  const { page } = person;
  let isAway = true;
  await page.route("**/api/tables", (route) => {
    if (route.request().method() !== "POST" || !isAway) return route.continue();
    const problem = { code: "unavailable", text: "", clause: null, message: null };
    return route.fulfill({ status: 503, json: problem });
  });
  await person.goto(`/open/${doubt.game}`);
  const open = page.getByRole("button", { name: "Open the table" });
  await open.click();
  await expect(page.getByText("so nothing was opened for you. Try again in a moment.")).toBeVisible();
  await expect(page.getByText(/sent again/)).toHaveCount(0);
  isAway = false;
  await open.click();
  await expect(page).toHaveURL(/\/t\//);
});
