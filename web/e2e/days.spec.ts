/** Games over days: a clock, chosen in the lobby, that everybody sees, and that stands still on holiday. */

import { decide, drivers, toMove } from "./drivers";
import { findings } from "./axe";
import { addBot, openTable, sitDown, startGame } from "./friends";
import { expect, test, type Person } from "./harness";

test("a clock is chosen in the lobby, runs at the table, and stands still on holiday", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await openTable(host, "color-doubt");
  await guest.goto(`/t/${host.table}`);
  await sitDown(guest);
  const time = host.page.getByRole("combobox", { name: "Time to think" });
  const then = host.page.getByRole("combobox", { name: "When the time is up" });
  await expect(then).toHaveCount(0);
  await time.selectOption({ label: "2 days for each move" });
  await then.selectOption({ label: "a bot plays until they are back" });
  await expect(
    guest.page.getByText("Time to think: 2 days for each move. When it is up, a bot plays until they are back."),
  ).toBeVisible();
  // Nobody is waited for otherwise.
  await expect(host.page.getByRole("combobox", { name: /^When somebody is away/ })).toHaveCount(0);
  expect(await findings(host.page)).toEqual([]);
  await startGame(host, [guest]);
  const list = guest.page.getByRole("complementary").getByRole("list", { name: "Players" });
  await expect(list.getByRole("listitem").filter({ hasText: "1 d 23 h left" })).toHaveCount(1);

  await guest.page.getByRole("button", { name: "Share and options" }).click();
  const menu = guest.page.getByRole("dialog");
  await menu.getByRole("combobox", { name: "How long" }).selectOption({ label: "7 days" });
  await menu.getByRole("button", { name: "Go on holiday" }).click();
  await expect(menu.getByText(/^You are on holiday until /)).toBeVisible();
  const shown = host.page.getByRole("complementary").getByRole("list", { name: "Players" });
  await expect(shown.getByText(/^on holiday until /)).toBeVisible();
  await menu.getByRole("button", { name: "I am back" }).click();
  await expect(shown.getByText(/^on holiday until /)).toHaveCount(0);
});

