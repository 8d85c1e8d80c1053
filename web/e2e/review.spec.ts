/** The review of a finished game, and the help that a table gives while it is played. */

import type { Page } from "@playwright/test";
import { findings, sticksOut } from "./axe";
import { seatBot } from "./friends";
import { drivers, playToTheEnd } from "./drivers";
import { expect, test, type Person } from "./harness";
import { answersItself } from "./server";

/** A game among bots, played to its end; the person watches. */
async function finished(person: Person, level = "novice", seats = 3, game = "clue"): Promise<string> {
  const bots = Array.from({ length: seats }, (_, chair) => [chair, level]);
  const open = { game, name: "Ada", chair: null, bots, start: true };
  const answer = await person.page.request.post(`${person.home}/api/tables`, { data: open });
  const { table } = (await answer.json()) as { table: string };
  await person.goto(`/t/${table}`);
  await expect(person.page.locator("#over")).toBeVisible();
  return table;
}

async function review(person: Person, table: string): Promise<void> {
  await person.goto(`/t/${table}/review`);
  await expect(person.page.getByRole("list", { name: "Moments" })).toBeVisible();
}

const slider = (page: Page) => page.getByRole("slider", { name: "Moment of the game" });

/** Opens a table with this help through its page, sits down with two bots, and starts. */
async function playWith(person: Person, help: string, level: string): Promise<void> {
  const { page } = person;
  await person.goto("/open/clue");
  await page.getByRole("radio", { name: help }).check();
  for (const chair of ["Colonel Mustard", "Mrs. White"])
    await seatBot(page.getByRole("combobox", { name: `Who sits here: ${chair}` }), level);
  await page.getByRole("button", { name: "Start at once with 3" }).click();
  await expect(page.getByRole("grid", { name: "Detective sheet" })).toBeVisible();
}

test("a finished game is told and judged again where no server answers", async ({ person }) => {
  test.skip(!answersItself(), "this page was built without the target for browsers");
  const { page } = person;
  const table = await finished(person);
  await review(person, table);
  const short = page.getByRole("region", { name: "In short" });
  const told = (await short.textContent())!;
  // The browser keeps the game while it is looked at.
  const isKept = () =>
    page.evaluate(
      (table) =>
        new Promise<boolean>((resolve, reject) => {
          const opening = indexedDB.open("parlour");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const isThere = opening.result.objectStoreNames.contains("games");
            if (!isThere) return (opening.result.close(), resolve(false));
            const games = opening.result.transaction("games").objectStore("games");
            const found = games.index("table").count(table);
            found.onerror = () => reject(found.error);
            found.onsuccess = () => (opening.result.close(), resolve(found.result > 0));
          };
        }),
      table,
    );
  await expect.poll(isKept).toBe(true);
  await page.route("**/api/**", (route) => route.abort());
  await review(person, table);
  await expect(short).toHaveText(told);
});

test("a game is judged in sentences, in a chart in step with the slider, and moment by moment", async ({
  person,
}) => {
  const { page } = person;
  const table = await finished(person);
  await review(person, table);
  await expect(page.getByRole("region", { name: "In short" })).toContainText("solved the case");

  // The chart stands at the slider's moment, and a press on it leads there.
  const last = Number(await slider(page).getAttribute("max"));
  await expect(page.getByRole("list", { name: "After move 0" }).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("list", { name: "After move 0" })).toContainText("324");
  const chart = page.getByRole("img", { name: /^Cases still possible/ });
  const box = (await chart.boundingBox())!;
  await chart.click({ position: { x: box.width / 2, y: box.height / 2 } });
  const at = Number(await slider(page).inputValue());
  expect(at).toBeGreaterThan(last / 4);
  expect(at).toBeLessThan((last * 3) / 4);
  await expect(page.getByRole("list", { name: `After move ${at}` })).toBeVisible();

  // A moment leads to its move, and the list follows the slider.
  const moments = page.getByRole("list", { name: "Moments" });
  const suggestion = moments.getByRole("button", { name: /Suggestion/ }).first();
  const ply = (await suggestion.locator(".number").textContent())!;
  await suggestion.click();
  await expect(slider(page)).toHaveValue(ply);
  await expect(suggestion).toHaveAttribute("aria-current", "step");
  await expect(suggestion).toContainText(/suggested .* possible solutions?/);
  await page.getByRole("combobox", { name: "Which moments" }).selectOption("Accusation");
  for (const one of await moments.getByRole("button").all()) await expect(one).toContainText("accused");

  // The same numbers as a table, from which one gets about, too.
  await page.getByText("As a table").click();
  const rows = page.getByRole("region", { name: /as a table/ }).getByRole("row");
  expect(await rows.count()).toBeGreaterThan(5);
  await rows.nth(2).getByRole("button").click();
  await expect(slider(page)).toHaveValue((await rows.nth(2).getByRole("button").textContent())!);
});

