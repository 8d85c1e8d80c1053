/** A desktop and a phone: whoever is to play sees the board, the hand and what to do, without scrolling. */

import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import { decide, drivers, readOn, toMove } from "./drivers";
import type { Driver } from "./driver";
import { addBot, guessAtOnce, openTable, startGame } from "./friends";
import { expect, test } from "./harness";
import { titleOf } from "./words";

const SIDE: BrowserContextOptions = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const SCREENS: Record<string, BrowserContextOptions> = {
  "a desktop": { viewport: { width: 1440, height: 900 } },
  "a phone on its side": SIDE,
};
/** How many decisions are looked at. */
const DECISIONS = 4;
/** Pixels that nobody misses. */
const NEAR = 2;

const SMALL: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What cannot be seen whole, and what lies over each other. */
async function unseen(driver: Driver, page: Page, more: Record<string, Locator> = {}): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  const boxes: { name: string; left: number; top: number; right: number; bottom: number }[] = [];
  for (const [name, seen] of Object.entries({ ...driver.atOnce(page), ...more })) {
    // Not everything is there at every moment: cards are only laid when they are chosen.
    if (!(await seen.isVisible())) continue;
    const box = await seen.boundingBox();
    if (box) boxes.push({ name, left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height });
  }
  const out = boxes
    .filter(
      ({ left, top, right, bottom }) =>
        left < -NEAR || top < -NEAR || right > width + NEAR || bottom > height + NEAR,
    )
    .map(({ name, top, bottom }) => `${name} from ${Math.round(top)} to ${Math.round(bottom)}`);
  const over = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > NEAR &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > NEAR,
      )
      .map(({ name }) => `${one.name} and ${name} over each other`),
  );
  return [...(boxes.length < 2 ? ["no board"] : []), ...out, ...over];
}

/** The cards of a hand that are cut by the window, and the buttons of the board that a hand lies over. */
async function cut(driver: Driver, page: Page): Promise<string[]> {
  const hand = driver.atOnce(page).hand!;
  // A form has the place of the hand while it is open: it says itself what the player holds.
  if (!(await hand.isVisible())) return [];
  return hand.evaluate((hand, near) => {
    const cards = [...hand.querySelectorAll("li, [data-suit]")].map((card) => card.getBoundingClientRect());
    const out = cards.filter(
      ({ left, top, right, bottom }) =>
        left < -near || top < -near || right > innerWidth + near || bottom > innerHeight + near,
    );
    const board = hand.closest("[data-testid=board]")!;
    const covered = [...board.querySelectorAll("button, a, [role=button]")].filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && !hand.contains(button) && hand.contains(above);
    });
    return [
      ...(cards.length === 0 ? ["no cards"] : []),
      ...out.map(({ top, bottom }) => `a card from ${Math.round(top)} to ${Math.round(bottom)}`),
      ...covered.map((button) => `the hand lies over “${button.ariaLabel ?? button.textContent.trim()}”`),
    ];
  }, NEAR);
}

for (const driver of drivers())
  for (const [screen, options] of Object.entries(SCREENS)) {
    test(`on ${screen} all of ${driver.game} is seen at once, in a game`, async ({ newPerson }) => {
      const person = await newPerson(options);
      await person.playAgainstBots(titleOf(driver.game));
      const goal = person.page.getByRole("button", { name: "Your goal:" });
      await expect(goal).toBeInViewport();
      const cut = (words: Element[]) => words.some((one) => one.scrollHeight > one.clientHeight + 1);
      expect(await goal.locator(".short").evaluateAll(cut), "the goal is read without a touch").toBe(false);
      for (let made = 0; made < DECISIONS; made++) {
        if ((await toMove(person.page)) === "over") break;
        await expect.poll(() => unseen(driver, person.page)).toEqual([]);
        await decide(driver, person.page);
      }
    });

    test(`on ${screen} all of ${driver.game} is seen at once, in its lesson`, async ({ newPerson }) => {
      const person = await newPerson(options);
      const { page } = person;
      await person.goto("/");
      await page.getByRole("button", { name: `New here? Learn by playing ${titleOf(driver.game)}` }).click();
      const lesson = page.getByRole("region", { name: "Lesson" });
      for (;;) {
        await readOn(page);
        await expect(lesson).toBeVisible();
        if (await lesson.getByRole("button", { name: "Play on" }).isVisible()) break;
        await expect.poll(() => unseen(driver, page)).toEqual([]);
        if (options !== SIDE) await expect.poll(() => cut(driver, page)).toEqual([]);
        if (options === SIDE) await expect(lesson.locator(".goal"), "the goal").toBeInViewport();
        await decide(driver, page);
      }
    });
  }

for (const driver of drivers())
  test(`on a desktop every card of ${driver.game} is seen whole at a table of three, and no button is below them`, async ({
    newPerson,
  }) => {
    const person = await newPerson(SCREENS["a desktop"]);
    const { page } = person;
    await openTable(person, driver.game, { name: "Ada" });
    await addBot(person);
    await addBot(person);
    await startGame(person, []);
    for (let made = 0; made < DECISIONS; made++) {
      if ((await toMove(page)) === "over") break;
      await expect.poll(() => unseen(driver, page)).toEqual([]);
      await expect.poll(() => cut(driver, page)).toEqual([]);
      await decide(driver, page);
    }
  });