/** Agrees on a clock as short as there is: the page offers longer ones. */
async function shortClock(host: Person, then: "move" | "seat" | "out"): Promise<void> {
  const answer = await host.page.request.post(`${host.home}/api/tables/${host.table}/host`, {
    headers: { authorization: `Bearer ${await host.key("host")}` },
    data: { do: "clock", clock: { per: "move", ms: 10_000, then } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Is away for so many days, or back; the clock stands still meanwhile. */
async function holiday(person: Person, days: number): Promise<void> {
  const answer = await person.page.request.post(`${person.home}/api/tables/${person.table}/holiday`, {
    headers: { authorization: `Bearer ${await person.key("seat")}` },
    data: { days },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The host is told that their time was up, for as long as they like, and then looks on. */
async function isOut({ page }: Person): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Your time was up");
  await page.reload();
  await expect(title).toHaveText("Your time was up");
  await expect(page.getByText("You still host the table")).toBeVisible();
  await page.getByRole("button", { name: "Watch the game" }).click();
  await expect(page.getByTestId("board")).toBeVisible();
  await page.reload();
  await expect(page.getByTestId("board")).toBeVisible();
}

for (const then of ["move", "seat", "out"] as const)
  test(`whoever looks on while their time runs out is told what comes of it: ${then}`, async ({ newPerson }) => {
    test.slow();
    const [host, guest] = [await newPerson(), await newPerson()];
    await openTable(host, "color-doubt");
    await guest.goto(`/t/${host.table}`);
    await sitDown(guest);
    await shortClock(host, then);
    await startGame(host, [guest]);
    // Whoever is to move does nothing.
    const { page } = host;
    if (then === "out") {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your time was up");
      // Nobody hurries meanwhile.
      await holiday(guest, 1);
      await isOut(host);
      // A bot has the seat of somebody, whose name stands there.
      const players = guest.page.getByRole("complementary").getByRole("list", { name: "Players" });
      await expect(players.getByRole("listitem").filter({ hasText: "plays on" })).toHaveCount(1);
      // The same to somebody who does not host the table.
      await expect(guest.page.getByTestId("status")).toHaveAttribute("data-yours", "true");
      await host.goto("/");
      const tables = page.getByRole("region", { name: "Your tables" });
      await expect(tables).toContainText("Your time was up");
      await tables.getByRole("listitem").getByRole("link").click();
      await expect(page.getByTestId("board")).toBeVisible();
      await holiday(guest, 0);
      // Nobody is left in it, and bots play it to its end. Then everybody has their seat again, and knows why.
      for (const { page } of [host, guest]) {
        await expect(page.getByRole("link", { name: "Review my game" })).toBeVisible();
        await expect(page.getByTestId("recap").getByRole("heading")).toHaveText("Your time was up");
      }
      // The bot has won or lost, and nobody is judged by what it did.
      await guest.goto("/");
      const theirs = guest.page.getByRole("region", { name: "Your tables" });
      await expect(theirs).toContainText(/A bot won in your place|A bot played on for you and did not win/);
      await guest.goto(`/t/${host.table}/review`);
      await expect(guest.page.getByText(/^From move \d+ on a bot played for you\./)).toBeVisible();
      await expect(guest.page.getByText("A bot played here: there is nothing to judge.").first()).toBeVisible();
      await guest.goto(`/t/${host.table}`);
      await guest.page.getByRole("button", { name: "Rematch" }).click();
      await expect(guest.page.getByText(/Not yet: /)).toBeVisible();
      await page.getByRole("button", { name: "Rematch" }).click();
      for (const { page } of [host, guest])
        await expect(page.getByText("(you)").filter({ visible: true })).toHaveCount(1);
      return;
    }
    const recap = page.getByTestId("recap");
    await expect(recap.getByRole("heading")).toHaveText("Your time was up");
    await expect(recap.getByText("Played for you:")).toBeVisible();
    const back = page.getByRole("button", { name: "Play on myself" });
    if (then === "move") {
      await expect(back).toHaveCount(0);
      return;
    }
    await expect(page.getByText("a bot plays for you until you go on yourself")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await back.click();
    await expect(back).toHaveCount(0);
    await expect(guest.page.getByText("away, a bot plays")).toHaveCount(0);
  });

test("bots alone play to the end for whoever is out and looks on", async ({ newPerson }) => {
  test.slow();
  const host = await newPerson();
  await openTable(host, "color-doubt");
  await addBot(host);
  await shortClock(host, "out");
  await startGame(host, []);
  const { page } = host;
  // Bots play quickly here: that the time was up stands there for as long as it is so, and then above what came of it.
  await expect(page.getByRole("link", { name: "Review my game" })).toBeVisible();
  await expect(page.getByTestId("recap").getByRole("heading")).toHaveText("Your time was up");
  await host.goto("/");
  const tables = page.getByRole("region", { name: "Your tables" });
  await expect(tables).toContainText("With 1 bot");
  await tables.getByRole("listitem").getByRole("link").click();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByText("(you)").filter({ visible: true })).toHaveCount(1);
});

test("whoever is out is told so when they take the phone that is passed round", async ({ newPerson }) => {
  test.slow();
  const driver = drivers().find(({ game }) => game === "color-doubt")!;
  const host = await newPerson();
  const { page } = host;
  await openTable(host, "color-doubt", { name: "Ann" });
  await page.getByRole("button", { name: "Sit here, too" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Their name").fill("Ben");
  await dialog.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText("Ben (at this device)")).toBeVisible();
  await shortClock(host, "out");
  await page.getByRole("button", { name: "Start the game" }).click();
  const look = async (name: string) => {
    const button = page.getByRole("button", { name: `I am ${name}: hold to look` });
    await expect(button).toBeVisible();
    await button.focus();
    await page.keyboard.press("Enter");
  };
  const yours = page.locator('[data-testid="status"][data-yours="true"]');
  const out = page.getByRole("heading", { name: "Your time was up" });
  await look("Ann");
  await expect(yours).toBeVisible();
  await decide(driver, page);
  // Ann keeps the phone, until a bot has moved for Ben, whose time is up.
  await expect(yours).toHaveCount(0);
  await expect(yours).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await look("Ben");
  await expect(out).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Hand it to Ann" }).click();
  await look("Ann");
  // Ann loses hers with the phone in her hand, and bots play it to its end.
  await expect(yours).toBeVisible();
  await look("Ann");
  await expect(page.getByRole("link", { name: "Review my game" })).toBeVisible();
  await expect(page.getByTestId("recap").getByRole("heading")).toHaveText("Your time was up");
});

test("a host who comes back when their time is up is told so", async ({ newPerson }) => {
  test.slow();
  const [host, guest] = [await newPerson(), await newPerson()];
  await openTable(host, "color-doubt");
  await guest.goto(`/t/${host.table}`);
  await sitDown(guest);
  await shortClock(host, "out");
  await startGame(host, [guest]);
  const { page } = host;
  const address = page.url();
  await page.goto("about:blank");
  await expect(guest.page.getByTestId("status")).toHaveAttribute("data-yours", "true");
  await page.goto(address);
  await isOut(host);
});

test("what a player has ordered is done for them, and the order is kept", async ({ newPerson }) => {
  const driver = drivers().find(({ game }) => game === "color-doubt")!;
  const [host, guest] = [await newPerson(), await newPerson()];
  await openTable(host, "color-doubt");
  await guest.goto(`/t/${host.table}`);
  await sitDown(guest);
  await startGame(host, [guest]);
  const menu = guest.page.getByRole("dialog");
  await guest.page.getByRole("button", { name: "Share and options" }).click();
  const pass = menu.getByRole("combobox", { name: "Pass for me" });
  await pass.selectOption({ label: "Always" });
  await expect(menu.getByText("Saved.")).toBeVisible();
  expect(await findings(guest.page)).toEqual([]);
  await guest.page.reload();
  await guest.page.getByRole("button", { name: "Share and options" }).click();
  await expect(pass).toHaveValue("always");
  // The host leads, the guest passes by order, and the host leads again.
  for (let turn = 0; turn < 2; turn++) {
    expect(await toMove(host.page)).toBe("yours");
    await decide(driver, host.page);
  }
});
