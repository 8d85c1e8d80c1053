/** Whole games through the page: against bots, by keyboard, two people with a spectator; and what each was told. */

import type { Replay, ToClient, Viewer } from "../src/protocol";
import { byKeyboard, decide, drivers, playToTheEnd, toMove } from "./drivers";
import type { Driver } from "./driver";
import { addBot, openTable, sitDown, startGame } from "./friends";
import { expect, test, type Person } from "./harness";
import { leaks } from "./hiding";
import { titleOf } from "./words";

/** A whole game takes as many decisions as it takes. */
const WHOLE_GAME = 20 * 60_000;

/** Games that are soon over. */
const SHORT = ["color-doubt", "three-dead-strangers"];

const all = drivers();

async function replayOf(person: Person, table: string): Promise<Replay> {
  const answer = await person.page.request.get(`${person.home}/api/tables/${table}/replay`);
  expect(answer.ok(), "the game is over and may be looked at").toBe(true);
  return (await answer.json()) as Replay;
}

function eyes(frames: ToClient[]): Viewer {
  const welcome = frames.findLast((frame) => frame.type === "welcome");
  return welcome?.type === "welcome" ? welcome.viewer : "spectator";
}

/** Nobody was told more than they may know, and everything that they may. */
function checkFrames(person: Person, truth: Replay, driver: Driver): void {
  const viewer = eyes(person.frames);
  expect(leaks(person.frames, truth, viewer, driver), `what ${JSON.stringify(viewer)} was told`).toEqual([]);
  const side = truth.sides[viewer === "spectator" ? truth.sides.length - 1 : viewer.seat]!;
  const told = new Set(person.frames.flatMap((frame) => (frame.type === "news" ? [frame.number] : [])));
  expect(told.size).toBe(side.filter((frame) => frame.message !== null).length);
}

