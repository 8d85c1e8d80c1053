/** A duplicate evening, from its form to its standings. */

import { findings, sticksOut } from "./axe";
import { drivers, playToTheEnd } from "./drivers";
import { expect, test, type Person } from "./harness";
import { titleOf } from "./words";

const doubt = drivers().find((driver) => driver.game === "color-doubt")!;

/** Begins a game of the evening from its page, plays it to the end, and goes back as its end offers. */
async function play({ page }: Person, board: number, back: string): Promise<void> {
  await page.getByRole("button", { name: `Play game ${board}` }).click();
  await expect(page.getByTestId("board")).toBeVisible();
  await playToTheEnd(doubt, [page]);
  const over = page.locator("section").filter({ has: page.locator("#over") });
  await expect(over.getByRole("button", { name: "Play again" })).toBeHidden();
  await over.getByRole("link", { name: back }).click();
  await expect(page.getByRole("heading", { name: "The games" })).toBeVisible();
}

async function takePart({ page }: Person, name: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Take part" }).click();
  await expect(page.getByText("(you)")).toBeVisible();
}

test("two people play the same games and compare", async ({ newPerson }) => {
  const ada = await newPerson();
  const ben = await newPerson({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  await ada.goto(`/open/${doubt.game}`);
  await ada.page.getByRole("link", { name: "Duplicate evening" }).click();
  await ada.page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await ada.page.getByRole("combobox", { name: "Games" }).selectOption("2");
  await ada.page.getByRole("radio", { name: "2" }).check();
  await ada.page.getByRole("button", { name: "Open the evening" }).click();
  await expect(ada.page.getByRole("heading", { level: 1 })).toHaveText(`${titleOf(doubt.game)}: duplicate evening`);
  // Whoever has just said their name is not asked for it again.
  await ada.page.getByRole("button", { name: "Take part as Ada" }).click();
  await expect(ada.page.getByText("(you)")).toBeVisible();
  await ben.page.goto(ada.page.url());
  await ben.page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await ben.page.getByRole("button", { name: "Take part" }).click();
  await expect(ben.page.getByRole("alert")).toHaveText("Somebody here already has this name. Choose another one.");
  await takePart(ben, "Ben");
  await ada.page.getByRole("button", { name: "Everybody is here" }).click();

  await play(ada, 1, "Next game");
  await expect(ada.page.getByText("The results come when everybody has finished the game.")).toBeVisible();
  await expect(ada.page.getByRole("table")).toHaveCount(0);
  // Nobody looks back at it before: the record says so.
  const evening = ada.page.url();
  await ada.goto("/record");
  await expect(ada.page.getByText("it can be reviewed when everybody there has finished it")).toBeVisible();
  await expect(ada.page.getByRole("link", { name: /^(Review|Replay) of / })).toHaveCount(0);
  await ada.page.goto(evening);
  await play(ben, 1, "Next game");
  const results = ben.page.getByRole("table", { name: "Results of game 1" });
  await expect(results.getByRole("row", { name: /^Ada/ })).toContainText(/\d/);
  await expect(results.getByRole("row", { name: /bots in this seat/ })).toBeVisible();
  await Promise.all([ada, ben].map((person) => play(person, 2, "Back to the evening")));

  for (const { page } of [ada, ben]) {
    const standings = page.getByRole("table", { name: "Standings" });
    await expect(standings.getByRole("row")).toHaveCount(3);
    await expect(standings.getByRole("row", { name: "2/2" })).toHaveCount(2);
    expect(await sticksOut(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
  }
  await ada.goto("/record");
  await ada.page
    .getByRole("link", { name: /^Replay of / })
    .first()
    .click();
  await ada.page.getByRole("link", { name: "To the table" }).click();
  const over = ada.page.locator("section").filter({ has: ada.page.locator("#over") });
  await expect(over.getByRole("link", { name: "Review my game" })).toBeVisible();
  await ben.page.getByRole("link", { name: "Review of game 1, as Ada played it" }).click();
  await expect(ben.page.getByRole("heading", { level: 1 })).toContainText(titleOf(doubt.game));

  await ada.goto("/");
  await expect(ada.page.getByRole("region", { name: "Your evenings" }).getByRole("link")).toHaveCount(1);
});

test("a host closes an evening that not all have finished", async ({ newPerson }) => {
  const host = await newPerson();
  const { page } = host;
  await host.goto(`/open/${doubt.game}/evening`);
  await page.getByRole("button", { name: "Open the evening" }).click();
  await page.getByRole("button", { name: "Take part as" }).click();
  await page.getByRole("button", { name: "Play game 1" }).click();
  const back = page.getByRole("link", { name: "Back to the evening" });
  await expect(back).toBeVisible();
  const table = new URL(page.url()).pathname;
  await back.click();
  await expect(page.getByRole("button", { name: "Go on playing game 1" })).toBeVisible();
  await page.getByRole("button", { name: "Close the evening" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close the evening" }).click();
  await expect(page.getByText("This evening is closed, and the standings are final.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Results of game 1" })).toContainText("(bot)");
  const standings = page.getByRole("table", { name: "Standings" });
  await expect(standings).toContainText("too few games so far");
  await expect(standings).not.toContainText("0.00");
  await expect(page.getByRole("button", { name: /^(Play|Go on)/ })).toHaveCount(0);

  // At the table, and again after a reload, it is the evening that is over, and not a seat that is lost.
  for (let time = 0; time < 2; time++) {
    await host.goto(table);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The evening is over");
  }
  // The game that a bot has finished is looked at by whoever began it, too.
  await host.goto(`${table}/replay`);
  await expect(page.getByRole("slider")).toBeVisible();
  await host.goto(table);
  await page.getByRole("link", { name: "To the standings" }).click();
  await expect(standings).toBeVisible();
  await host.goto("/");
  const evening = page.getByRole("region", { name: "Your evenings" }).getByRole("link");
  await expect(evening).toContainText("Closed: see the standings");
  await expect(page.getByRole("region", { name: "Your tables" })).toHaveCount(0);
});
