/** Renders the README's picture, and those by which other programs show the page: `npm run screenshots`. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { decide, drivers, toMove } from "./drivers";
import { expect, test, type Person } from "./harness";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const picture = here("../../docs/parlour.jpg");

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

test("the icons", async ({ newPerson }) => {
  const icon = readFileSync(here("../public/favicon.svg"), "utf8");
  for (const size of [180, 192, 512]) {
    const frame = await newPerson({ viewport: { width: size, height: size } });
    // Without round corners: every system cuts its own, and what it cuts off is the ground's colour.
    await frame.page.setContent(`<style>
      body { margin: 0; background: #285c49; display: grid; place-items: center; height: 100vh }
      svg { width: 84% }
    </style>${icon}`);
    await frame.page.screenshot({ path: here(`../public/icon-${size}.png`) });
  }
});

test("the picture that stands beside a link to the page", async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 1280, height: 800 } });
  await person.goto("/");
  const cards = await person.page.locator(".hello > svg").evaluate((svg) => svg.outerHTML);
  const frame = await newPerson({ viewport: { width: 1200, height: 630 } });
  await frame.page.setContent(`<style>
    body {
      margin: 0; height: 630px; display: grid; grid-template-columns: 1fr 470px; align-items: center; gap: 40px;
      padding: 0 80px; box-sizing: border-box; color: #f6efdf; font-family: Palatino, P052, Georgia, serif;
      background: radial-gradient(120% 140% at 82% 20%, #3f7d64, #26523f 45%, #17352a)
    }
    h1 { margin: 0 0 20px; font-size: 104px; line-height: 1 } p { margin: 0; font-size: 38px; line-height: 1.3 }
    svg { width: 470px; height: auto }
  </style><div><h1>Parlour</h1><p>Somebody at this table is not telling the truth.</p></div>${cards}`);
  await frame.page.screenshot({ path: here("../public/cover.jpg"), type: "jpeg", quality: 82 });
});