for (const driver of all) {
  test.describe(driver.game, () => {
    test("a whole game against bots, then its replay", async ({ person }) => {
      test.setTimeout(WHOLE_GAME);
      const { page } = person;
      await person.playAgainstBots(titleOf(driver.game));
      const made = await playToTheEnd(driver, [page]);
      expect(made).toBeGreaterThan(0);
      await expect(page).toHaveTitle(/Game over/);

      const truth = await replayOf(person, person.table);
      checkFrames(person, truth, driver);

      await page.getByRole("link", { name: "Review my game" }).click();
      const slider = page.getByRole("slider", { name: "Moment of the game" });
      await expect(slider).toHaveAttribute("max", String(truth.moves.length));
      await page.getByRole("radio", { name: "What happened" }).check({ force: true });
      const log = page.getByRole("list", { name: "What happened" });
      for (const side of ["everything", "0", "spectator"]) {
        await page.getByRole("combobox", { name: "Seen by" }).selectOption(side);
        await page.getByRole("button", { name: "To the beginning" }).click();
        await expect(slider).toHaveValue("0");
        await expect(log.getByRole("button", { expanded: true }), "nothing has been told yet").toHaveCount(0);
        await expect.poll(() => log.evaluate((list) => list.scrollTop), "the log is at its beginning").toBe(0);
        await page.getByRole("button", { name: "One step forward" }).click();
        await expect(slider).not.toHaveValue("0");
        await page.getByRole("button", { name: "To the end" }).click();
        await expect(slider).toHaveValue(String(truth.moves.length));
      }
      await log.getByRole("button").first().click();
      await expect(slider).not.toHaveValue(String(truth.moves.length));
    });

    test("two people by link, a spectator, a reload and a rematch", async ({ newPerson }) => {
      test.skip(!SHORT.includes(driver.game), "a longer game is played with a screen beside it: screen.spec.ts");
      test.setTimeout(WHOLE_GAME);
      const [host, guest, watcher] = [await newPerson(), await newPerson(), await newPerson()];
      await openTable(host, driver.game);
      const { table } = host;
      await guest.goto(`/t/${table}`);
      await sitDown(guest, host);
      await watcher.goto(`/t/${table}`);
      await addBot(host);
      await startGame(host, [guest, watcher]);

      // A few decisions, then one of them comes back after a reload.
      for (let step = 0; step < 3; step++) {
        const mover = await Promise.race([host, guest].map((one) => toMove(one.page).then(() => one)));
        await decide(driver, mover.page);
      }
      await guest.page.reload();
      await expect(guest.page.getByTestId("board")).toBeVisible();
      await playToTheEnd(driver, [host.page, guest.page]);

      const truth = await replayOf(host, table);
      await expect(watcher.page.locator("#over")).toBeVisible();
      for (const person of [host, guest, watcher]) checkFrames(person, truth, driver);

      await guest.page.getByRole("button", { name: "Rematch" }).click();
      // Nobody is led away before everybody wants to play again.
      await expect(guest.page.getByText(/^Ready for a rematch:/)).toBeVisible();
      await expect(host.page.getByText(/^Ready for a rematch:/)).toBeVisible();
      await expect(guest.page).toHaveURL(new RegExp(table));
      const elsewhere = await newPerson({ storageState: await guest.context.storageState() });
      await host.page.getByRole("button", { name: "Rematch" }).click();
      for (const person of [host, guest]) await expect(person.page).not.toHaveURL(new RegExp(table));
      for (const person of [host, guest]) {
        await expect(
          person.page.getByRole("complementary").or(person.page.getByRole("main")).first(),
        ).toBeVisible();
        expect(person.table).toBe(guest.table);
        // A board may say it as well as the list of players.
        await expect(person.page.getByText("(you)").filter({ visible: true }).first()).toBeVisible();
      }
      // Whoever is not at the table any more is told at home.
      await elsewhere.goto("/");
      await elsewhere.page.getByRole("link", { name: "They are playing again" }).click();
      await elsewhere.page.getByRole("button", { name: "To the rematch" }).click();
      await expect(elsewhere.page).toHaveURL(new RegExp(guest.table!));
    });

    test("by keyboard alone", async ({ person }) => {
      test.skip(!driver.stepByKeyboard, "the game's driver has no keyboard");
      test.setTimeout(WHOLE_GAME);
      await person.playAgainstBots(titleOf(driver.game));
      for (let step = 0; step < 12 && (await toMove(person.page)) === "yours"; step++) {
        await decide(driver, person.page, byKeyboard);
      }
    });

    test("by keyboard the focus waits at the board while others play", async ({ person }) => {
      test.skip(!driver.stepByKeyboard, "the game's driver has no keyboard");
      test.setTimeout(WHOLE_GAME);
      const { page } = person;
      await person.playAgainstBots(titleOf(driver.game));
      const at = () =>
        page.evaluate(() => {
          const one = document.activeElement;
          return one?.closest("[role=grid]")
            ? "sheet"
            : one?.closest("[data-testid=board]")
              ? "board"
              : one?.tagName;
        });
      for (let step = 0; step < 6 && (await toMove(page)) === "yours"; step++) {
        await decide(driver, page, byKeyboard);
        if (await page.locator("#over").isVisible()) break;
        await expect.poll(at, "neither lost nor in the sheet").toBe("board");
      }
    });

    test("on a phone", async ({ newPerson }) => {
      test.setTimeout(WHOLE_GAME);
      const person = await newPerson({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
      await person.playAgainstBots(titleOf(driver.game));
      for (let step = 0; step < 8 && (await toMove(person.page)) === "yours"; step++) {
        await decide(driver, person.page);
      }
    });

    test("the line breaks in the middle of a move: it counts once", async ({ newPerson }) => {
      const person = await newPerson();
      let sent = 0;
      await person.context.routeWebSocket(/\/socket$/, (ours) => {
        const theirs = ours.connectToServer();
        ours.onMessage((message) => {
          theirs.send(message);
          // The first move gets through, but its answer never comes back.
          if (String(message).includes('"move"') && sent++ === 0) void ours.close();
        });
      });
      await person.playAgainstBots(titleOf(driver.game));
      await toMove(person.page);
      await decide(driver, person.page);
      expect(sent).toBeGreaterThanOrEqual(2);
      await toMove(person.page);
    });
  });
}
