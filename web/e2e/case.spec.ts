/** The case of the day: solved, refused with a deal, kept in the browser, found again in the archive. */

import { findings, sticksOut } from "./axe";
import { expect, test, type Person } from "./harness";
import { answersItself } from "./server";
import type { AnsweredCase, CaseOfDay, ListedCase } from "../src/protocol";

async function get<T>(person: Person, path: string): Promise<T> {
  return (await (await person.page.request.get(person.home + path)).json()) as T;
}

/** The last day with a case of this kind, and the case. */
async function caseOf(person: Person, kind: string): Promise<CaseOfDay> {
  const days = await get<ListedCase[]>(person, "/api/puzzles");
  return get<CaseOfDay>(person, `/api/puzzles/${days.find((day) => day.kind === kind)!.date}`);
}

async function judge(person: Person, date: string, answer: string[] | null): Promise<AnsweredCase> {
  const answered = await person.page.request.post(`${person.home}/api/puzzles/${date}`, { data: { answer } });
  return (await answered.json()) as AnsweredCase;
}

/** Chooses an answer as a hand would. */
async function choose(person: Person, found: CaseOfDay, answer: string[]): Promise<void> {
  for (const [place, part] of found.parts.entries()) {
    const key = answer[place]!;
    if (part.choices.length > 9) {
      const list = person.page.locator("select", { has: person.page.locator(`option[value="${key}"]`) });
      await list.selectOption(key);
    } else {
      await person.page.locator(`.question input[value="${key}"]`).check({ force: true });
    }
  }
}

const check = (person: Person) => person.page.getByRole("button", { name: "Check" });

test("a deduction is solved, remembered, and shared without giving it away", async ({ newPerson }) => {
  const person = await newPerson({ permissions: ["clipboard-read", "clipboard-write"] });
  const found = await caseOf(person, "deduce");
  const { solution } = await judge(person, found.date, null);
  await person.goto(`/case/${found.date}`);
  await expect(person.page.getByRole("heading", { level: 1, name: "What follows?" })).toBeVisible();
  await expect(check(person)).toBeDisabled();
  await choose(person, found, solution!);
  await check(person).click();
  await expect(person.page.getByText(/^It is certain that/)).toBeVisible();
  await expect(person.page.locator(".verdict li").nth(1)).toBeVisible();
  await expect(person.page.getByText("Solved at the first try.")).toBeVisible();
  await person.page.getByRole("button", { name: "Copy a line to share" }).click();
  await expect(person.page.getByText("Copied.")).toBeVisible();
  const line = await person.page.evaluate(() => navigator.clipboard.readText());
  expect(line).toContain(`/case/${found.date}`);
  expect(line).toContain("solved at the first try");

  await person.page.reload();
  const here = person.page.locator(`a[href="/case/${found.date}"]`);
  await expect(here).toContainText("solved");
  await expect(here).toHaveAttribute("aria-current", "page");
  // What was answered, and why it is so, is there to be read again.
  await expect(person.page.getByText(/^It is certain that/)).toBeVisible();
  await expect(person.page.locator(".verdict li").nth(1)).toBeVisible();
  const picked = await person.page
    .locator(".question :is(input:checked, select)")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement | HTMLSelectElement).value));
  expect(picked.sort()).toEqual([...solution!].sort());
  await expect(check(person)).toHaveCount(0);
});

test("a case is asked and judged where no server answers", async ({ person }) => {
  test.skip(!answersItself(), "this page was built without the target for browsers");
  const found = await caseOf(person, "deduce");
  const { solution } = await judge(person, found.date, null);
  await person.page.route("**/api/**", (route) => route.abort());
  await person.goto(`/case/${found.date}`);
  await expect(person.page.getByRole("heading", { level: 1, name: "What follows?" })).toBeVisible();
  await choose(person, found, solution!);
  await check(person).click();
  await expect(person.page.getByText("Solved at the first try.")).toBeVisible();
});

