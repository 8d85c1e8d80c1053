/** Prints the figures of docs/benchmarks.md that are measured in a browser: `npm run measure`. */

import { drivers } from "./drivers";
import { expect, test } from "./harness";
import { countBytes } from "./wire";

/** How long a page is watched while it waits, in seconds. */
const WATCHED = 10;

const TITLES: Record<string, string> = {
  clue: "Clue",
  "true-colors": "True Colors",
  "three-dead-strangers": "Three Dead Strangers",
  "color-doubt": "Color Doubt",
};

test.describe.configure({ mode: "serial" });

test("bytes", async ({ person }) => {
  const bytes = await countBytes(person.page);
  await person.goto("/");
  await expect(person.page.getByRole("article", { name: "Clue" })).toBeVisible();
  await person.page.waitForLoadState("networkidle");
  console.log(`first page: ${(bytes() / 1000).toFixed(1)} kB`);
  for (const driver of drivers()) {
    const before = bytes();
    await person.page
      .getByRole("article", { name: TITLES[driver.game] })
      .getByRole("button", { name: "Play against bots" })
      .click();
    await expect(person.page.getByTestId("board")).toBeVisible();
    await person.page.waitForLoadState("networkidle");
    console.log(`then the board of ${TITLES[driver.game]}: ${((bytes() - before) / 1000).toFixed(1)} kB more`);
    await person.page.getByRole("link", { name: "Parlour, home page" }).click();
    await expect(person.page.getByRole("article", { name: "Clue" })).toBeVisible();
  }
});

for (const driver of drivers())
  test(`how busy ${driver.game} keeps the main thread while it waits`, async ({ newPerson }) => {
    const person = await newPerson({ viewport: { width: 390, height: 844 }, reducedMotion: "no-preference" });
    await person.playAgainstBots(TITLES[driver.game]!);
    await expect(person.page.getByTestId("status")).toHaveAttribute("data-yours", "true");
    const devtools = await person.page.context().newCDPSession(person.page);
    await devtools.send("Performance.enable");
    const busy = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration")!.value;
    };
    // What came with the turn has come to rest.
    await person.page.waitForTimeout(6_000);
    const before = await busy();
    await person.page.waitForTimeout(WATCHED * 1000);
    console.log(`${driver.game}: busy ${((((await busy()) - before) / WATCHED) * 100).toFixed(1)} % of the time`);
  });

test("the first move of a guided game, over 1.6 Mbit/s with 150 ms", async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const devtools = await person.page.context().newCDPSession(person.page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) | 0,
    uploadThroughput: (750e3 / 8) | 0,
  });
  const start = Date.now();
  await person.goto("/");
  await person.page.getByRole("button", { name: /Learn by playing Color Doubt/ }).click();
  await person.page.getByRole("button", { name: "Do it for me" }).click();
  await expect(person.page.getByText(/Learning: step 2/)).toBeVisible();
  console.log(`first move made after ${((Date.now() - start) / 1000).toFixed(1)} s and two clicks`);
});
