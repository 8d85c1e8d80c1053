/** Three Dead Strangers: cards carried by hand, what only its page has, and for those who need more than a mouse. */

import { findings, sticksOut } from "./axe";
import { seatBot } from "./friends";
import { decide, drivers, toMove } from "./drivers";
import { expect, test } from "./harness";

const TITLE = "Three Dead Strangers";
const driver = drivers().find((one) => one.game === "three-dead-strangers")!;

test("a card is carried to its place by the mouse", async ({ person }) => {
  await person.playAgainstBots(TITLE);
  const { page } = person;
  expect(await toMove(page)).toBe("yours");
  const board = page.getByTestId("board");
  const at = await board.getAttribute("data-at");
  const hand = page.getByRole("list", { name: "Your hand" });
  const card = hand.getByRole("button", { name: /^(?!An Accusation)/ }).first();
  await card.click();
  const place = (await page.locator("[data-lit]").first().boundingBox())!;
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-lit]")).toHaveCount(0);
  await card.hover();
  await page.mouse.down();
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 12 });
  await page.mouse.up();
  await expect(page.locator("[data-lit][aria-pressed=true]")).toHaveCount(1);
  await page.getByRole("button", { name: "Play it here" }).click();
  await expect(board).not.toHaveAttribute("data-at", at!);
});

test("on a phone every lit place of the victim in sight can be touched, and none is covered", async ({
  newPerson,
}) => {
  const phone = await newPerson({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await phone.playAgainstBots(TITLE);
  const { page } = phone;
  let looked = 0;
  for (let step = 0; step < 10 && (await toMove(page)) === "yours"; step++) {
    const card = page
      .getByRole("list", { name: "Your hand" })
      .getByRole("button", { name: /^(?!An Accusation)/ })
      .first();
    if (await card.isVisible()) {
      await card.tap();
      await expect(page.locator("[data-lit]").first()).toBeAttached();
      const covered = () =>
        page.locator("[data-lit]").evaluateAll((places) =>
          places.flatMap((place) => {
            const box = place.querySelector(".handle")!.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const shown = document.elementFromPoint(x, y)?.closest("[data-lit]");
            return shown ? [] : [place.getAttribute("aria-label")];
          }),
        );
      // The page scrolls to the victim after the places are lit: they count where they come to rest.
      await expect.poll(covered).toEqual([]);
      looked += await page.locator("[data-lit]").count();
      await page.keyboard.press("Escape");
    }
    await decide(driver, page);
  }
  expect(looked).toBeGreaterThan(10);
});

test("the host brings a deck in a file; one that cannot be played with is refused in words", async ({ person }) => {
  const { page } = person;
  const file = (deck: unknown) => ({
    name: "deck.json",
    mimeType: "application/json",
    buffer: Buffer.from(typeof deck === "string" ? deck : JSON.stringify(deck)),
  });
  await person.goto("/open/three-dead-strangers");
  await page.getByText("Rule options").click();
  await page.getByLabel("Deck", { exact: true }).setInputFiles(file("[{"));
  await expect(page.getByText("deck.json is not a JSON file", { exact: false })).toBeVisible();
  await page.getByLabel("Deck", { exact: true }).setInputFiles(file([{ card: "joker", count: 9 }]));
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("a card is", { exact: false })).toBeVisible();
  const motive = { who: "duchess", what: "motive" };
  await page
    .getByLabel("Deck", { exact: true })
    .setInputFiles(file([{ card: [motive, { who: "shelby", what: "means" }], count: 20 }]));
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByText("The host’s own, from a file")).toBeVisible();
  await page
    .getByRole("button", { name: /^Add a bot/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button").last().click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await toMove(page);
  const hand = page.getByRole("list", { name: "Your hand" }).getByRole("button");
  await expect(hand).toHaveCount(4);
  for (const card of await hand.all()) await expect(card).toHaveAccessibleName(/Shelby.*Duchess/);
});

test("on a phone the reasoner says why, by touch and by keyboard", async ({ newPerson }) => {
  const phone = await newPerson({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = phone;
  await phone.goto("/open/three-dead-strangers");
  await page.getByRole("radio", { name: "Logic" }).check();
  for (const chair of ["By the fire", "By the window"])
    await seatBot(page.getByRole("combobox", { name: `Who sits here: ${chair}` }), "gossip");
  await page.getByRole("button", { name: "Start at once with 3" }).click();
  const guesses = page.getByRole("group", { name: /^Who .* may be$/ });
  await expect(guesses).toHaveCount(2);

  // Nobody else is who one is oneself.
  const certain = guesses.getByRole("button", { name: /: no, that is you\. Why\?$/ });
  await expect(certain).toHaveCount(2);
  const [first, second] = [certain.first(), certain.last()];
  await first.scrollIntoViewIfNeeded();
  for (const chip of await guesses.getByRole("button").all()) {
    const box = (await chip.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  }
  await first.tap();
  const reasons = page.getByRole("list", { name: /^Why .* is not / });
  await expect(reasons).toHaveText(/^You are (Shelby|Thomas|Vernon|the Duchess)\.$/);
  await expect(page.getByRole("status").filter({ has: reasons })).toHaveText(/is not .*Why\?/);
  await expect(first).toHaveAttribute("aria-expanded", "true");
  expect(await sticksOut(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);

  // Another question takes its place; Escape or the same press puts it away.
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await expect(reasons).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(reasons).toHaveCount(0);
  await second.tap();
  await expect(reasons).toHaveCount(1);
  await second.tap();
  await expect(reasons).toHaveCount(0);
});

test("where a lesson or a hint asks for one card, another is not said to have no place", async ({ person }) => {
  const { page } = person;
  await person.goto("/");
  await page.getByRole("button", { name: `New here? Learn by playing ${TITLE}` }).click();
  const lesson = page.getByRole("region", { name: "Lesson" });
  const dock = page.getByTestId("dock");
  const other = dock.locator("li.idle [data-card]");
  const never = /There is no place|You can’t accuse/;
  for (const step of [1, 2, 3]) {
    await expect(lesson).toContainText(`step ${step} of`);
    for (const one of await other.all()) {
      await one.click();
      await expect(dock).toContainText("The lesson asks for something else first.");
      await expect(dock).not.toContainText(never);
    }
    await lesson.getByRole("button", { name: "Do it for me" }).click();
  }
  await expect(lesson).toContainText("step 4 of");
  await lesson.getByRole("button", { name: "Leave the lesson" }).click();
  await page.getByRole("button", { name: "Hint: what would you do?" }).click();
  await expect(page.getByRole("region", { name: "Hint" })).toBeVisible();
  await other.first().click();
  await expect(dock).toContainText("The hint is to do something else");
  await expect(dock).not.toContainText(never);
});
