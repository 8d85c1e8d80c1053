/** True Colors at its smallest and its largest table, a whole game each, and what only this game's page has. */

import type { Locator } from "@playwright/test";
import { readFileSync } from "node:fs";
import { decide, drivers, playToTheEnd, toMove } from "./drivers";
import { findings, sticksOut } from "./axe";
import { seatBot } from "./friends";
import { expect, test, type Person } from "./harness";
import { leaks } from "./hiding";
import type { Destination } from "../src/bindings/Destination";
import type { Place } from "../src/bindings/Place";
import type { Replay } from "../src/protocol";

const WHOLE_GAME = 20 * 60_000;
const driver = drivers().find(({ game }) => game === "true-colors")!;

/** Opens a table with bots on the other chairs, as a hand would, and starts at once. */
async function startWith(person: Person, players: number): Promise<void> {
  const { page } = person;
  await person.goto("/open/true-colors");
  const chairs = page.getByRole("combobox", { name: /^Who sits here: / });
  await expect(chairs.first()).toBeVisible();
  for (let chair = 1; chair < (await chairs.count()); chair++) {
    // Hunters, which come to an end sooner than all others.
    await (chair < players ? seatBot(chairs.nth(chair), "hunter") : chairs.nth(chair).selectOption(""));
  }
  await page.getByRole("button", { name: `Start at once with ${players}` }).click();
  await expect(page.getByTestId("board")).toBeVisible();
}

const map = readFileSync(new URL("../../games/true-colors/boards/mansion.txt", import.meta.url), "utf8").split(
  "\n",
);

/** Whether a place is a corridor square without a pad. */
function isFloor(place: Place<string, string>): boolean {
  if (typeof place === "string" || !("square" in place)) return false;
  const [row, col] = place.square;
  return !/\d/.test(map[row]![col]!);
}

test("a whole game of True Colors with six", async ({ person }) => {
  test.setTimeout(WHOLE_GAME);
  await startWith(person, 6);
  expect(await playToTheEnd(driver, [person.page])).toBeGreaterThan(0);
  await expect(person.page.locator("#over")).toBeVisible();
  await expect(person.page.getByText("was face up at the end")).toBeVisible();
  // What is long is scrolled beside the log, and not the page with both.
  await person.page.setViewportSize({ width: 1440, height: 900 });
  const height = () => person.page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height, "the page itself does not scroll").toBe(900);
  const answer = await person.page.request.get(`${person.home}/api/tables/${person.table}/replay`);
  expect(leaks(person.frames, (await answer.json()) as Replay, { seat: 0 }, driver)).toEqual([]);
});

