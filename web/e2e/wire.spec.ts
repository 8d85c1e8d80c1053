/** The page is small: what somebody waits for who comes with a phone. */

import { expect, test } from "./harness";
import { countBytes } from "./wire";

test("the first page is at most 130 kB, and with the board of Clue at most 200 kB in all", async ({ person }) => {
  test.skip(process.env.PARLOUR_CLIENT === "dist", "only the server's own files are compressed");
  const bytes = await countBytes(person.page);
  const early: string[] = [];
  person.context.on("request", (request) => {
    if (/\.wasm$|\/worker-/.test(request.url())) early.push(request.url());
  });
  await person.goto("/");
  await expect(person.page.getByRole("article", { name: "Clue" })).toBeVisible();
  await person.page.waitForLoadState("networkidle");
  expect(bytes()).toBeGreaterThan(20_000);
  expect(bytes()).toBeLessThan(130_000);
  await person.page
    .getByRole("article", { name: "Clue" })
    .getByRole("button", { name: "Play against bots" })
    .click();
  await expect(person.page.getByTestId("board")).toBeVisible();
  await person.page.waitForLoadState("networkidle");
  expect(bytes()).toBeLessThan(200_000);
  expect(early, "what the page can answer by itself is fetched when it is asked").toEqual([]);
});
