/** The shell round the games: finding one's way, links, lines that break, keyboard, small screens. */

import { drivers } from "./drivers";
import { expect, test, type Person } from "./harness";
import { Server } from "./server";
import { titleOf } from "./words";

/** Opens a table for friends, as a hand would, and stays in its lobby. */
async function openForFriends(host: Person, game = "Clue"): Promise<void> {
  await host.goto("/");
  await host.page.getByRole("link", { name: `Play ${game} with friends` }).click();
  await host.page.getByRole("button", { name: "Open the table" }).click();
  await expect(host.page.getByRole("heading", { name: "Round the table" })).toBeVisible();
}

async function addBot(host: Person, chair: string): Promise<void> {
  await host.page.getByRole("button", { name: `Add a bot: ${chair}` }).click();
  await host.page.getByRole("dialog").getByRole("button").last().click();
}

test("one click on the first page and the game has begun", async ({ person }) => {
  await person.goto("/");
  await person.page
    .getByRole("article", { name: "Color Doubt" })
    .getByRole("button", { name: "Play against bots" })
    .click();
  await expect(person.page.getByTestId("board")).toBeVisible();
  await expect(person.page.getByTestId("status")).not.toBeEmpty();
  await expect(person.page.getByRole("list", { name: "Players" }).first().getByRole("listitem")).toHaveCount(4);
});

test("friends come by the link, sit down and play; others watch", async ({ newPerson }) => {
  const [host, guest, watcher] = [await newPerson(), await newPerson(), await newPerson()];
  await openForFriends(host);
  const link = await host.page.getByLabel("Invitation link").inputValue();
  expect(new URL(link).hash).toBe("");

  await guest.page.goto(link);
  await guest.page.getByLabel("You play as").fill("Grace");
  await guest.page.getByLabel("You play as").blur();
  await guest.page.getByRole("button", { name: "Sit here: Mrs. White" }).click();
  await expect(guest.page.getByText("Grace (you)")).toBeVisible();
  await expect(host.page.getByText("Grace", { exact: false })).toBeVisible();

  await watcher.page.goto(link);
  await expect(host.page.getByText("1 person is watching.")).toBeVisible();

  await expect(host.page.getByRole("button", { name: "Start the game" })).toBeDisabled();
  await expect(guest.page.getByRole("button", { name: "Start the game" })).toHaveCount(0);
  await addBot(host, "Mr. Green");
  await host.page.getByRole("button", { name: "Start the game" }).click();

  for (const person of [host, guest, watcher]) {
    await expect(person.page.getByTestId("board")).toBeVisible();
    await expect(person.page.getByRole("list", { name: "Players" }).first().getByRole("listitem")).toHaveCount(3);
  }
  await expect(watcher.page.getByText("You are watching.")).toBeVisible();
  const own = (person: Person) => person.page.getByRole("complementary").getByText("(you)");
  await expect(own(guest)).toHaveCount(1);
  await expect(own(watcher)).toHaveCount(0);
});

test("everybody reads in the lobby what two players have to expect", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await openForFriends(host, "Three Dead Strangers");
  await guest.goto(`/t/${host.table}`);
  await expect(guest.page.getByRole("heading", { name: "Round the table" })).toBeVisible();
  await expect(guest.page.getByText("With two players")).toHaveCount(0);
  await guest.page.getByRole("button", { name: "Sit here: By the fire" }).click();
  for (const person of [host, guest]) await expect(person.page.getByText("With two players")).toBeVisible();
  await addBot(host, "By the door");
  for (const person of [host, guest]) await expect(person.page.getByText("With two players")).toHaveCount(0);
});

test("a guest can stand up, and the host can free a chair", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await openForFriends(host);
  await guest.goto(`/t/${host.table}`);
  await guest.page.getByRole("button", { name: "Sit here: Mrs. Peacock" }).click();
  await guest.page.getByRole("button", { name: "Stand up" }).click();
  await expect(guest.page.getByRole("button", { name: "Sit here: Mrs. Peacock" })).toBeVisible();

  await guest.page.getByRole("button", { name: "Sit here: Professor Plum" }).click();
  await host.page.getByRole("button", { name: "Free up: Professor Plum" }).click();
  await expect(host.page.getByRole("button", { name: "Add a bot: Professor Plum" })).toBeVisible();
});

test("the host changes the options, and everybody sees them with their clause", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await openForFriends(host);
  await guest.goto(`/t/${host.table}`);
  await expect(guest.page.getByText("Played by the standard rules.")).toBeVisible();
  await host.page.getByRole("button", { name: "Change the options" }).click();
  const dialog = host.page.getByRole("dialog", { name: "Rule options" });
  await dialog.getByRole("radio", { name: "1986" }).check({ force: true });
  await dialog.getByRole("button", { name: "Save the options" }).click();
  await expect(guest.page.getByText("Edition")).toBeVisible();
  await expect(guest.page.getByText("1986")).toBeVisible();
});

