/** A server that went back to a backup: its tables, and the list of all of them, are older than what browsers have seen. */

import { findings } from "./axe";
import { drivers, playUntil } from "./drivers";
import { expect, Person, test } from "./harness";
import { Server } from "./server";
import { titleOf } from "./words";

const doubt = drivers().find((driver) => driver.game === "color-doubt")!;

test("a page that knows more than a restored server is told so, and goes on from what there is", async ({
  browser,
  contextOptions,
}) => {
  test.setTimeout(10 * 60_000);
  const server = new Server();
  const context = await browser.newContext(contextOptions);
  try {
    await server.start();
    const person = await Person.arrive(context, server.address);
    const { page } = person;
    const play = (moves: number) => playUntil(doubt, [page], () => --moves === 0);
    const board = page.getByTestId("board");
    const at = async () => Number(await board.getAttribute("data-at"));
    const older = page.getByText(/^This table is older now than what you saw of it/);
    await person.playAgainstBots(titleOf(doubt.game));
    const table = page.url();
    await play(2);
    const copy = await server.backup();
    await play(4);
    const before = await at();
    // Another table, so that the list of all of them is longer; its page is not there when the server goes back.
    await person.playAgainstBots(titleOf(doubt.game));
    await person.goto("/saved");
    const main = page.getByRole("main");
    await expect(main).toContainText("The line that this browser had seen before stands there still.");
    await page.goto(table);
    await expect.poll(at).toBeGreaterThanOrEqual(before);

    await server.restore(copy);
    await expect(older).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await expect.poll(at).toBeLessThan(before);
    await expect(page.getByText("That did not work")).toHaveCount(0);
    const restored = await at();
    await play(2);
    expect(await at()).toBeGreaterThan(restored);

    // A page that comes later was told of nothing, and its browser knows more all the same.
    await page.goto("about:blank");
    await server.restore(copy);
    await page.goto(table);
    await expect(older).toBeVisible();
    await page.reload();
    await expect(board).toBeVisible();
    await expect(older).toHaveCount(0);

    await person.goto("/");
    await page.getByRole("link", { name: "Lines that this browser saw in this server’s list" }).click();
    await expect(main).toContainText(
      "This browser had seen 2 lines in this list, and now it has 1: 1 line is missing, if not more.",
    );
    await expect(main).toContainText("Either the server went back to a backup");
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Keep the mark of today instead" }).click();
    await expect(main).not.toContainText("is missing");
    await page.reload();
    await expect(main).toContainText("The line that this browser had seen before stands there still.");
  } finally {
    await context.close();
    await server.remove();
  }
});