test("a mark that does not follow is refused with a deal, and the next try counts", async ({ person }) => {
  const found = await caseOf(person, "deduce");
  const [cards, holders] = found.parts;
  let refused: string[] | undefined;
  for (const card of cards!.choices) {
    for (const holder of holders!.choices) {
      const answer = [card.key, holder.key, "yes"];
      if (!refused && (await judge(person, found.date, answer)).otherwise) refused = answer;
    }
    if (refused) break;
  }
  await person.goto(`/case/${found.date}`);
  await choose(person, found, refused!);
  await check(person).click();
  await expect(person.page.getByRole("heading", { name: "A deal that fits all you saw" })).toBeVisible();
  await expect(person.page.locator(".verdict")).toBeFocused();
  expect(await findings(person.page)).toEqual([]);
  expect(await sticksOut(person.page)).toEqual([]);

  await choose(person, found, (await judge(person, found.date, null)).solution!);
  await expect(person.page.locator(".verdict .box")).toHaveCount(0);
  await check(person).click();
  await expect(person.page.getByText("Solved in 2 tries.")).toBeVisible();
});

test("after a wrong answer there is one more try before the solution is shown, and the result says so", async ({
  newPerson,
}) => {
  const person = await newPerson({ permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = person;
  const days = await get<ListedCase[]>(person, "/api/puzzles");
  let found: CaseOfDay | undefined;
  let wrong: AnsweredCase | undefined;
  let answer: string[] = [];
  for (const { date } of days.filter(({ kind }) => kind === "attack")) {
    found = await get<CaseOfDay>(person, `/api/puzzles/${date}`);
    if (found.parts[0]!.choices.length < 3) continue;
    for (const { key } of found.parts[0]!.choices) {
      wrong = await judge(person, date, [key]);
      answer = [key];
      if (!wrong.right) break;
    }
    if (!wrong!.right) break;
  }
  expect(wrong!.right).toBe(false);
  await person.goto(`/case/${found!.date}`);
  await choose(person, found!, answer);
  await check(person).click();
  const verdict = page.locator(".verdict");
  await expect(verdict).toContainText("You have one more try");
  await expect(verdict, "nothing of the solution is told").not.toContainText("%");
  const ticks = page.locator(".parts input:checked + span");
  const ticked = () => ticks.evaluateAll((all) => all.map((one) => getComputedStyle(one, "::before").content));
  expect(await ticked(), "what was wrong has no tick").toEqual(["none"]);
  await expect(page.locator(".done")).toHaveCount(0);
  // Whoever comes back in between is told so again, and has that one try left and no more.
  await page.reload();
  await expect(verdict).toContainText("You have one more try");
  await choose(person, found!, wrong!.solution!);
  await check(person).click();
  await expect(page.getByText("Solved in 2 tries.")).toBeVisible();
  await page.getByRole("button", { name: "Copy a line to share" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("solved in 2 tries");

  await page.evaluate(() => localStorage.removeItem("parlour.cases"));
  await page.reload();
  for (const told of [false, true]) {
    await choose(person, found!, answer);
    await check(person).click();
    await expect(verdict.getByRole("heading", { name: "Wrong." })).toBeVisible();
    await expect(page.getByText("Not solved this time.")).toHaveCount(told ? 1 : 0);
  }
  await expect(verdict).toContainText("%");
});

test("a case is answered by keyboard alone", async ({ person }) => {
  const found = await caseOf(person, "believe");
  const { solution } = await judge(person, found.date, null);
  await person.goto(`/case/${found.date}`);
  const believe = person.page.getByRole("radio", { name: "It’s true" });
  await believe.focus();
  await person.page.keyboard.press("Space");
  if (solution![0] === "doubt") await person.page.keyboard.press("ArrowRight");
  await person.page.keyboard.press("Tab");
  await expect(check(person)).toBeFocused();
  await person.page.keyboard.press("Enter");
  await expect(person.page.getByText("Solved at the first try.")).toBeVisible();
});

test("a mark in the detective sheet is an answer", async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 1280, height: 900 } });
  const found = await caseOf(person, "deduce");
  const [card, holder, is] = (await judge(person, found.date, null)).solution!;
  await person.goto(`/case/${found.date}`);
  const row = found.parts[0]!.choices.findIndex((choice) => choice.key === card);
  const column = found.parts[1]!.choices.findIndex((choice) => choice.key === holder);
  const cell = person.page.locator(`[data-cell="${row},${column}"]`);
  await cell.click();
  if (is === "yes") await cell.click();
  await check(person).click();
  await expect(person.page.getByText("Solved at the first try.")).toBeVisible();
});

