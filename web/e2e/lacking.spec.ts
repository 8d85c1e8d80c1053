/** A browser that lacks something says what, loses nothing, and leads to what works. */

import type { Page } from "@playwright/test";
import { expect, test } from "./harness";
import { without, withoutServer } from "./lacking";

const NOTES = "Players: Ann (me), Ben, Cleo\nHand: Miss Scarlet, Mr. Green, Knife, Rope, Hall, Study";

async function note(page: Page): Promise<void> {
  await page
    .getByRole("region", { name: /Open a saved notebook/i })
    .getByRole("textbox")
    .fill(NOTES);
  await page.getByRole("button", { name: "Open this text" }).click();
}

const choose = async (page: Page, language: string) => {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption(language);
};

const denied = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, { get });
  });

test("where storage is full the language changes, and no note is lost", async ({ person }) => {
  const { page } = person;
  await person.goto("/about");
  await page.evaluate(() => {
    for (let size = 2 ** 23, key = 0; size >= 1;) {
      try {
        localStorage.setItem(`x${key}`, "x".repeat(size));
        key += 1;
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await person.goto("/notebook");
  await expect(page.getByText("What it kept before stays")).toBeVisible();
  await note(page);
  await choose(page, "de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("textarea").first()).toHaveValue(NOTES);
});

test("where nothing is kept the address has the language, and notes are not thrown away for it", async ({
  person,
}) => {
  const { page } = person;
  await denied(page);
  await person.goto("/about");
  await choose(page, "fr");
  await expect(page).toHaveURL(/\?lang=fr$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");

  await person.goto("/notebook");
  await note(page);
  await choose(page, "de");
  await expect(page.getByText(/^The language stays as it is/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("textarea").first()).toHaveValue(NOTES);
});

for (const [name, said] of [
  ["WebAssembly", "This browser has no WebAssembly"],
  ["Worker", "This browser has no workers"],
] as const)
  test(`without a server and without ${name} the first page leads to what works`, async ({ person }) => {
    const { page } = person;
    await withoutServer(page);
    await without(page, name);
    await person.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByText(said)).toBeVisible();
    for (const address of ["/rules/clue", "/notebook", "/record", "/about"])
      await expect(main.locator(`a[href="${address}"]`)).toBeVisible();

    await main.locator('a[href="/notebook"]').click();
    // It is said before anything is typed.
    await expect(page.getByText(said)).toBeVisible();
    await note(page);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText("Thinking")).toHaveCount(0);
    await page.locator("textarea").fill(`${NOTES}\n# more`);
    await page.reload();
    await expect(page.locator("textarea")).toHaveValue(`${NOTES}\n# more`);
  });

test("a table of the browser's own says what it needs", async ({ person }) => {
  const { page } = person;
  await withoutServer(page);
  await without(page, "WebAssembly");
  await person.goto("/t/here");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This browser cannot play by itself");
  await expect(page.getByText("This browser has no WebAssembly")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "To the games" })).toBeVisible();
});

test("a file cannot be verified without WebAssembly, and the page says so at once", async ({ person }) => {
  const { page } = person;
  await without(page, "WebAssembly");
  await person.goto("/saved");
  await expect(page.getByText("This browser has no WebAssembly")).toBeVisible();
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
});

test("a record where nothing is kept says that, and of no game", async ({ person }) => {
  const { page } = person;
  await denied(page);
  await person.goto("/record");
  await expect(page.getByText(/so there is no record here/)).toBeVisible();
  await expect(page.getByText(/could not be entered/)).toHaveCount(0);
});

test("where the server is away, what cannot be fetched says so", async ({ person }) => {
  const { page } = person;
  await page.route(/\/assets\/(HelpDialog|About)-/, (route) => route.abort());
  await person.goto("/");
  await page.getByRole("button", { name: "Help and shortcuts" }).click();
  await expect(page.getByText("The server may be restarting, or you may be offline.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: /^About Parlour/ }).click();
  await expect(page.getByRole("heading", { name: "The server does not answer" })).toBeVisible();
});

test("a browser that cannot play by itself is told so, though the server plays with it", async ({ person }) => {
  const { page } = person;
  await without(page, "Worker");
  await person.goto("/about");
  await expect(page.getByText("This browser has no workers")).toBeVisible();
  await expect(page.getByText("without a network there are no games, lessons or cases here")).toBeVisible();
  await expect(page.getByText("Without a network you play against bots")).toHaveCount(0);
});

test("a browser that has no room for the page promises nothing without a network", async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: "allow" });
  const { page, home } = person;
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: home, quotaSize: 10_000 });
  await person.goto("/about");
  await expect(page.getByText("This browser has no room left to keep the page")).toBeVisible();
  await expect(page.getByText("Without a network you play against bots")).toHaveCount(0);
});

test("a notebook that neither browser nor server works out says so, and keeps its notes", async ({ person }) => {
  const { page } = person;
  await without(page, "WebAssembly");
  await person.goto("/notebook");
  await page.route("**/api/**", (route) => route.abort());
  await note(page);
  const said = page.getByRole("alert").filter({ hasText: "This browser has no WebAssembly" });
  await expect(said).toContainText("the server does not answer now. Your notes are kept in this browser");
  await expect(page.getByText("every move that it has accepted")).toHaveCount(0);
});

test("where no other device finds the address, a link is promised, and no code", async ({ person }) => {
  const { page } = person;
  await person.goto("/open/color-doubt");
  await expect(page.getByText("Next you get a link for your friends.")).toBeVisible();
  await page.goto(`${person.home.replace("127.0.0.1", "parlour.test")}/open/color-doubt`);
  await expect(page.getByText("Next you get a link and a code to scan for your friends.")).toBeVisible();
});
