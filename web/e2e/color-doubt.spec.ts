/** What only Color Doubt's page has: the oracle on the standing announcement, and a table that fits on a phone. */

import { decide, drivers, toMove } from "./drivers";
import { findings, sticksOut } from "./axe";
import { seatBot } from "./friends";
import { expect, test, type Person } from "./harness";

const driver = drivers().find(({ game }) => game === "color-doubt")!;
const PHONE = { width: 360, height: 740 };
const ORACLE =
  /This can’t be true\.|Chance that it is true: \d+%\. The cards would allow it in \d+% of all deals\./;

/** Opens a table with this help through its page, sits down with three bots, and starts. */
async function playWith(person: Person, help: string): Promise<void> {
  const { page } = person;
  await person.goto("/open/color-doubt");
  await page.getByRole("radio", { name: help }).check();
  const chairs = page.getByRole("combobox", { name: /^Who sits here: / });
  await expect(chairs.first()).toBeVisible();
  for (let chair = 1; chair < (await chairs.count()); chair++)
    await (chair < 4 ? seatBot(chairs.nth(chair), "careful") : chairs.nth(chair).selectOption(""));
  await page.getByRole("button", { name: "Start at once with 4" }).click();
  await expect(page.getByTestId("board")).toBeVisible();
}

/** Plays on until an announcement is to be answered. */
async function toAnswer(person: Person): Promise<void> {
  const { page } = person;
  for (let decision = 0; decision < 40 && (await toMove(page)) === "yours"; decision++) {
    if (await page.getByRole("region", { name: "Your answer" }).isVisible()) return;
    await decide(driver, page);
  }
  throw new Error("there was never anything to answer");
}

for (const [device, viewport] of [
  ["a phone", PHONE],
  ["a desktop", { width: 1280, height: 800 }],
] as const) {
  test(`the oracle judges the standing announcement on ${device}, and the hand is in view`, async ({
    newPerson,
  }) => {
    test.setTimeout(120_000);
    const person = await newPerson({ viewport });
    const { page } = person;
    await playWith(person, "Chances");
    await toAnswer(person);
    await expect(page.getByText(ORACLE)).toBeVisible();
    // It says what the server told this player, and nothing else.
    await expect(async () => {
      const told = person.frames.flatMap((frame) => (frame.type === "aid" && frame.aid ? [frame.aid] : []));
      const can = told.at(-1)!.facts[0]!.possible!;
      const said = (await page.getByText(ORACLE).textContent())!;
      if (can > 0) expect(Number(/in (\d+)% of all deals/.exec(said)![1])).toBeCloseTo(100 * can, -1);
      else expect(said).toContain("This can’t be true");
    }).toPass();

    // The middle of each suit's cards can be seen and pressed: the panel at the lower edge does not cover it.
    const suits = page.getByRole("region", { name: /^Your hand/ }).getByRole("group");
    const covered = async () => {
      const [panel, boxes] = [
        await page.getByTestId("lay").boundingBox(),
        await Promise.all((await suits.all()).map((suit) => suit.boundingBox())),
      ];
      return boxes.filter((box) => !box || box.y + box.height / 2 > panel!.y || box.y < 0).length;
    };
    await expect.poll(covered).toBe(0);
    expect(await sticksOut(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
  });
}

test("with less help nothing is said of an announcement", async ({ person }) => {
  await playWith(person, "Memory");
  await toAnswer(person);
  await expect(person.page.getByText(ORACLE)).toHaveCount(0);
});

test("four names stand side by side in a phone's replay without touching", async ({ newPerson }) => {
  const person = await newPerson({ viewport: PHONE });
  const { page } = person;
  const bots = [0, 1, 2, 3].map((chair) => [chair, "careful"]);
  const open = { game: "color-doubt", name: "Ada", chair: null, bots, start: true };
  const answer = await page.request.post(`${person.home}/api/tables`, { data: open });
  const { table } = (await answer.json()) as { table: string };
  await person.goto(`/t/${table}`);
  await expect(page.locator("#over")).toBeVisible({ timeout: 60_000 });
  await person.goto(`/t/${table}/replay`);
  const headers = page.locator(".place header");
  await expect(headers).toHaveCount(4);
  const boxes = await headers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  for (const one of boxes)
    for (const other of boxes)
      if (one !== other) {
        const apart = one.right <= other.left || other.right <= one.left;
        expect(apart || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
      }
  expect(await sticksOut(page)).toEqual([]);
});
