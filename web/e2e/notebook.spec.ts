/** The notebook for the cardboard game, as its owner would use it on a phone. */

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { findings, sticksOut } from "./axe";
import { expect, test, type Person } from "./harness";
import { answersItself } from "./server";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const people = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"];

const part = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Parts of the notebook" }).getByRole("button", { name });

/** Taps a chip: what is chosen under a heading. */
const tap = (page: Page, legend: string | RegExp, title: string) =>
  page.getByRole("group", { name: legend }).getByLabel(title).first().check();

const cell = (page: Page, name: string) => page.getByRole("gridcell").getByRole("button", { name, exact: true });

async function begin(page: Page): Promise<void> {
  for (let more = 3; more < people.length; more++) await page.getByRole("button", { name: "Add a player" }).click();
  for (const [index, name] of people.entries()) await page.getByLabel(`Name of player ${index + 1}`).fill(name);
  await expect(page.getByText("18 of 18 cards dealt")).toBeVisible();
  await tap(page, "Suspects", "Miss Scarlet");
  await tap(page, "Weapons", "Knife");
  await page.getByRole("button", { name: "Open the notebook" }).click();
  await expect(page.getByRole("alert")).toHaveText("You hold 3 cards; 2 are chosen.");
  await tap(page, "Rooms", "Hall");
  await page.getByRole("button", { name: "Open the notebook" }).click();
  await expect(page.getByRole("heading", { name: "What happened?" })).toBeVisible();
}

/** What says who showed a card, and which one where I know it. */
const answer = (page: Page, shower: string, shown?: string) =>
  page
    .getByRole("group", { name: "Who showed a card?" })
    .getByRole("button", { name: shown ? `${shower}: ${shown}` : shower, exact: true });

/** Notes a suggestion; nobody showed a card when there is no shower. */
async function suggest(page: Page, by: string, cards: string[], shower: string, shown?: string): Promise<void> {
  await part(page, "Note").click();
  await tap(page, "Who asked?", by);
  for (const [index, kind] of ["Suspect", "Weapon", "Room"].entries()) await tap(page, kind, cards[index]!);
  await answer(page, shower, shown).click();
  await part(page, "Sheet").click();
  await expect(page.getByRole("grid", { name: "The sheet" }).or(page.getByRole("alert"))).toBeVisible();
}

async function download(page: Page): Promise<string> {
  await part(page, "Text").click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  return readFileSync((await (await saved).path())!, "utf8");
}

/** Opens a notebook that was pasted. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel("The notebook as text").fill(text);
  await page.getByRole("button", { name: "Open this text" }).click();
}

/** The sheet as a screen reader has it. */
const sheet = (page: Page) =>
  page
    .getByRole("gridcell")
    .getByRole("button")
    .evaluateAll((cells) => cells.map((one) => one.ariaLabel));

const GAME = `edition: 1972
players: Ann 3, Bob 3, Cleo 3, Dan 3, Eve 3, Finn 3
me: Ann
hand: Miss Scarlet, Knife, Hall

Ann asks Colonel Mustard, Wrench, Kitchen: Bob shows Colonel Mustard
Bob asks Professor Plum, Rope, Hall: Cleo passes, Dan passes, Eve passes, Finn passes, Ann shows Hall
Cleo asks Mr. Green, Lead Pipe, Billiard Room: Dan shows
Dan asks Mrs. Peacock, Rope, Kitchen: Eve shows
Eve asks Professor Plum, Rope, Study: Finn passes, Ann passes, Bob shows
Ann asks Professor Plum, Rope, Kitchen: nobody shows
`;