for (const driver of drivers())
  test(`on a phone on its side the people and the phrases of ${driver.game} are above the log`, async ({
    newPerson,
  }) => {
    const person = await newPerson(SIDE);
    const { page } = person;
    await person.playAgainstBots(titleOf(driver.game));
    await toMove(page);
    await page.getByRole("button", { name: "Log", exact: true }).click();
    const aside = page.getByRole("complementary", { name: "Players and log" });
    for (const part of [
      aside.getByRole("listitem").filter({ hasText: "(you)" }),
      aside.getByRole("button", { name: "Seat of Agatha" }),
      aside.getByRole("button", { name: "Say something" }),
      aside.getByRole("list", { name: "What happened" }).getByRole("button").last(),
    ])
      await expect(part).toBeInViewport({ ratio: 0.9 });
    await aside.getByRole("button", { name: "Say something" }).click();
    await expect(page.getByRole("dialog", { name: "Say something" })).toBeVisible();
  });

test("on a phone on its side what is to be answered is seen whole below a hint and below what happened", async ({
  newPerson,
}) => {
  const driver = drivers().find(({ game }) => game === "color-doubt")!;
  const person = await newPerson(SIDE);
  const { page } = person;
  await person.playAgainstBots(titleOf(driver.game));
  const claim = page.locator(".middle .bubble");
  const cut = () =>
    claim.evaluate((bubble) => {
      const [inner, outer] = [bubble, bubble.closest(".middle")!].map((one) => one.getBoundingClientRect());
      return inner!.top < outer!.top - 2 || inner!.bottom > outer!.bottom + 2;
    });
  let answered = 0;
  while (answered < 2) {
    // Who has led all the time and won has answered nothing: then another game is played.
    if ((await toMove(page)) === "over") {
      if (answered > 0) break;
      await person.playAgainstBots(titleOf(driver.game));
      continue;
    }
    if (await claim.isVisible()) {
      answered += 1;
      await expect.poll(cut).toBe(false);
      await page.getByRole("button", { name: "Hint: what would you do?" }).click();
      await expect(page.getByRole("region", { name: "Hint" })).toBeVisible();
      await expect.poll(cut).toBe(false);
    }
    await decide(driver, page);
  }
});

for (const [title, options, says] of [
  ["on a small phone a hint leaves", SMALL, false],
  ["on a phone a hint says why at once, and leaves", { ...SMALL, viewport: { width: 390, height: 844 } }, true],
] as const)
  test(`${title} the evidence and the hand of Three Dead Strangers in sight`, async ({ newPerson }) => {
    const driver = drivers().find(({ game }) => game === "three-dead-strangers")!;
    const person = await newPerson(options);
    const { page } = person;
    await person.playAgainstBots(titleOf(driver.game));
    for (let made = 0; made < 3; made++) {
      if ((await toMove(page)) === "over") break;
      await page.getByRole("button", { name: "Hint: what would you do?" }).click();
      const hint = page.getByRole("region", { name: "Hint" });
      await expect(hint).toBeVisible();
      if (says) {
        await expect(hint.locator(".reasons")).toBeVisible();
        await expect(hint.getByRole("button", { name: "Why?" })).toBeHidden();
      }
      await expect.poll(() => unseen(driver, page, { hint })).toEqual([]);
      await decide(driver, page);
    }
  });

test("on a desktop whoever is out sees the case file and their own cards at once", async ({ newPerson }) => {
  const person = await newPerson(SCREENS["a desktop"]);
  const { page } = person;
  await person.playAgainstBots("Clue", "Inspector");
  await guessAtOnce(page);
  const board = page.getByTestId("board");
  const held = board.getByRole("region", { name: "Your cards" });
  await expect(held).toContainText("Case file");
  await expect(held).toBeInViewport({ ratio: 0.99 });
});

test("on a small phone the four strengths of each game's bots stand in one row", async ({ newPerson }) => {
  const { page, home } = await newPerson(SMALL);
  await page.goto(home);
  const groups = page.getByRole("group", { name: /^You and/ });
  await expect(groups).toHaveCount(drivers().length);
  for (const group of await groups.all()) {
    const faces = await group.getByRole("radio").all();
    expect(faces.length).toBe(4);
    const tops = await Promise.all(faces.map((face) => face.evaluate((one) => one.closest("label")!.offsetTop)));
    expect(new Set(tops).size, `rows of faces: ${tops}`).toBe(1);
  }
});

test("on a small phone a lesson covers nobody that it speaks of", async ({ newPerson }) => {
  const driver = drivers().find(({ game }) => game === "color-doubt")!;
  const person = await newPerson(SMALL);
  const { page } = person;
  await person.goto("/");
  await page.getByRole("button", { name: `New here? Learn by playing ${titleOf(driver.game)}` }).click();
  const lesson = page.getByRole("region", { name: "Lesson" });
  const others = page.locator(".others");
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
  for (;;) {
    await toMove(page);
    await expect(lesson).toBeVisible();
    await expect
      .poll(async () => (await others.boundingBox())!.y - bottomOf(await lesson.boundingBox()))
      .toBeGreaterThanOrEqual(0);
    if (await lesson.getByRole("button", { name: "Play on" }).isVisible()) break;
    await decide(driver, page);
  }
});
