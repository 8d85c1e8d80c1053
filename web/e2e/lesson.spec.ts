/** The lessons: a newcomer does what the page says, and nothing else. */

import { decide, drivers, playToTheEnd, readOn } from "./drivers";
import { expect, test } from "./harness";
import { titleOf } from "./words";

for (const reducedMotion of ["reduce", "no-preference"] as const)
  test(`a card that is shown to a learner stays until they go on, with motion: ${reducedMotion}`, async ({
    newPerson,
  }) => {
    const person = await newPerson({ reducedMotion });
    const { page } = person;
    await person.goto("/");
    await page.getByRole("button", { name: `New here? Learn by playing ${titleOf("clue")}` }).click();
    const lesson = page.getByRole("region", { name: "Lesson" });
    for (let step = 1; step <= 3; step++) {
      await expect(lesson).toContainText(`step ${step} of`);
      await lesson.getByRole("button", { name: "Do it for me" }).click();
    }
    // The others play on meanwhile.
    await expect
      .poll(() => person.frames.some((frame) => frame.type === "lesson" && frame.prompt?.number === 4))
      .toBe(true);
    const shown = page.getByRole("group", { name: "A card shown to you" });
    await expect(shown).toBeVisible();
    const status = page.getByTestId("status");
    await expect(status).toHaveAttribute("data-yours", "false");
    await expect(status, "news are not ahead of how things stand").not.toContainText("looking for a card");
    await shown.getByRole("button", { name: "Noted" }).click();
    await expect(shown).toBeHidden();
    await expect(lesson).toContainText("step 4 of");
  });

test("a lesson that was begun by keyboard is gone on with by keyboard, and its name fits a phone", async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 390, height: 844 } });
  const { page } = person;
  await person.goto("/");
  await page
    .getByRole("button", { name: `New here? Learn by playing ${titleOf("three-dead-strangers")}` })
    .press("Enter");
  await expect(page.getByRole("region", { name: "Lesson" })).toContainText("step 1 of");
  await expect(page.getByRole("main")).toBeFocused();
  const cut = await page
    .locator("header .title")
    .evaluate((title) => title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight);
  expect(cut, "the name of the game is read whole").toBe(false);
});

test("whoever learns by keyboard goes on from the line of what is to be done", async ({ person }) => {
  const { page } = person;
  await person.goto("/");
  await page.getByRole("button", { name: `New here? Learn by playing ${titleOf("color-doubt")}` }).press("Enter");
  const lesson = page.getByRole("region", { name: "Lesson" });
  const line = page.locator(".status", { has: page.getByTestId("status") });
  await expect(lesson).toContainText("step 1 of");
  await lesson.getByRole("button", { name: "Do it for me" }).press("Enter");
  await expect(lesson).not.toContainText("step 1 of");
  await expect(line).toBeFocused();
  await lesson.getByRole("button", { name: "Leave the lesson" }).press("Enter");
  await expect(lesson).toBeHidden();
  await expect(line).toBeFocused();
});

for (const driver of drivers()) {
  test.describe(`learning ${driver.game}`, () => {
    test("the lesson is played to its end, and the game goes on", async ({ person }) => {
      test.setTimeout(15 * 60_000);
      const { page } = person;
      await person.goto("/");
      await page.getByRole("button", { name: `New here? Learn by playing ${titleOf(driver.game)}` }).click();
      const lesson = page.getByRole("region", { name: "Lesson" });
      for (let step = 1; ; step++) {
        await readOn(page);
        await expect(lesson).toBeVisible();
        if (await lesson.getByRole("button", { name: "Play on" }).isVisible()) break;
        await expect(lesson).toContainText(`Learning: step ${step} of`);
        // Of all that the rules allow the page offers one move.
        await decide(driver, page);
      }
      await lesson.getByRole("button", { name: "Play on" }).click();
      await expect(lesson).toBeHidden();
      await playToTheEnd(driver, [page]);
      await expect(page).toHaveTitle(/Game over/);
    });

    test("the lesson is taken up again after a reload, shown by the page, and left", async ({ person }) => {
      const { page } = person;
      await person.goto("/");
      await page.getByRole("button", { name: `New here? Learn by playing ${titleOf(driver.game)}` }).click();
      const lesson = page.getByRole("region", { name: "Lesson" });
      await expect(lesson).toContainText("step 1 of");
      await page.reload();
      await expect(lesson).toContainText("step 1 of");
      const at = page.url();
      await person.goto("/");
      await page.getByRole("button", { name: `Go on with the lesson: ${titleOf(driver.game)}` }).click();
      await expect(page).toHaveURL(at);
      await expect(lesson).toContainText("step 1 of");
      await lesson.getByRole("button", { name: "Do it for me" }).click();
      await expect(lesson).toContainText("step 2 of");
      await lesson.getByRole("button", { name: "Leave the lesson" }).click();
      await expect(lesson).toBeHidden();
      await expect(page.getByTestId("status")).toHaveAttribute("data-yours", "true");
      await page.reload();
      await expect(page.getByTestId("status")).toHaveAttribute("data-yours", "true");
      await expect(lesson).toBeHidden();
      await person.goto("/");
      await expect(
        page.getByRole("button", { name: `New here? Learn by playing ${titleOf(driver.game)}` }),
      ).toBeVisible();
    });
  });
}
