/** Games over days: a clock, chosen in the lobby, that everybody sees, and that stands still on holiday. */

import { decide, drivers, toMove } from "./drivers";
import { findings } from "./axe";
import { openTable, sitDown, startGame } from "./friends";
import { expect, test } from "./harness";

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
