/** The page is kept in the browser: what was visited once opens without a network, and thinks for itself. */

import { expect, test } from "./harness";

test("after the first visit the page opens without a network", async ({ newPerson }) => {
  test.skip(process.env.PARLOUR_CLIENT === "dist", "only the server writes the service worker");
  const person = await newPerson({ serviceWorkers: "allow" });
  const { page } = person;
  await person.goto("/");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await person.context.setOffline(true);

  await person.goto("/notebook");
  for (const [index, name] of ["Ann", "Ben", "Cleo"].entries())
    await page.getByLabel(`Name of player ${index + 1}`).fill(name);
  for (const card of ["Miss Scarlet", "Mr. Green", "Knife", "Rope", "Hall", "Study"])
    await page.getByLabel(card, { exact: true }).first().check();
  await page.getByRole("button", { name: "Open the notebook" }).click();
  await expect(page.getByRole("grid", { name: "The sheet" })).toBeVisible();

  await person.goto("/rules/clue");
  await expect(page.getByRole("heading", { name: "How to play Clue" }).first()).toBeVisible();
  // A page that is not kept as such is the same page.
  await person.goto("/t/0123456789abcdef");
  await expect(page.getByRole("main")).toBeVisible();
});
