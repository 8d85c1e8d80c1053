/** On a small phone a finger hits what is pressed in play, however small it looks. */

import type { Locator } from "@playwright/test";
import { toMove } from "./drivers";
import { expect, test, type Person } from "./harness";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** The side of a square that a finger hits, in CSS pixels. */
const FINGER = 44;

/** How wide and how high is what a finger can come down on, through the middle: not less than a finger. */
async function hit(target: Locator): Promise<void> {
  await target.evaluate((one) => one.scrollIntoView({ block: "center" }));
  const reach = () =>
    target.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const is = (dx: number, dy: number) => one.contains(document.elementFromPoint(x + dx, y + dy));
      const far = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < 60 && is((steps + 0.5) * dx, (steps + 0.5) * dy)) steps += 0.5;
        return steps;
      };
      return Math.min(far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1));
    });
  await expect.poll(reach, `${target}`).toBeGreaterThanOrEqual(FINGER - 0.5);
}

async function learn(person: Person, title: string): Promise<Locator> {
  await person.goto("/");
  await person.page.getByRole("button", { name: `New here? Learn by playing ${title}` }).click();
  return person.page.getByRole("region", { name: "Lesson" });
}

for (const title of ["Clue", "True Colors", "Three Dead Strangers", "Color Doubt"])
  test(`a finger hits what is pressed in ${title}`, async ({ newPerson }) => {
    const person = await newPerson(PHONE);
    const { page } = person;
    const lesson = await learn(person, title);
    await hit(lesson.getByRole("button", { name: "Do it for me" }));
    const leave = lesson.getByRole("button", { name: "Leave the lesson" });
    await hit(leave);
    await leave.tap();
    await expect(lesson).toBeHidden();
    await toMove(page);
    // After a lesson there are tips, folded.
    await hit(page.getByRole("button", { name: "Hint: what would you do?" }));
    await hit(page.getByTestId("coach").locator("summary"));
    for (const more of [
      page.getByRole("button", { name: /^(Magnify the board|Show the whole board)$/ }),
      page.getByText(/^\d+ (places|squares) as a list/),
      page.getByRole("button", { name: /^(Detective sheet|What is known: the sheet)/ }),
      page.locator('[data-tab] button[aria-pressed="false"]').last(),
      page.getByRole("button", { name: "Say something" }),
      page.getByRole("button", { name: /^Your goal/ }),
    ])
      if (await more.isVisible()) await hit(more);
    const sheet = page.getByRole("button", { name: /^(Detective sheet|What is known: the sheet)/ });
    if (await sheet.isVisible()) {
      await sheet.tap();
      const dialog = page.getByRole("dialog");
      const pens = dialog.getByRole("group").getByRole("button");
      await expect(pens.first()).toBeVisible();
      for (const pen of await pens.all()) await hit(pen);
      await dialog.getByRole("button", { name: "Close" }).tap();
      await expect(dialog).toBeHidden();
    }
    await page.getByRole("button", { name: "Hint: what would you do?" }).tap();
    const hint = page.getByRole("region", { name: "Hint" });
    for (const button of await hint.getByRole("button").all()) await hit(button);
  });

/** The words of the board of which a part stands on another line. */
async function broken(board: Locator): Promise<string[]> {
  return board.evaluate((root) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement!.checkVisibility() || text.parentElement!.closest(".sr-only")) continue;
      for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
}

for (const locale of ["en-GB", "de-DE", "fr-FR", "es-ES"])
  test(`no word of a card is broken on a phone, ${locale}`, async ({ newPerson }) => {
    const { page, home } = await newPerson({ ...PHONE, viewport: { width: 390, height: 844 }, locale });
    const games = page.locator(".games article");
    await page.goto(home);
    await expect(games.first()).toBeVisible();
    const count = await games.count();
    for (let place = 0; place < count; place++) {
      await page.goto(home);
      // What comes above the games moves them.
      await page.waitForLoadState("networkidle");
      // The first button of each is its lesson, in which the cards are the same for all.
      await games.nth(place).getByRole("button").first().tap();
      const board = page.getByTestId("board");
      await expect(board).toBeVisible();
      expect(await broken(board), `game ${place + 1}`).toEqual([]);
    }
  });