test("a listed table stands on the first page, a private one does not", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await openForFriends(host);
  const link = `a[href="/t/${host.table}"]`;
  await guest.goto("/");
  await expect(guest.page.getByRole("heading", { name: "Open tables" })).toBeVisible();
  await expect(guest.page.locator(link)).toHaveCount(0);
  await host.page.getByRole("button", { name: "Change the options" }).click();
  await host.page.getByRole("switch", { name: "Show on the home page" }).check();
  await host.page.getByRole("button", { name: "Save the options" }).click();
  await expect(host.page.getByText("The table is shown on the home page")).toBeVisible();
  await guest.goto("/");
  await guest.page.locator(link).click();
  await expect(guest.page.getByRole("heading", { name: "Round the table" })).toBeVisible();
});

test("the key in a link opens the seat on another device and leaves the address", async ({ newPerson }) => {
  const [first, second] = [await newPerson(), await newPerson()];
  await first.playAgainstBots("Color Doubt");
  const key = await first.key("seat");
  expect(first.page.url()).not.toContain(key);

  await second.goto(`/t/${first.table}#${key}`);
  await expect(second.page.getByTestId("board")).toBeVisible();
  await expect(second.page.getByText("(you)").filter({ visible: true })).toHaveCount(1);
  expect(second.page.url()).not.toContain(key);
  await second.page.reload();
  await expect(second.page.getByText("(you)").filter({ visible: true })).toHaveCount(1);
});

test("a reload leads back to the same moment, and the first page back to the table", async ({ person }) => {
  await person.playAgainstBots("Color Doubt");
  const status = person.page.getByTestId("status");
  await expect(status).toHaveAttribute("data-yours", "true");
  const before = await person.page.getByTestId("board").getAttribute("data-at");
  await person.page.reload();
  await expect(status).toHaveAttribute("data-yours", "true");
  await expect(person.page.getByTestId("board")).toHaveAttribute("data-at", before!);

  const table = person.table;
  await person.goto("/");
  await person.page.getByRole("region", { name: "Your tables" }).locator(`a[href="/t/${table}"]`).click();
  await expect(status).toHaveAttribute("data-yours", "true");
});

test("the server dies in the middle: the page says so, comes back by itself and has lost nothing", async ({
  newPerson,
}) => {
  const server = new Server();
  await server.start();
  try {
    const person = await newPerson();
    await person.page.goto(server.address);
    await person.page
      .getByRole("article", { name: "Color Doubt" })
      .getByRole("button", { name: "Play against bots" })
      .click();
    const status = person.page.getByTestId("status");
    await expect(status).toHaveAttribute("data-yours", "true");
    const numbers = () => person.frames.flatMap((frame) => (frame.type === "news" ? [frame.number] : []));
    const before = numbers();

    await server.stop("SIGKILL");
    await expect(person.page.getByText("The connection to the table is lost.")).toBeVisible();
    await server.start();
    await expect(person.page.getByText("The connection to the table is lost.")).toBeHidden();
    await expect(status).toHaveAttribute("data-yours", "true");
    expect(numbers(), "nothing is told twice").toEqual(before);
  } finally {
    await server.remove();
  }
});

test("where a proxy answers in the server’s place, the page goes on by itself when the server is back", async ({
  person,
}) => {
  await person.playAgainstBots("Color Doubt");
  await person.page.route("**/api/games", (route) => route.fulfill({ status: 503, body: "Service unavailable" }));
  await person.page.reload();
  await expect(person.page.getByText("The server may be restarting, or you may be offline.")).toBeVisible();
  await person.page.unroute("**/api/games");
  await expect(person.page.getByTestId("status")).toHaveAttribute("data-yours", "true");
});

test("offline is said at once, and the page comes back with the network", async ({ person }) => {
  await person.playAgainstBots("Color Doubt");
  await person.context.setOffline(true);
  await expect(person.page.getByText("You are offline.")).toBeVisible();
  await person.context.setOffline(false);
  await expect(person.page.getByText("You are offline.")).toBeHidden();
});