test("the sheet of True Colors is filled in, written on, and kept", async ({ person }) => {
  const { page } = person;
  await startWith(person, 3);
  await toMove(page);
  const grid = page.getByRole("grid", { name: "What is known" });
  const own = grid.getByRole("gridcell", { name: /, you: seen: yes/ });
  await expect(own).toHaveCount(12);
  await page.getByRole("switch", { name: "Fill in what I saw" }).uncheck();
  await expect(own).toHaveCount(0);
  const cell = grid.getByRole("gridcell").nth(1);
  await cell.focus();
  await page.keyboard.press("Enter");
  await expect(cell).toHaveAccessibleName(/your mark: no/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(grid.getByRole("gridcell", { name: /your mark: yes/ })).toHaveCount(1);
  // The pen rests for a moment before the server has both marks.
  const notes = () => JSON.stringify(person.sent.filter((message) => message.type === "notes").at(-1) ?? null);
  await expect.poll(notes).toMatch(/yes/);
  await page.reload();
  await expect(grid.getByRole("gridcell", { name: /your mark/ })).toHaveCount(2);
  await expect(page.getByRole("switch", { name: "Fill in what I saw" })).not.toBeChecked();
});

test("on a phone the lit places of True Colors and the action are on the screen together", async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = person;
  await startWith(person, 4);
  const stay = page.getByRole("button", { name: /^Stay / });
  // A roll that reaches a room: of the smallest ones all squares are lit at once.
  const squares = page.getByRole("button", { name: /^Elsewhere in / });
  const rolled = async () => (await stay.isVisible()) && (await squares.isVisible());
  for (let step = 0; step < 40 && !(await rolled()); step++) {
    await toMove(page);
    if (!(await rolled())) await decide(driver, page);
  }
  await expect(stay).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const bottom = async (seen: Locator) => {
    const box = (await seen.boundingBox())!;
    return box.y + box.height;
  };
  // Where few places are lit the map is magnified, and scrolls in its window.
  const board = page.locator(".port");
  const dock = page.getByRole("group", { name: "Your move" });
  await expect
    .poll(async () => (await dock.boundingBox())!.y - (await bottom(board)), "the action lies below the board")
    .toBeGreaterThanOrEqual(0);
  await expect.poll(() => bottom(board), "the whole board is in sight").toBeLessThanOrEqual(740);
  await expect.poll(() => bottom(stay), "and what can be pressed").toBeLessThanOrEqual(740);
  const sizes = () =>
    page.locator("[data-lit]").evaluateAll((lit) =>
      lit.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
  await expect.poll(async () => Math.min(...(await sizes())), "a finger hits them").toBeGreaterThanOrEqual(44);
  const few = await sizes();
  expect(few.length, "rooms and pads").toBeLessThan(24);
  await squares.tap();
  await expect.poll(async () => (await sizes()).length).toBeGreaterThan(few.length);
  await expect
    .poll(async () => Math.min(...(await sizes())), "the board is magnified for squares")
    .toBeGreaterThanOrEqual(43.5);
  await squares.tap();
  await expect.poll(async () => (await sizes()).length).toBe(few.length);
  // A finger that comes down on a lit place chooses it, and the way is shown; all of the board, if half was scrolled away.
  const head = await bottom(page.getByTestId("status").locator(".."));
  await page.evaluate((to) => {
    const { top, height } = document.querySelector(".port")!.getBoundingClientRect();
    scrollBy(0, top + height / 2 - to);
  }, head);
  const finger = await page.locator("[data-lit]").evaluateAll((lit, head) => {
    const port = document.querySelector(".port")!.getBoundingClientRect();
    const middles = lit.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    return middles.find(({ x, y }) => x > port.left && x < port.right && y > head && y < port.bottom)!;
  }, head);
  await page.touchscreen.tap(finger.x, finger.y);
  const go = page.getByRole("button", { name: /^(Go there|Teleport there)/ });
  await expect(go).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => (await board.boundingBox())!.y, "nothing lies over the board")
    .toBeGreaterThanOrEqual(head - 1);
  await expect(board).toBeInViewport({ ratio: 0.99 });
  expect(await sticksOut(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
});

test("on a phone squares are as large as a finger, too, where a roll reaches nothing else", async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = person;
  // The dice are the table's: what else they reach is kept from the page.
  await page.routeWebSocket(/\/api\//, (socket) => {
    const table = socket.connectToServer();
    table.onMessage((message) =>
      socket.send(
        JSON.stringify(JSON.parse(String(message)), (key, value) => {
          if (key === "pad") return null;
          return key === "destinations"
            ? (value as Destination<Place<string, string>, unknown>[]).filter(({ to }) => isFloor(to))
            : value;
        }),
      ),
    );
  });
  await startWith(person, 4);
  for (let step = 0; step < 40 && !(await page.locator("[data-lit]").first().isVisible()); step++) {
    await toMove(page);
    await decide(driver, page);
    await toMove(page);
  }
  const sizes = () =>
    page.locator("[data-lit]").evaluateAll((lit) =>
      lit.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
  await expect.poll(async () => Math.min(...(await sizes()))).toBeGreaterThanOrEqual(43.5);
  await page.locator("[data-lit]").first().press("Enter");
  await expect(page.getByRole("button", { name: "Go there" })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-lit][aria-pressed=true]")).toBeInViewport({ ratio: 0.99 });
  expect(Math.min(...(await sizes())), "also beside the one that is chosen").toBeGreaterThanOrEqual(43.5);
});

test("on a phone the sheet of True Colors says why something is certain", async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = person;
  await person.goto("/open/true-colors");
  await page.getByRole("radio", { name: "Logic" }).check();
  for (const chair of ["Amber", "Jade"])
    await seatBot(page.getByRole("combobox", { name: `Who sits here: ${chair}` }), "random");
  await page.getByRole("button", { name: "Start at once with 3" }).click();
  await page.getByRole("button", { name: "What is known: the sheet" }).click();
  const sheet = page.getByRole("grid", { name: "What is known" });
  const own = sheet.getByRole("gridcell", { name: /, you: seen: yes/ });
  await expect(own).toHaveCount(4);
  await page.getByRole("group", { name: "Pressing a cell" }).getByRole("button", { name: "Why?" }).click();
  await own.first().tap();
  await expect(page.getByText(/: it can hurt you\./)).toBeVisible();
  const reasons = page.getByRole("list", { name: /^Why .* is there$/ });
  await expect(reasons).toContainText("You can be hurt in ");
  await expect(reasons).toBeInViewport();
  // Nothing was marked by the press.
  await expect(sheet.getByRole("gridcell", { name: /your mark/ })).toHaveCount(0);
  expect(await sticksOut(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
});

test("on a phone nothing of the lesson of True Colors lies over the board or what is to be pressed", async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = person;
  await person.goto("/");
  await page.getByRole("button", { name: "New here? Learn by playing True Colors" }).click();
  const lesson = page.getByRole("region", { name: "Lesson" });
  const board = page.locator(".port");
  const free = (button: Locator) =>
    button.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  const boardIsFree = async () => {
    await expect(board).toBeInViewport({ ratio: 0.99 });
    await expect
      .poll(async () => {
        const said = (await lesson.boundingBox())!;
        return (await board.boundingBox())!.y - (said.y + said.height);
      })
      .toBeGreaterThanOrEqual(0);
  };
  for (const step of [1, 2]) {
    await expect(lesson).toContainText(`step ${step} of`);
    await lesson.getByRole("button", { name: "Do it for me" }).click();
  }
  await expect(lesson).toContainText("step 3 of");
  await page.locator("[data-lit]").first().press("Enter");
  const go = page.getByRole("button", { name: "Teleport there" });
  await expect(go).toBeInViewport({ ratio: 1 });
  const scrolled = await page.evaluate(() => scrollY);
  await go.tap();
  await expect(lesson).toContainText("Do what the lesson says first.");
  expect(await page.evaluate(() => scrollY), "nothing moved").toBe(scrolled);
  expect([await free(go), await free(page.getByRole("radio", { name: "Agatha" }).locator(".."))]).toEqual([
    true,
    true,
  ]);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("radio", { name: "Agatha" }).check({ force: true });
  await page.getByRole("button", { name: "Teleport there with Agatha" }).tap();
  await expect(lesson).toContainText("step 4 of");
  await boardIsFree();
  await page.getByRole("button", { name: "Attack …" }).tap();
  const attack = page.getByRole("button", { name: "Attack Agatha in the Library with the Axe" });
  await expect(attack, "the board gives way to what is to be filled in").toBeInViewport({ ratio: 1 });
  await attack.tap();
  await expect(lesson).toContainText("step 5 of");
  await boardIsFree();
  await page.getByRole("button", { name: "Turn up the Poison" }).tap();
  await expect(lesson).toContainText("step 6 of");
  await boardIsFree();
  await page.getByRole("button", { name: "Pick up the Knife" }).tap();
  await expect(lesson).toContainText("You know how to play");
  await boardIsFree();
});

test("in a wide window all of the board of True Colors is seen, however much is to be read above it", async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 1440, height: 900 } });
  const { page } = person;
  await person.goto("/");
  await page.getByRole("button", { name: "New here? Learn by playing True Colors" }).click();
  const lesson = page.getByRole("region", { name: "Lesson" });
  const board = page.locator(".port");
  for (const step of [1, 2, 3]) {
    await expect(lesson).toContainText(`step ${step} of`);
    await expect(page.getByTestId("status")).toHaveAttribute("data-yours", "true");
    await expect(board).toBeInViewport({ ratio: 0.99 });
    const hidden = () => board.evaluate((one) => one.scrollWidth - one.clientWidth);
    await expect.poll(hidden).toBeLessThanOrEqual(1);
    await lesson.getByRole("button", { name: "Do it for me" }).click();
  }
});