test("bots say why they did what they did, each by what it went by itself", async ({ person }) => {
  const { page } = person;
  const bots = ["cadet", "inspector", "mastermind"].map((level, chair) => [chair, level]);
  const open = { game: "clue", name: "Ada", chair: null, bots, start: true };
  const answer = await person.page.request.post(`${person.home}/api/tables`, { data: open });
  const { table } = (await answer.json()) as { table: string };
  await person.goto(`/t/${table}`);
  await expect(page.locator("#over")).toBeVisible();
  await review(person, table);
  const moments = page.getByRole("list", { name: "Moments" });
  const whose = page.getByRole("combobox", { name: "Whose moments" });
  await page.getByRole("combobox", { name: "Which moments" }).selectOption("Suggestion");
  const names = await whose.getByRole("option").allTextContents();
  for (const [seat, said] of [
    /remember|shown .* a card yet|Nobody could show/,
    /had worked out/,
    /thought/,
  ].entries()) {
    await whose.selectOption(String(seat));
    const first = moments.getByRole("button").first();
    await expect(first).toContainText(`Why ${names[seat + 1]} did this:`);
    await expect(first).toContainText(said);
  }
  await expect(moments).not.toContainText("What the bot could tell");
});

test("a review begins with three cards, each one press from its moment, and the proof is on the sheet", async ({
  person,
}) => {
  const { page } = person;
  const cards = page.getByRole("region", { name: "What to look at first" });
  const proof = cards.getByRole("button", { name: "Show me why" });
  // Somebody who solved the case could mostly know it; one who dared to guess could not.
  search: for (let games = 0; games < 20; games++) {
    await review(person, await finished(person, "detective"));
    for (const seat of ["0", "1", "2"]) {
      await cards.getByRole("combobox").selectOption(seat);
      if (await proof.isVisible()) break search;
    }
  }
  await expect(cards.getByRole("heading")).toHaveText([
    /best moment/,
    /costliest miss|worst luck/,
    /^When .* could have known/,
  ]);
  await expect(cards).toContainText("could have named the murderer");
  await proof.click();
  await expect(
    cards.getByRole("list", { name: "It follows from this:" }).getByRole("listitem").first(),
  ).toBeVisible();
  const sheet = page.getByRole("grid", { name: "Detective sheet" });
  await expect(sheet.getByRole("gridcell", { name: /this is what could be known/ })).toHaveCount(3);
  expect(await findings(page)).toEqual([]);

  const go = cards.getByRole("button", { name: /^Show move / }).first();
  const ply = /\d+/.exec((await go.textContent())!)![0];
  await go.click();
  await expect(slider(page)).toHaveValue(ply);
  await expect(sheet.getByRole("gridcell", { name: /this is what could be known/ })).toHaveCount(0);
});

