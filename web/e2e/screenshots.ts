/** Renders the README's picture: `npm run screenshots`. */

import { fileURLToPath } from "node:url";
import { decide, drivers, toMove } from "./drivers";
import { expect, test, type Person } from "./harness";

const picture = fileURLToPath(new URL("../../docs/parlour.jpg", import.meta.url));

/** A game against bots, some decisions in. */
async function begun(person: Person, game: string, title: string, decisions: number): Promise<string> {
  const driver = drivers().find((one) => one.game === game)!;
  await person.playAgainstBots(title);
  for (let step = 0; step < decisions && (await toMove(person.page)) === "yours"; step++)
    await decide(driver, person.page);
  await toMove(person.page);
  await expect(person.page.getByTestId("board")).toBeVisible();
  await person.page.evaluate(() => scrollTo(0, 0));
  await person.page.locator("main").evaluate((main) => main.scrollTo(0, 0));
  return `data:image/png;base64,${(await person.page.screenshot()).toString("base64")}`;
}

test("Clue on a laptop, Color Doubt on a phone", async ({ newPerson }) => {
  const laptop = await begun(await newPerson({ viewport: { width: 1280, height: 800 } }), "clue", "Clue", 10);
  const phone = await begun(
    await newPerson({ viewport: { width: 380, height: 780 }, hasTouch: true, isMobile: true }),
    "color-doubt",
    "Color Doubt",
    2,
  );
  const frame = await newPerson({ viewport: { width: 1180, height: 620 } });
  await frame.page.setContent(`<style>
    body { margin: 0; padding: 24px; display: flex; gap: 24px; align-items: center; background: #d9ccb4 }
    img { height: 572px; border-radius: 10px; box-shadow: 0 2px 14px #0005 }
    img:first-child { height: 520px }
  </style><img src="${laptop}"><img src="${phone}">`);
  await frame.page.screenshot({ path: picture, type: "jpeg", quality: 78 });
});