test("who does not know is shown the solution, and the streak is that of days solved one after the other", async ({
  person,
}) => {
  const days = await get<ListedCase[]>(person, "/api/puzzles");
  const [today, yesterday, before] = days.map((day) => day.date);
  await person.goto("/");
  const kept = {
    [yesterday!]: { tries: 1, solved: true, done: true },
    [before!]: { tries: 3, solved: true, done: true },
  };
  await person.page.evaluate((cases) => localStorage.setItem("parlour.cases", JSON.stringify(cases)), kept);
  const found = await get<CaseOfDay>(person, "/api/puzzles/today");
  await person.goto("/case");
  await choose(person, found, (await judge(person, today!, null)).solution!);
  await check(person).click();
  await expect(person.page.getByText("3 days in a row")).toBeVisible();

  const old = days[4]!.date;
  await person.goto(`/case/${old}`);
  await person.page.getByRole("button", { name: "Show me the solution" }).click();
  const said = person.page.locator(".done");
  await expect(said).toContainText("Not solved this time.");
  await expect(said, "the streak is of other days").not.toContainText(/streak|in a row/);
  await expect(person.page.locator(`a[href="/case/${old}"]`)).toContainText("not solved");
});

test("a day to come says what to do", async ({ person }) => {
  await person.goto("/case/9999-12-31");
  await expect(person.page.getByRole("heading", { name: "Not yet" })).toBeVisible();
  await person.page.getByRole("link", { name: "Today’s case" }).click();
  await expect(person.page.getByRole("button", { name: "Check" })).toBeVisible();
});

test("of what one saw, what matters is shown first, and all of it on demand", async ({ person }) => {
  const found = await caseOf(person, "deduce");
  await person.goto(`/case/${found.date}`);
  const lines = person.page.getByRole("list", { name: "What happened" }).getByRole("listitem");
  await expect(lines.first()).toBeVisible();
  await expect(lines.filter({ hasText: /rolls|walks/ })).toHaveCount(0);
  await person.page.getByRole("button", { name: `Show all ${found.news.length} lines` }).click();
  await expect(lines).toHaveCount(found.news.length);
  await person.page.getByRole("button", { name: "Show only what matters" }).click();
  await expect(lines.filter({ hasText: /rolls|walks/ })).toHaveCount(0);
});

test("whoever comes back finds today's case above the games, and a newcomer the games first", async ({
  person,
}) => {
  const { page } = person;
  await page.setViewportSize({ width: 360, height: 740 });
  await person.goto("/");
  const games = page.getByRole("heading", { name: "Choose a game" });
  await expect(page.getByRole("link", { name: "Open the case" })).toBeAttached();
  await expect(page.getByRole("link", { name: /^Case of the day/ })).toHaveCount(0);
  // A newcomer finds on the first screen how to learn, on a phone and on a laptop.
  const learn = page.getByRole("button", { name: /^New here/ }).first();
  await expect(learn).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(learn).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });

  await person.goto("/case");
  await page.getByRole("button", { name: "Show me the solution" }).click();
  await expect(page.getByRole("button", { name: "Copy a line to share" })).toBeVisible();
  await person.goto("/");
  const line = page.getByRole("link", { name: /^Case of the day.*not solved/ });
  await expect(line).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the case" })).toHaveCount(0);
  await expect(games).toBeVisible();
  const top = async (part: typeof line) => (await part.boundingBox())!.y;
  expect(await top(line)).toBeLessThan(await top(games));
  expect(await findings(page)).toEqual([]);
  await line.click();
  await expect(page.getByRole("heading", { name: "What you saw" })).toBeVisible();
});

test("on a phone the board of an accusation shows a victim of whose murder somebody can be accused", async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 390, height: 844 } });
  const days = await get<ListedCase[]>(person, "/api/puzzles");
  for (const { date } of days.filter((day) => day.kind === "accuse")) {
    const found = await get<CaseOfDay>(person, `/api/puzzles/${date}`);
    const { victims } = (found.now.view as { public: { victims: { complete: string[]; solved: unknown }[] } })
      .public;
    await person.goto(`/case/${date}`);
    const looked = person.page.locator('[data-tab]:has([aria-pressed="true"])');
    await expect(looked).toHaveCount(1);
    const victim = victims[Number(await looked.getAttribute("data-tab"))]!;
    expect(victim.solved, date).toBeNull();
    expect(victim.complete, date).not.toEqual([]);
  }
});
