/** A big screen with phones round it: what the screen is told, what it shows, and how phones come and play. */

import type { BrowserContextOptions, Page } from "@playwright/test";
import type { Replay, ToClient } from "../src/protocol";
import { findings, sticksOut } from "./axe";
import { decide, drivers, playToTheEnd, playUntil, toMove } from "./drivers";
import type { Driver } from "./driver";
import { addBot, openTable } from "./friends";
import { expect, test, type Person } from "./harness";
import { leaks } from "./hiding";

const television = { viewport: { width: 1280, height: 720 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How many play on phones, and with how many bots, so that the games are short. */
const PLAYERS: Record<string, { phones: number; bots: number }> = {
  clue: { phones: 1, bots: 2 },
  "true-colors": { phones: 1, bots: 2 },
  "three-dead-strangers": { phones: 2, bots: 0 },
  "color-doubt": { phones: 4, bots: 0 },
};

/** The server at a name that other devices could find. */
const named = (person: Person) => person.home.replace("127.0.0.1", "parlour.test");

/** Every frame that comes to a page from now on, to the byte. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  return frames;
}

const codeOn = (screen: Page) => screen.getByTestId("room-code");
const hasScreen = (page: Page) => page.getByRole("button", { name: "Whole table" });

/** The screen of a table, once it says how to come there. */
async function putOnScreen(screen: Person, home: string, table: string): Promise<string> {
  await screen.page.goto(`${home}/screen/${table}`);
  return (await codeOn(screen.page).textContent())!;
}

/** Comes with a code and sits down: two taps. */
async function join(guest: Person, home: string, code: string): Promise<void> {
  await guest.page.goto(`${home}/${code}`);
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.page.getByRole("button", { name: "Stand up" })).toBeVisible();
}

/** Opens a table, as a host with a phone. */
async function open(host: Person, game: string): Promise<string> {
  const home = named(host);
  await openTable(host, game, { home, name: "Ann" });
  return home;
}

async function begin(host: Person): Promise<void> {
  const fill = host.page.getByRole("button", { name: /^Fill up with/ });
  if (await fill.isVisible()) await fill.click();
  await host.page.getByRole("button", { name: "Start the game" }).click();
}

/** A host and a guest with phones, whose game has begun beside a screen. */
async function besideAScreen(
  game: string,
  newPerson: (options: BrowserContextOptions) => Promise<Person>,
): Promise<[Person, Person]> {
  const host = await newPerson(phone);
  const home = await open(host, game);
  const screen = await newPerson(television);
  const code = await putOnScreen(screen, home, host.table);
  const guest = await newPerson(phone);
  await join(guest, home, code);
  await begin(host);
  return [host, guest];
}

async function checkScreen(screen: Page, phones: Page[], driver: Driver): Promise<void> {
  for (const page of phones) {
    await expect(hasScreen(page)).toBeVisible();
    // The board is on the screen; what is one's own is on the phone.
    await expect(driver.atOnce(page).hand!.or(page.locator("[data-form]")).first()).toBeVisible();
  }
  await expect(driver.atOnce(screen).hand!).toHaveCount(0);
  await expect(screen.getByText("(you)")).toHaveCount(0);
  await expect(screen.getByTestId("board").getByRole("group", { name: "Your move" })).toHaveCount(0);
  expect(await sticksOut(screen)).toEqual([]);
  for (const page of [screen, phones[0]!]) expect(await findings(page)).toEqual([]);
}

/** An ordinary spectator, without a page that draws what it is told. */
async function watch({ page }: Person, home: string, table: string): Promise<void> {
  await page.goto(`${home}/health`);
  await page.evaluate(
    (address) =>
      new Promise<void>((welcome) => {
        const socket = new WebSocket(address);
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: null, from: 0 }));
        socket.onmessage = () => welcome();
      }),
    `${home.replace("http", "ws")}/api/tables/${table}/socket`,
  );
}

