/** The page is kept in the browser: what was visited once opens without a network. */

import { expect, test } from "./harness";

test("after the first visit the page opens without a network", async ({ newPerson }) => {
  test.skip(process.env.PARLOUR_CLIENT === "dist", "only the server writes the service worker");
  const person = await newPerson({ serviceWorkers: "allow" });
  const { page } = person;
  await person.goto("/");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await person.context.setOffline(true);
  await person.goto("/notebook");
  await expect(page.getByLabel("Name of player 1")).toBeVisible();
  await person.goto("/rules/clue");
  await expect(page.getByRole("heading", { name: "Clue" }).first()).toBeVisible();
  // A page that is not kept as such is the same page.
  await person.goto("/t/0123456789abcdef");
  await expect(page.getByRole("main")).toBeVisible();
});
