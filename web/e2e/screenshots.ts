/** Renders the README's picture: `npm run screenshots`. */

import { fileURLToPath } from "node:url";
import { decide, drivers, toMove } from "./drivers";
import { expect, test } from "./harness";

const picture = fileURLToPath(new URL("../../docs/parlour.png", import.meta.url));

test("a game of Clue", async ({ person }) => {
  const driver = drivers().find((one) => one.game === "clue")!;
  await person.playAgainstBots("Clue");
  for (let step = 0; step < 10 && (await toMove(person.page)) === "yours"; step++)
    await decide(driver, person.page);
  await expect(person.page.getByTestId("board")).toBeVisible();
  await person.page.evaluate(() => scrollTo(0, 0));
  await person.page.locator("main").evaluate((main) => main.scrollTo(0, 0));
  await person.page.screenshot({ path: picture });
});
