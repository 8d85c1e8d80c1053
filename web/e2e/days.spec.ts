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
      await isOut(host);
      // The same to somebody who does not host the table.
      await expect(guest.page.getByTestId("status")).toHaveAttribute("data-yours", "true");
      await expect(guest.page.getByRole("heading", { level: 1 })).toHaveText("Your time was up");
      await guest.page.getByRole("button", { name: "Watch the game" }).click();
      await expect(guest.page.getByTestId("board")).toBeVisible();
      // Nobody is left in it, and whoever looks on sees it go on.
      await expect(guest.page.getByRole("link", { name: "Replay" })).toBeVisible({ timeout: 240_000 });
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
  await isOut(host);
  await expect(host.page.getByRole("link", { name: "Replay" })).toBeVisible({ timeout: 240_000 });
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