for (const [game, level, seats] of [
  ["clue", "detective", 3],
  ["true-colors", "prowler", 3],
  ["three-dead-strangers", "schemer", 4],
] as const)
  test(`on a phone what could be known in ${game} is read beside the marks that it proves`, async ({
    newPerson,
  }) => {
    const person = await newPerson({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const { page } = person;
    const cards = page.getByRole("region", { name: "What to look at first" });
    const proof = cards.getByRole("button", { name: "Show me why" });
    search: for (let games = 0; games < 20; games++) {
      await review(person, await finished(person, level, seats, game));
      for (let seat = 0; seat < seats; seat++) {
        await cards.getByRole("combobox").selectOption(String(seat));
        if (await proof.isVisible()) break search;
      }
    }
    await proof.click();
    const reason = page.getByTestId("because").getByRole("listitem").first();
    const open = (ones: Element[]) =>
      ones.some((one) => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 1;
        return inside && one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    // Where several marks follow, that which settled it.
    for (const seen of [reason, page.locator(".proved")])
      await expect.poll(() => seen.evaluateAll(open), "it is in sight, and nothing lies over it").toBe(true);
    // However long the reasons are, what they come to is seen, and all of them are reached.
    const because = page.getByTestId("because");
    await because
      .getByRole("listitem")
      .first()
      .evaluate((one) => (one.textContent = "One reason of many. ".repeat(60)));
    const so = because.locator("p").last();
    await expect(so).not.toHaveText("It follows from this:");
    await expect.poll(() => so.evaluateAll(open), "the conclusion is in sight below long reasons").toBe(true);
    await expect.poll(() => so.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);
    await expect(
      because.getByRole("button", { name: /^\d+ more$/ }),
      "it is said that there is more",
    ).toBeVisible();
    expect(
      await because.evaluate((box) => {
        box.scrollTop = box.scrollHeight;
        const last = box.querySelector("li:last-child")!.getBoundingClientRect();
        return last.bottom <= box.querySelector("p:last-child")!.getBoundingClientRect().top + 1;
      }),
      "the last reason is reached by scrolling",
    ).toBe(true);
    await expect(because.getByRole("button")).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
  });

test("an accusation looked back at shows its own victim, and is closed to see what lies under it", async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const { page } = person;
  const lost = page.locator("article.lost");
  const whose = page.getByRole("region", { name: "What to look at first" }).getByRole("combobox");
  const victims = ["first", "second", "third"];
  let told = "";
  search: for (let games = 0; games < 20; games++) {
    await review(person, await finished(person, "schemer", 4, "three-dead-strangers"));
    for (let seat = 0; seat < 4; seat++) {
      await whose.selectOption(String(seat));
      // The first victim is looked at by itself.
      told = (await lost.isVisible()) ? (await lost.textContent())! : "";
      // What cost most need not be what decided the game, and leads to it.
      const miss = page.locator("article.miss", { has: page.locator(".grade") });
      if (told && (await miss.isVisible()))
        await expect(miss).toContainText(
          /What decided the game is under “|This is what the game was lost by: see “/,
        );
      if (/the (second|third) victim/.test(told)) break search;
    }
  }
  const victim = victims.findIndex((one) => told.includes(`the ${one} victim`));
  // The accusation, then what had made it possible.
  const shows = lost.getByRole("button", { name: /^Show move/ });
  await expect(shows).toHaveCount(2);
  const cause = (await shows.last().textContent())!.match(/\d+/)![0];
  await shows.last().click();
  await expect(slider(page)).toHaveValue(cause);
  await shows.first().click();
  const banner = page.getByRole("region", { name: "The accusation", exact: true });
  await expect(banner).toBeVisible();
  await banner.getByRole("button", { name: "Close the accusation" }).click();
  await expect(banner).toBeHidden();
  await expect(page.locator(".tab").nth(victim)).toHaveAttribute("aria-pressed", "true");
});

test("on a phone on its side the review stands beside the whole board", async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  const { page } = person;
  await review(person, await finished(person));
  await page
    .getByRole("button", { name: /^Show move/ })
    .first()
    .click();
  await expect(page.getByRole("complementary", { name: "Log and review" })).toBeInViewport({ ratio: 1 });
  await expect(slider(page)).toBeInViewport({ ratio: 1 });
  // The board is a picture as wide as it is high.
  await expect(page.locator("main .place")).toBeInViewport({ ratio: 0.95 });
  expect(await sticksOut(page)).toEqual([]);
});

test("a result is shared as a picture, and a link opens the review", async ({ person }) => {
  const { page } = person;
  const table = await finished(person);
  await review(person, table);
  const share = page.getByRole("region", { name: "To share" });
  await expect(share.getByRole("textbox", { name: "A link that opens this review" })).toHaveValue(
    `${person.home}/t/${table}/review`,
  );
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    share.getByRole("button", { name: "Share a picture" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("parlour-result.png");
});

test("a link to the review of a game that goes on, or is not there, says what to do", async ({ person }) => {
  const { page } = person;
  await person.playAgainstBots("Color Doubt");
  await person.goto(`/t/${person.table}/review`);
  await expect(page.getByRole("heading", { name: "Not yet" })).toBeVisible();
  await page.getByRole("button", { name: "Watch" }).click();
  await expect(page.getByTestId("board")).toBeVisible();
  await person.goto("/t/0000000000000000/review");
  await expect(page.getByRole("link", { name: /games/i }).first()).toBeVisible();
});

test("by keyboard alone one gets from moment to moment", async ({ person }) => {
  const { page } = person;
  await review(person, await finished(person));
  const moments = page.getByRole("list", { name: "Moments" });
  await moments.getByRole("button").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const focused = moments.getByRole("button").nth(2);
  await expect(focused).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(slider(page)).toHaveValue((await focused.locator(".number").textContent())!);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    test(`a review, ${colorScheme}, ${viewport.width} wide`, async ({ newPerson }) => {
      const person = await newPerson({ viewport, colorScheme });
      await review(person, await finished(person, "novice", 4));
      await person.page.getByText("As a table").click();
      const controls = await person.page.getByRole("group", { name: "Replay" }).boundingBox();
      expect(controls!.height, "the controls are one row").toBeLessThan(80);
      expect(await sticksOut(person.page)).toEqual([]);
      expect(await findings(person.page)).toEqual([]);
    });

    test(`a sheet with all help, ${colorScheme}, ${viewport.width} wide`, async ({ newPerson }) => {
      const person = await newPerson({
        viewport: { ...viewport, width: Math.max(viewport.width, 1000) },
        colorScheme,
      });
      await playWith(person, "Chances", "novice");
      await person.page.setViewportSize(viewport);
      const drawer = person.page.getByRole("button", { name: "Detective sheet" });
      // Where there is no room beside the board the sheet is behind a button, which comes with the new size.
      if (viewport.width < 1000) await drawer.click();
      await expect(person.page.getByText("Chances", { exact: true })).toBeVisible();
      expect(await sticksOut(person.page)).toEqual([]);
      expect(await findings(person.page)).toEqual([]);
    });
  }
}

test("the oracle tells chances by their name, and why what is certain is so", async ({ person }) => {
  const { page } = person;
  await playWith(person, "Chances", "novice");
  const sheet = page.getByRole("grid", { name: "Detective sheet" });
  const open = sheet.getByRole("gridcell", { name: /case file: \d+% by the cards, \d+% by their play/ });
  await expect.poll(() => open.count()).toBeGreaterThan(5);
  await page.getByRole("button", { name: "Why?" }).first().click();
  await open.first().click();
  await expect(page.getByText(/case file: \d+% by the cards alone, \d+% by how everybody plays\./)).toBeVisible();
  await sheet
    .getByRole("gridcell", { name: /you: seen: yes/ })
    .first()
    .click();
  await expect(page.getByRole("list", { name: /^Why .* is there$/ })).toContainText("You hold");
  // Nothing was marked by these presses.
  await expect(sheet.getByRole("gridcell", { name: /your mark/ })).toHaveCount(0);
});

test("on paper nothing is filled in, and spectators get no help", async ({ newPerson }) => {
  const [player, watcher] = [await newPerson(), await newPerson()];
  await playWith(player, "None", "novice");
  await expect(player.page.getByRole("gridcell", { name: /seen|follows|by the cards/ })).toHaveCount(0);
  await expect(player.page.getByRole("switch", { name: /Fill in/ })).toHaveCount(0);

  const host = await newPerson();
  await playWith(host, "Logic", "novice");
  await watcher.goto(`/t/${host.table}`);
  await expect(watcher.page.getByTestId("board")).toBeVisible();
  const aids = (person: Person) => person.frames.filter((frame) => frame.type === "aid" && frame.aid);
  await expect.poll(() => aids(host).length).toBeGreaterThan(0);
  expect(aids(watcher)).toEqual([]);
});

test("the host chooses the help in the lobby, and everybody sees it", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await host.goto("/open/clue");
  await host.page.getByRole("button", { name: "Open the table" }).click();
  await expect(host.page.getByRole("heading", { name: "Round the table" })).toBeVisible();
  await guest.goto(`/t/${host.table}`);
  await expect(guest.page.getByText("Help at the table: Memory")).toBeVisible();
  await host.page.getByRole("button", { name: "Change the options" }).click();
  await host.page.getByRole("radio", { name: "Logic" }).check();
  await host.page.getByRole("button", { name: "Save the options" }).click();
  await expect(guest.page.getByText("Help at the table: Logic")).toBeVisible();
});

test("marks by hand are compared with what could be known, with the shortest proof", async ({ person }) => {
  const { page } = person;
  await playWith(person, "None", "random");
  // A card that is in one's hand is marked as being in the case file.
  const sheet = page.getByRole("grid", { name: "Detective sheet" });
  const mine = await ownCard(person);
  const cell = sheet.getByRole("gridcell", { name: `${mine}, the case file: blank` });
  await cell.click();
  await sheet.getByRole("gridcell", { name: new RegExp(`^${mine}, the case file: your mark: no`) }).click();
  await expect(
    sheet.getByRole("gridcell", { name: new RegExp(`^${mine}, the case file: your mark: yes`) }),
  ).toBeVisible();

  // Out at once, and the others do anything until one of them is left.
  const board = page.getByTestId("board");
  await board.getByRole("button", { name: "Accuse …" }).click();
  for (const kind of ["Who?", "With what?", "Where?"])
    await board
      .locator('[data-form="accuse"]')
      .getByRole("group", { name: kind })
      .getByRole("radio")
      .first()
      // Its card lies over it, which is its label.
      .check({ force: true });
  await board.getByRole("button", { name: "Go on …" }).click();
  await board.getByRole("button", { name: "Accuse now" }).click();
  await playToTheEnd(
    drivers().find((one) => one.game === "clue")!,
    [page],
  );

  await review(person, person.table);
  const wrong = page.getByRole("list", { name: "Wrong marks" });
  await expect(wrong).toContainText(`You marked ${mine} ✓ in the case file, but it is not there`);
  await wrong.getByRole("button", { name: "Why?" }).click();
  await expect(wrong.getByRole("list", { name: "Why" })).toContainText("You hold");
  await wrong.getByRole("button", { name: /^Move / }).click();
  await expect(slider(page)).toHaveValue("1");
});

/** The name of a card in this person's hand. */
async function ownCard(person: Person): Promise<string> {
  const first = () => {
    const told = person.frames.findLast((frame) => frame.type === "now" && frame.at > 0);
    const view = told?.type === "now" ? (told.view as { own?: { hand: string[] } }) : undefined;
    return view?.own?.hand[0];
  };
  await expect.poll(first).toBeTruthy();
  const words = first()!
    .split("_")
    .map((word) => word[0]!.toUpperCase() + word.slice(1));
  return words.join(" ").replace(/^(Mrs|Mr) /, "$1. ");
}

test("True Colors: the sheet tells chances, and the game is judged", async ({ person }) => {
  const { page } = person;
  await page.setViewportSize({ width: 1400, height: 900 });
  await person.goto("/open/true-colors");
  await page.getByRole("radio", { name: "Chances" }).check();
  for (const chair of ["Amber", "Jade"])
    await seatBot(page.getByRole("combobox", { name: `Who sits here: ${chair}` }), "random");
  await page.getByRole("button", { name: "Start at once with 3" }).click();
  const sheet = page.getByRole("grid", { name: "What is known" });
  const open = sheet.getByRole("gridcell", { name: /50% by the cards, 50% by their play/ });
  await expect(open).toHaveCount(32);
  expect(await sticksOut(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
  const bots = [0, 1, 2].map((chair) => [chair, "hunter"]);
  const table = { game: "true-colors", name: "Ada", chair: null, bots, start: true };
  const answer = await page.request.post(`${person.home}/api/tables`, { data: table });
  const name = ((await answer.json()) as { table: string }).table;
  await person.goto(`/t/${name}`);
  await expect(page.locator("#over")).toBeVisible();
  await review(person, name);
  await expect(page.getByRole("region", { name: "In short" })).toContainText(
    / won by killing .* in the .* with the /,
  );
  const kill = page
    .getByRole("list", { name: "Moments" })
    .getByRole("button", { name: /\bKill\b/ })
    .last();
  await expect(kill).toContainText("100%");
});
