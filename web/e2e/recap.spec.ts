/** Nothing is missed: what happened to a player stands until they go on, at the pace that they chose. */

import { decide, drivers, toMove } from "./drivers";
import { expect, test, type Person } from "./harness";
import { titleOf } from "./words";

const recapOf = ({ page }: Person) => page.getByTestId("recap");
const goOn = (person: Person) => recapOf(person).getByRole("button", { name: "Go on" });

for (const driver of drivers()) {
  test(`${driver.game}: results stand until their player goes on`, async ({ person }) => {
    test.setTimeout(15 * 60_000);
    const { page } = person;
    await person.playAgainstBots(titleOf(driver.game));
    const recap = recapOf(person);
    await toMove(page);
    while (!(await recap.isVisible())) {
      await decide(driver, page);
      expect(await toMove(page), "something happens before the game is over").toBe("yours");
    }
    const told = await recap.innerText();
    expect(told.split("\n").length).toBeGreaterThan(2);
    await page.reload();
    await expect(recap).toBeVisible();
    expect(await recap.innerText()).toBe(told);
    await goOn(person).click();
    await expect(recap).toBeHidden();
    await page.reload();
    await expect(page.getByTestId("board")).toBeVisible();
    await expect(recap).toBeHidden();
  });
}

test("a page that waits for its player goes on when they do", async ({ person }) => {
  test.setTimeout(15 * 60_000);
  const { page } = person;
  const doubt = drivers().find((driver) => driver.game === "color-doubt")!;
  await person.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Wait for me" }).check();
  await page.keyboard.press("Escape");
  await person.playAgainstBots(titleOf(doubt.game));
  const yours = page.locator('[data-testid="status"][data-yours="true"]');
  const board = page.getByTestId("board");
  const over = page.locator("#over");
  for (let waited = 0; waited < 2;) {
    await expect(yours.or(goOn(person)).or(over).first()).toBeVisible();
    if (await over.isVisible()) {
      await person.goto("/");
      await person.playAgainstBots(titleOf(doubt.game));
      continue;
    }
    if (await yours.isVisible()) {
      await decide(doubt, page);
      continue;
    }
    const at = Number(await board.getAttribute("data-at"));
    await goOn(person).click();
    await expect.poll(async () => Number(await board.getAttribute("data-at"))).toBeGreaterThan(at);
    waited += 1;
  }
});
