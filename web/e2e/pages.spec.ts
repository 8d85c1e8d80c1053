/** Every page on a phone and on a desktop, light and dark: nothing sticks out, and axe finds nothing serious. */

import { findings, sticksOut } from "./axe";
import { toMove } from "./drivers";
import { expect, test, type Person } from "./harness";
import { games } from "./record";
import { write } from "../src/record/file";

test("where the browser keeps nothing one is told, and plays all the same", async ({ person }) => {
  const { page } = person;
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await person.playAgainstBots("Color Doubt");
  await expect(page.getByText("What it kept before stays")).toBeVisible();
  expect(await toMove(page)).toBe("yours");
});

const pages: [name: string, arrive: (person: Person) => Promise<void>][] = [
  ["the first page", (person) => person.goto("/")],
  ["about", (person) => person.goto("/about")],
  ["the rules", (person) => person.goto("/rules/clue")],
  [
    "the case of the day",
    async (person) => {
      await person.goto("/case");
      await expect(person.page.getByRole("button", { name: "Check" })).toBeVisible();
    },
  ],
  [
    "a record of nothing",
    async (person) => {
      await person.goto("/record");
      await expect(person.page.getByText("Nothing stands here yet.")).toBeVisible();
    },
  ],
  [
    "a record",
    async (person) => {
      // By the name that other devices could find: codes are shown only there.
      await person.page.goto(`${person.home.replace("127.0.0.1", "parlour.test")}/record`);
      const text = write({ key: "0".repeat(32), games: games(20) });
      const file = { name: "record.json", mimeType: "application/json", buffer: Buffer.from(text) };
      await person.page.getByLabel("A record file").setInputFiles(file);
      await person.page.getByRole("button", { name: "Show all 20 games" }).click();
      await person.page.getByRole("button", { name: "Move to another device" }).click();
      await expect(person.page.getByRole("img", { name: "Code that carries your games" })).toBeVisible();
    },
  ],
  [
    "opening a table",
    async (person) => {
      await person.goto("/open/clue");
      await person.page.getByText("Rule options").click();
    },
  ],
  ["opening an evening", (person) => person.goto("/open/clue/evening")],
  [
    "an evening",
    async (person) => {
      await person.goto("/open/clue/evening");
      await person.page.getByRole("button", { name: "Open the evening" }).click();
      await person.page.getByRole("button", { name: "Take part" }).click();
      await expect(person.page.getByRole("button", { name: "Play game 1" })).toBeVisible();
    },
  ],
  [
    "a lobby",
    async (person) => {
      await person.goto("/open/clue");
      await person.page.getByRole("button", { name: "Open the table" }).click();
      await expect(person.page.getByRole("heading", { name: "Round the table" })).toBeVisible();
    },
  ],
  [
    "a big screen before its game",
    async (person) => {
      await person.goto("/open/clue");
      await person.page.getByRole("button", { name: "Open the table" }).click();
      await expect(person.page.getByRole("heading", { name: "Round the table" })).toBeVisible();
      await person.goto(`/screen/${person.table}`);
      await expect(person.page.getByRole("button", { name: "Start the game" })).toBeVisible();
    },
  ],
  [
    "a big screen",
    async (person) => {
      await person.playAgainstBots("Clue");
      await person.goto(`/screen/${person.table}`);
      await expect(person.page.getByTestId("board")).toBeVisible();
    },
  ],
  ["Clue", (person) => person.playAgainstBots("Clue")],
  ["Color Doubt", (person) => person.playAgainstBots("Color Doubt")],
  ["Three Dead Strangers", (person) => person.playAgainstBots("Three Dead Strangers")],
  [
    "Three Dead Strangers, with places lit",
    async (person) => {
      await person.playAgainstBots("Three Dead Strangers");
      await toMove(person.page);
      await person.page
        .getByRole("list", { name: "Your hand" })
        .getByRole("button", { name: /^(?!An Accusation)/ })
        .first()
        .click();
    },
  ],
  ["True Colors", (person) => person.playAgainstBots("True Colors")],
  [
    "the settings",
    async (person) => {
      await person.goto("/");
      await person.page.getByRole("button", { name: "Settings" }).click();
    },
  ],
  ["opening a saved table", (person) => person.goto("/saved")],
  ["a page that is not there", (person) => person.goto("/t/nosuchtable")],
];

for (const [name, arrive] of pages) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    test(`${name}, ${viewport.width} wide`, async ({ newPerson }) => {
      const person = await newPerson({ viewport });
      const { page } = person;
      await arrive(person);
      await expect(page.locator("h1").first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      expect(await sticksOut(page)).toEqual([]);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findings(page), colorScheme).toEqual([]);
      }
    });
  }
}