for (const driver of drivers()) {
  test(`a whole game of ${driver.game} with a screen and phones`, async ({ newPerson }) => {
    test.setTimeout(10 * 60_000);
    const host = await newPerson(phone);
    const home = await open(host, driver.game);
    const { table } = host;
    const screen = await newPerson(television);
    const watcher = await newPerson();
    const [shown, watched] = [framesOf(screen.page), framesOf(watcher.page)];
    const code = await putOnScreen(screen, home, table);
    await watch(watcher, home, table);
    const guests: Person[] = [];
    const players = PLAYERS[driver.game]!;
    for (let count = 1; count < players.phones; count++) {
      const guest = await newPerson(phone);
      await join(guest, home, code);
      guests.push(guest);
    }
    expect(await sticksOut(screen.page)).toEqual([]);
    for (let count = 0; count < players.bots; count++) await addBot(host);
    await begin(host);

    const phones = [host, ...guests].map(({ page }) => page);
    await expect(screen.page.getByTestId("board")).toBeVisible();
    let decided = 0;
    await playUntil(driver, phones, () => ++decided === 3);
    await checkScreen(screen.page, phones, driver);
    await playToTheEnd(driver, phones);

    await expect(screen.page.locator("#over")).toBeVisible();
    await expect(screen.page.locator("section:has(#over) .reveal").first()).toBeVisible();
    // Nobody scrolls a television.
    const hidden = ({ scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight;
    expect(await screen.page.getByRole("main").evaluate(hidden)).toBeLessThanOrEqual(0);
    expect(await sticksOut(screen.page)).toEqual([]);
    // Whoever came later was welcomed alone; from then on both were told the same, to the byte.
    await expect(() => {
      expect(watched.length).toBeGreaterThan(10);
      expect(shown.slice(1 - watched.length)).toEqual(watched.slice(1));
    }).toPass();
    expect(JSON.parse(shown[0]!)).toEqual(JSON.parse(watched[0]!));
    expect(screen.sent).toEqual([{ type: "hello", token: null, from: 0, screen: true }]);
    const answer = await screen.page.request.get(`${screen.home}/api/tables/${table}/replay`);
    const frames = shown.map((frame) => JSON.parse(frame) as ToClient);
    expect(leaks(frames, (await answer.json()) as Replay, "spectator", driver)).toEqual([]);

    if (players.bots > 0) return;
    for (const page of phones) await page.getByRole("button", { name: "Rematch" }).click();
    await expect(screen.page, "the screen follows to the next game").not.toHaveURL(new RegExp(table));
    await expect(screen.page.getByTestId("board")).toBeVisible();
    await expect(screen.page.getByText("(you)")).toHaveCount(0);
  });
}

test("a screen shows a spectator's view where the browser has a seat, and can be gone again", async ({
  newPerson,
}) => {
  const host = await newPerson();
  const home = await open(host, "color-doubt");
  const popup = host.page.waitForEvent("popup");
  await host.page.getByRole("link", { name: "Put this table on a big screen" }).click();
  const screen = await popup;
  await expect(codeOn(screen)).toBeVisible();
  // The host's key is here too: the game can be started at the screen.
  await screen.getByRole("button", { name: /^Fill up with/ }).click();
  await screen.getByRole("button", { name: "Start the game" }).click();
  await expect(screen.getByTestId("board")).toBeVisible();
  await expect(hasScreen(host.page)).toBeVisible();
  await expect(screen.locator("section.hand")).toHaveCount(0);
  await expect(host.page.locator("section.hand")).toBeVisible();
  await hasScreen(host.page).click();
  await expect(host.page.locator(".others")).toBeVisible();
  await host.page.getByRole("button", { name: "My hand" }).click();
  await expect(host.page.locator(".others")).toHaveCount(0);

  // Without the screen all is on the phone again.
  await screen.close();
  await expect(host.page.locator(".others")).toBeVisible();
  expect(home).toContain("parlour.test");
});

test("a host sees to who is away from the phone's own view", async ({ newPerson }) => {
  const [host, guest] = await besideAScreen("color-doubt", newPerson);
  await expect(hasScreen(host.page)).toBeVisible();
  const seat = host.page.getByRole("button", { name: /^Seat of/ });
  await expect(seat).toHaveCount(0);
  await guest.page.close();
  await expect(seat.first()).toBeVisible();
  const away = host.page.getByRole("listitem").filter({ hasText: "away" });
  await away
    .getByRole("button", { name: /^Seat of/ })
    .first()
    .click();
  await host.page.getByRole("button", { name: "Give the seat to a bot" }).click();
  await expect(host.page.getByText(/^A bot now plays for/).first()).toBeVisible();
  await expect(seat).toHaveCount(0);
});

test("what a bot did for somebody stands above their hand when they are back", async ({ newPerson }) => {
  const doubt = drivers().find(({ game }) => game === "color-doubt")!;
  const [host, guest] = await besideAScreen("color-doubt", newPerson);
  await expect(hasScreen(guest.page)).toBeVisible();
  const address = guest.page.url();
  await guest.page.goto("about:blank");
  await host.page.getByRole("button", { name: /^Seat of/ }).click();
  await host.page.getByRole("button", { name: /^Do not wait: a bot plays until/ }).click();
  // The game comes back to the host, though the guest moves between two of the host's turns.
  for (let turn = 0; turn < 3 && (await toMove(host.page)) === "yours"; turn++) await decide(doubt, host.page);
  await toMove(host.page);
  await guest.page.goto(address);
  await expect(hasScreen(guest.page)).toBeVisible();
  await expect(guest.page.getByTestId("recap")).toContainText("Played for you:");
  expect(await sticksOut(guest.page)).toEqual([]);
});

test("a room code is typed on the first page; one that leads nowhere says what to do", async ({ newPerson }) => {
  const host = await newPerson(phone);
  const home = await open(host, "true-colors");
  const screen = await newPerson(television);
  const code = await putOnScreen(screen, home, host.table);
  const guest = await newPerson(phone);
  const { page } = guest;
  const type = async (text: string) => {
    await page.goto(home);
    await page.getByRole("textbox", { name: "Room code" }).fill(text);
    const join = page.getByRole("button", { name: "Join" });
    // As low on the screen as it can be, so that there is no room for a sentence below it.
    await join.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await join.click();
  };
  await type("cod");
  await expect(page.getByRole("alert")).toHaveText(/four letters/);
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  const other = code.startsWith("B") ? "CCCC" : "BBBB";
  await type(other);
  await expect(page.getByRole("heading", { name: "There is no such room code" })).toBeVisible();
  // What was typed stands there to be mended.
  const field = page.getByRole("textbox", { name: "Room code" });
  await expect(field).toHaveValue(other);
  expect(await findings(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await field.fill(` ${code.toLowerCase()} `);
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page.getByRole("button", { name: "Sit down" })).toBeVisible();

  const chairs = await screen.page.getByRole("listitem").count();
  for (let taken = 1; taken < chairs; taken++) {
    const data = { chair: null, name: `Guest ${taken}` };
    const sat = await page.request.post(`${guest.home}/api/tables/${host.table}/sit`, { data });
    expect(sat.ok()).toBe(true);
  }
  await expect(screen.page.getByText(/^Every chair is taken/)).toBeVisible();
  await type(code);
  await expect(page.getByRole("heading", { name: "Every chair is taken" })).toBeVisible();
  await begin(host);
  await expect(screen.page.getByTestId("board")).toBeVisible();
  await type(code);
  await expect(page.getByRole("heading", { name: "This game has begun" })).toBeVisible();
  await page.getByRole("link", { name: "Watch the game" }).click();
  await expect(page.getByText("You are watching.")).toBeVisible();
  // Whoever has a seat comes back to it.
  await host.page.goto(`${home}/${code}`);
  await expect(hasScreen(host.page)).toBeVisible();
});

test("what is played leaves the phone, where things may move", async ({ newPerson }) => {
  const host = await newPerson({ ...phone, reducedMotion: "no-preference" });
  const home = await open(host, "color-doubt");
  const screen = await newPerson(television);
  await putOnScreen(screen, home, host.table);
  await begin(host);
  const flown = host.page.evaluate(
    () =>
      new Promise<number>((done) => {
        const look = () => {
          const away = document.getAnimations().find((one) => {
            const effect = one.effect as KeyframeEffect | null;
            return effect?.target instanceof HTMLElement && effect.target.inert;
          });
          if (!away) return requestAnimationFrame(look);
          const target = (away.effect as KeyframeEffect).target as HTMLElement;
          void away.finished.then(() => done(target.getBoundingClientRect().height));
        };
        look();
      }),
  );
  const driver = drivers().find(({ game }) => game === "color-doubt")!;
  await playUntil(driver, [host.page], () => true);
  expect(await flown).toBeGreaterThanOrEqual(0);
});