test("a name that means something else is refused in words, and nothing that was written is lost", async ({
  newPerson,
}) => {
  const { page } = await arrive(await newPerson(phone));
  for (const [index, name] of ["Me", "Bob", "Cleo"].entries())
    await page.getByLabel(`Name of player ${index + 1}`).fill(name);
  await page.getByRole("button", { name: "Open the notebook" }).click();
  await expect(page.getByRole("alert")).toContainText("“Me” means something else in a notebook");
  await page.getByLabel("Name of player 1").fill("Ann");
  for (const card of ["Miss Scarlet", "Mr. Green"]) await tap(page, "Suspects", card);
  for (const card of ["Knife", "Rope"]) await tap(page, "Weapons", card);
  for (const card of ["Hall", "Study"]) await tap(page, "Rooms", card);
  // What only the server finds is said in the form, too.
  await page.getByLabel("Name of player 2").fill("Ann.");
  await page.getByRole("button", { name: "Open the notebook" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Name of player 3")).toHaveValue("Cleo");
  await expect(page.getByText("Your own cards: 6 of 6")).toBeVisible();
  await page.getByLabel("Name of player 2").fill("Bob");
  await page.getByRole("button", { name: "Open the notebook" }).click();
  await expect(page.getByRole("heading", { name: "What happened?" })).toBeVisible();
});

test("a game of six, noted by hand on a phone, with an error found and mended", async ({ newPerson }) => {
  test.slow();
  const { page } = await arrive(await newPerson(phone));
  await begin(page);

  await suggest(page, "Ann", ["Colonel Mustard", "Wrench", "Kitchen"], "Bob", "Colonel Mustard");
  await expect(cell(page, "Colonel Mustard, Bob: has it")).toBeVisible();
  await suggest(page, "Bob", ["Professor Plum", "Rope", "Hall"], "Ann", "Hall");
  await expect(cell(page, "Rope, Finn: does not have it")).toBeVisible();
  await suggest(page, "Cleo", ["Mr. Green", "Lead Pipe", "Billiard Room"], "Dan");
  await suggest(page, "Dan", ["Mrs. Peacock", "Rope", "Kitchen"], "Eve");

  // I did not pass here, with the Hall: my own hand speaks against it.
  await suggest(page, "Eve", ["Professor Plum", "Rope", "Hall"], "Bob");
  const alert = page.getByRole("alert", { name: "A contradiction" });
  await expect(alert).toContainText("Your hand and entry 5 can’t both be true.");
  await expect(alert.getByRole("heading")).toBeInViewport();
  await expect(alert).toContainText("You hold Miss Scarlet, Knife and Hall.");
  expect(await findings(page)).toEqual([]);
  await alert.getByRole("button", { name: "Change entry 5" }).click();
  await expect(page.getByRole("heading", { name: "Entry 5", exact: true })).toBeVisible();
  await tap(page, "Room", "Study");
  await expect(page.getByText("Finn and Ann passed.")).toBeVisible();
  const form = page.getByRole("region", { name: "Note what happened" });
  await form.getByRole("button", { name: "Change entry 5" }).click();
  await expect(alert).toHaveCount(0);
  // Of what Bob showed, Plum and Rope may still be; chances are named.
  await part(page, "Sheet").click();
  await page.getByRole("radio", { name: "By their play" }).check();
  await expect(page.getByText("considers how players choose which card to show")).toBeVisible();
  await expect(cell(page, "Knife, Ann: has it")).toHaveText("✓");

  // What to ask, in the one room within reach; taken over into the form.
  await part(page, "Ask").click();
  await tap(page, /Where can you go/, "Kitchen");
  await page.getByRole("button", { name: "What should I ask?" }).click();
  const advice = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Kitchen" }) });
  await expect(advice).toContainText(/You learn\s*about .* of .* cases would be left/);
  const inBits = page.getByRole("group").filter({ hasText: "In bits" });
  await expect(inBits.getByRole("table")).toBeHidden();
  await inBits.getByText("In bits").click();
  await expect(inBits.getByRole("table")).toContainText(/\d bits/);
  await expect(page.getByText("would be right with a chance of")).toBeVisible();
  expect(await sticksOut(page)).toEqual([]);
  await advice.getByRole("button", { name: "Ask for" }).first().click();
  await expect(page.getByRole("radio", { name: "Ann me" }).first()).toBeChecked();

  await suggest(page, "Ann", ["Professor Plum", "Rope", "Kitchen"], "Nobody");
  await expect(page.getByText("Solved: Professor Plum, Rope and Kitchen")).toBeVisible();
  await cell(page, "Kitchen, case file: has it").click();
  const why = page.getByRole("dialog", { name: "Kitchen, case file" });
  await expect(why).toContainText("Kitchen is in the case file: it follows from your hand and entry 6.");
  await why.getByRole("button", { name: "Close" }).click();

  expect(await download(page)).toBe(GAME);
});

test("a suggestion is noted with four taps, without scrolling", async ({ newPerson }) => {
  const { page } = await arrive(await newPerson({ ...phone, viewport: { width: 390, height: 844 } }));
  await begin(page);
  const form = page.getByRole("region", { name: "Note what happened" });
  await page.evaluate(() => {
    const counted = window as unknown as { taps: number };
    counted.taps = 0;
    addEventListener("pointerdown", () => (counted.taps += 1), true);
  });
  const taps = () => page.evaluate(() => (window as unknown as { taps: number }).taps);
  const rounds: [asks: string, cards: string[], shower: string, shown?: string][] = [
    ["Ann", ["Colonel Mustard", "Wrench", "Kitchen"], "Cleo", "Wrench"],
    ["Bob", ["Professor Plum", "Rope", "Hall"], "Ann", "Hall"],
    ["Cleo", ["Mr. Green", "Lead Pipe", "Billiard Room"], "Dan"],
    ["Dan", ["Mrs. Peacock", "Revolver", "Study"], "Nobody"],
  ];
  await part(page, "Note").tap();
  // The form stays: the next suggestion takes no more than this one.
  for (const [index, [asks, cards, shower, shown]] of rounds.entries()) {
    const before = await taps();
    // Whose turn it is to ask is chosen already.
    await expect(form.getByRole("radio", { name: asks }).first()).toBeChecked();
    await expect.poll(async () => (await form.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    for (const [at, kind] of ["Suspect", "Weapon", "Room"].entries()) {
      const card = page.getByRole("group", { name: kind }).locator("label").filter({ hasText: cards[at]! });
      await expect(card).toBeInViewport({ ratio: 1 });
      await card.tap();
    }
    await expect(answer(page, shower, shown)).toBeInViewport({ ratio: 1 });
    await answer(page, shower, shown).tap();
    await expect(part(page, `Entries ${index + 1}`)).toBeVisible();
    expect((await taps()) - before).toBe(4);
  }
  expect(await sticksOut(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
  expect(await download(page)).toContain(
    "Ann asks Colonel Mustard, Wrench, Kitchen: Bob passes, Cleo shows Wrench\n",
  );
});

test("a notebook comes back by import, from the browser, and from its file", async ({ newPerson }) => {
  const { page } = await arrive(await newPerson(phone));
  await paste(page, GAME);
  await expect(page.getByText("Solved: Professor Plum, Rope and Kitchen")).toBeVisible();
  const before = await sheet(page);
  expect(before).toHaveLength(21 * 7);

  await page.reload();
  await expect(page.getByText("Solved: Professor Plum, Rope and Kitchen")).toBeVisible();
  await expect.poll(() => sheet(page)).toEqual(before);

  const text = await download(page);
  await page.getByRole("button", { name: "New notebook" }).click();
  await page.getByRole("button", { name: "Start a new one" }).click();
  await expect(page.getByRole("group", { name: "Who plays, in turn order?" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => sheet(page)).toEqual(before);
  await page.getByRole("button", { name: "New notebook" }).click();
  await page.getByRole("button", { name: "Start a new one" }).click();
  await page
    .getByLabel("A notebook file")
    .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await expect(page.getByText("Solved: Professor Plum, Rope and Kitchen")).toBeVisible();
  await expect.poll(() => sheet(page)).toEqual(before);
});

test("a file that is no notebook leaves the notes as they are", async ({ newPerson }) => {
  const { page } = await arrive(await newPerson(phone));
  await paste(page, GAME);
  await part(page, "Text").click();
  const text = page.getByLabel("The notebook as text");
  await page
    .getByLabel("A notebook file")
    .setInputFiles({ name: "shopping.txt", mimeType: "text/plain", buffer: Buffer.from("milk\nbread: two\n") });
  await expect(page.getByText("shopping.txt is not a notebook")).toBeVisible();
  await expect(text).toHaveValue(GAME);
});

test("a half-made note is there after the language was changed", async ({ newPerson }) => {
  const { page } = await arrive(await newPerson(phone));
  await paste(page, GAME);
  await part(page, "Note").click();
  await tap(page, "Suspect", "Mr. Green");
  await tap(page, "Weapon", "Rope");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  const chosen = (kind: string, card: string) => page.getByRole("group", { name: kind }).getByLabel(card);
  await expect(chosen("Person", "Mr. Green")).toBeChecked();
  await expect(chosen("Waffe", "Seil")).toBeChecked();
});

test("lines that cannot be read are pointed out, and the rest is kept", async ({ newPerson }) => {
  const { page } = await arrive(await newPerson(phone));
  await paste(page, GAME.replace("Wrench", "Wernch").replace("Cleo asks", "Zoe asks"));
  const alert = page.getByRole("alert", { name: "Lines that can’t be read" });
  await expect(alert).toContainText("Line 6");
  await expect(alert).toContainText("there is no card called Wernch (did you mean Wrench?)");
  await expect(alert).toContainText("there is no player called Zoe");
  await part(page, "Entries").click();
  await expect(page.getByRole("region", { name: "Entries" }).getByRole("listitem")).toHaveCount(4);
  await page.getByRole("button", { name: "Remove entry 4" }).click();
  await expect(page.getByRole("region", { name: "Entries" }).getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("region", { name: "Entries" }).getByRole("listitem")).toHaveCount(4);
});

for (const { locale, open, knife, slip, rope, hall, kitchen, wrench } of [
  {
    locale: "de-DE",
    open: "Diesen Text öffnen",
    ...{ knife: "Dolch", slip: "Dlch", rope: "Seil", hall: "Halle", kitchen: "Küche", wrench: "Rohrzange" },
  },
  {
    locale: "fr-FR",
    open: "Ouvrir ce texte",
    ...{
      knife: "Couteau",
      slip: "Cuteau",
      rope: "Corde",
      hall: "Hall",
      kitchen: "Cuisine",
      wrench: "Clé anglaise",
    },
  },
  {
    locale: "es-ES",
    open: "Abrir este texto",
    ...{
      knife: "Cuchillo",
      slip: "Cuchilo",
      rope: "Cuerda",
      hall: "Vestíbulo",
      kitchen: "Cocina",
      wrench: "Llave inglesa",
    },
  },
])
  test(`what is wrong is told with cards as the page calls them (${locale})`, async ({ newPerson }) => {
    const person = await newPerson({ locale });
    await person.goto("/notebook");
    const { page } = person;
    await page.locator("textarea").fill(`players: Ann 6, Ben 6, Cleo 6
me: Ann
Ben asks Scarlet, ${slip}, ${hall}: Cleo shows
Ben asks Scarlet, ${knife}, ${kitchen}: Ann shows ${rope}
?
`);
    await page.getByRole("button", { name: open }).click();
    const alert = page.getByRole("alert");
    await expect(alert.getByRole("listitem")).toHaveCount(3);
    await expect(alert).toContainText(new RegExp(`\\(.*${knife}`));
    await expect(alert).toContainText(new RegExp(`${rope}.*\\(.*, ${knife}, ${kitchen}\\)`));
    await expect(alert).toContainText(new RegExp(`Ben asks .*, ${wrench}, ${kitchen}: Cleo passes, Ann shows`));
    await expect(alert).not.toContainText(/Knife|Rope|Kitchen|Wrench/);
  });

test("players are renamed, and their entries with them", async ({ newPerson }) => {
  const { page } = await arrive(await newPerson(phone));
  await paste(page, GAME);
  await page.getByRole("button", { name: "Players and cards" }).click();
  await page.getByLabel("Name of player 2").fill("Bertha");
  await page.getByRole("button", { name: "Save" }).click();
  await part(page, "Text").click();
  await expect(page.getByLabel("The notebook as text")).toHaveValue(GAME.replaceAll("Bob", "Bertha"));
});

test("the sheet is walked through by keyboard", async ({ newPerson }) => {
  const { page } = await arrive(await newPerson());
  await paste(page, GAME);
  await cell(page, "Miss Scarlet, Ann: has it").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(cell(page, "Colonel Mustard, Bob: has it")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Bob has Colonel Mustard: entry 1 says so.");
  await page.keyboard.press("Escape");
  await expect(cell(page, "Colonel Mustard, Bob: has it")).toBeFocused();
});

/** The addresses that a person's browser asks for from now on, its workers too. */
function asked({ context }: Person): string[] {
  const paths: string[] = [];
  context.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test("what follows is worked out in the browser, without a network", async ({ newPerson }) => {
  test.skip(!answersItself(), "this page was built without the target for browsers");
  const person = await newPerson();
  const paths = asked(person);
  const { page, context } = await arrive(person);
  await paste(page, GAME);
  await expect(page.getByText("Solved: Professor Plum, Rope and Kitchen")).toBeVisible();
  expect(paths.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
  await context.setOffline(true);
  await cell(page, "Kitchen, case file: has it").click();
  const why = page.getByRole("dialog", { name: "Kitchen, case file" });
  await expect(why).toContainText("Kitchen is in the case file: it follows from your hand and entry 6.");
  await why.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Remove entry 6" }).click();
  await expect(page.getByText("Solved: Professor Plum, Rope and Kitchen")).toHaveCount(0);
  await page.getByRole("button", { name: "What should I ask?" }).click();
  await expect(page.getByText("would be right with a chance of")).toBeVisible();
  expect(paths.filter((path) => path === "/api/notebook")).toEqual([]);
});

test("where the browser cannot work it out, the server does", async ({ newPerson }) => {
  const person = await newPerson();
  await person.context.addInitScript(() => Object.assign(globalThis, { Worker: undefined }));
  const paths = asked(person);
  const { page } = await arrive(person);
  await paste(page, GAME);
  await expect(page.getByText("Solved: Professor Plum, Rope and Kitchen")).toBeVisible();
  expect(paths).toContain("/api/notebook");
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    test(`every part, ${colorScheme}, ${width} wide`, async ({ newPerson }) => {
      const { page } = await arrive(await newPerson({ viewport: { width, height: 740 }, colorScheme }));
      const sound = async () => {
        expect(await sticksOut(page)).toEqual([]);
        expect(await findings(page)).toEqual([]);
      };
      await sound();
      await paste(page, GAME.replace("Ann asks Professor Plum, Rope, Kitchen", "note: x"));
      await expect(page.getByRole("grid", { name: "The sheet" })).toBeVisible();
      for (const name of width > 1000 ? ["Sheet"] : ["Sheet", "Note", "Entries", "Ask", "Text"]) {
        if (width < 1000) await part(page, name).click();
        await sound();
      }
      await page.getByRole("button", { name: "Players and cards" }).click();
      await page.getByText("Other cards, or cards left over").click();
      await sound();
    });
  }
}

/** Somebody with the notebook before them. */
async function arrive(person: Person): Promise<Person> {
  await person.goto("/");
  await person.page.getByRole("link", { name: "Open the notebook" }).click();
  await expect(person.page.getByRole("heading", { name: "Detective’s notebook" })).toBeVisible();
  return person;
}