test("what cannot be shown has a page that says what to do", async ({ newPerson }) => {
  const person = await newPerson();
  await person.goto("/t/nosuchtable");
  await expect(person.page.getByRole("heading", { name: "There is no such table" })).toBeVisible();
  await person.goto("/t/0123456789abcdef");
  await expect(person.page.getByRole("heading", { name: "There is no such table" })).toBeVisible();
  await person.goto("/nowhere/at/all");
  await expect(person.page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await person.goto("/rules/chess");
  await expect(person.page.getByRole("heading", { name: "There is no such game" })).toBeVisible();

  // A browser that can think for itself would answer instead: this one says that it cannot.
  await person.page.addInitScript(() => Object.defineProperty(window, "Worker", { value: undefined }));
  await person.page.route("**/api/games", (route) => route.abort());
  await person.goto("/");
  await expect(person.page.getByRole("heading", { name: "Nothing can be played here now" })).toBeVisible();
  await person.page.unroute("**/api/games");
  await person.page.route("**/api/games", (route) =>
    route.fulfill({
      status: 500,
      json: { code: "internal", text: "The database is gone.", clause: null, message: null },
    }),
  );
  await person.page.getByRole("button", { name: "Try again" }).click();
  await expect(person.page.getByRole("heading", { name: "The server has a problem" })).toBeVisible();
  await expect(person.page.getByText("The database is gone.")).toBeVisible();
  await person.page.unroute("**/api/games");
  await person.page.getByRole("button", { name: "Try again" }).click();
  await expect(person.page.getByRole("article", { name: "Clue" })).toBeVisible();
});

test("a replay before the end is not given out", async ({ person }) => {
  await person.playAgainstBots("Color Doubt");
  await person.goto(`/t/${person.table}/replay`);
  await expect(person.page.getByRole("heading", { name: "Not yet" })).toBeVisible();
});

test("the rules have an anchor at every clause", async ({ person }) => {
  await person.goto("/rules/clue#CL-24");
  const clause = person.page.locator("#CL-24");
  await expect(clause).toBeInViewport();
  await expect(clause).toHaveClass(/shown/);
  await person.page.locator("#CL-40").getByRole("link", { name: "CL-40" }).click();
  await expect(person.page.locator("#CL-40")).toHaveClass(/shown/);
  await expect(clause).not.toHaveClass(/shown/);
});

test("by keyboard alone: into a game, through the log, help and back", async ({ person }) => {
  const { page } = person;
  await person.goto("/");
  await expect(page.getByRole("article", { name: "Color Doubt" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  const play = page
    .getByRole("article", { name: "Color Doubt" })
    .getByRole("button", { name: "Play against bots" });
  for (let step = 0; step < 30 && !(await play.evaluate((button) => button === document.activeElement)); step++) {
    await page.keyboard.press("Tab");
  }
  await expect(play).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("board")).toBeVisible();
  await expect(page.getByTestId("status")).toHaveAttribute("data-yours", "true");

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Help" })).toBeHidden();

  await page.keyboard.press("[");
  await expect(page.getByRole("button", { name: "Back to now" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Back to now" })).toBeHidden();

  await page.keyboard.press("l");
  const entries = page.getByRole("list", { name: "What happened" }).getByRole("button");
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entries.first()).toHaveAttribute("aria-expanded", "true");
});

test("single keys do nothing when they are turned off", async ({ person }) => {
  const { page } = person;
  await person.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Single-key shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the settings are remembered", async ({ person }) => {
  const { page } = person;
  await person.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await page.getByRole("textbox", { name: "Your name" }).fill("Ada Lovelace");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sound" }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Sound" })).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByLabel("You play as")).toHaveValue("Ada Lovelace");
});

test("news is said to screen readers, and whose turn it is to the tab", async ({ person }) => {
  await person.playAgainstBots("Color Doubt");
  await expect(person.page.getByTestId("status")).toHaveAttribute("data-yours", "true");
  await expect(person.page).toHaveTitle(/Your turn · Color Doubt/);
  await expect(person.page.getByRole("log")).toContainText("Your turn:");
});

test("the first page asks once how each of one's tables stands", async ({ person }) => {
  const { page } = person;
  await person.playAgainstBots("Color Doubt");
  const { table } = person;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api/tables/${table}`) asked.push(request.method());
  });
  await page.getByRole("link", { name: "Parlour, home page" }).click();
  await expect(page.getByRole("region", { name: "Your tables" })).toContainText("Color Doubt");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["GET"]);
});

test("the help of the first page leads to how each game is played", async ({ person }) => {
  const { page } = person;
  await person.goto("/");
  await page.getByRole("button", { name: "Help and shortcuts" }).click();
  const help = page.getByRole("dialog", { name: "Help" });
  for (const { game } of drivers())
    await expect(help.getByRole("link", { name: `How to play ${titleOf(game)}` })).toBeVisible();
  await help.getByRole("link", { name: "How to play Color Doubt" }).click();
  await expect(page).toHaveURL(/\/rules\/color-doubt$/);
  await expect(help).toBeHidden();
});

for (const driver of drivers()) {
  test(`the rules of ${driver.game} need neither a server nor WebAssembly`, async ({ person }) => {
    const { page } = person;
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
    await page.route("**/api/**", (route) => route.abort());
    await person.goto(`/rules/${driver.game}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(titleOf(driver.game));
    await expect(page.getByTestId("how-to")).not.toBeEmpty();
    await page.getByText("The full rules").click();
    await expect(page.locator(".clauses [id]").first()).toBeVisible();
  });
}
