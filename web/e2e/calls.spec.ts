/** Whoever looks elsewhere is called when it is their turn, and told before a bot plays for them. */

import { decide, drivers } from "./drivers";
import { expect, test, type Person } from "./harness";

const driver = drivers().find((one) => one.game === "color-doubt")!;

/** A browser that has not been asked for notices, writes down those that it shows, and is hidden when it is told to. */
async function witness(person: Person): Promise<void> {
  await person.page.addInitScript(() => {
    const seen = { shown: [] as string[], hidden: false };
    class Notice {
      static permission = "default";
      static requestPermission = () => Promise.resolve((Notice.permission = "granted"));
      onclick = null;
      constructor(title: string, { body }: { body: string }) {
        seen.shown.push(`${title}: ${body}`);
      }
      close() {}
    }
    Object.assign(window, { Notification: Notice, seen });
    Object.defineProperty(document, "hidden", { get: () => seen.hidden });
  });
}

/** Ada and Grace play Color Doubt, the two of them. */
async function play(host: Person, guest: Person): Promise<void> {
  await host.goto("/open/color-doubt");
  await host.page.getByRole("button", { name: "Open the table" }).click();
  await expect(host.page.getByRole("heading", { name: "Round the table" })).toBeVisible();
  await guest.goto(`/t/${host.table}`);
  await guest.page.getByLabel("You play as").fill("Grace");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.page.getByRole("button", { name: "Stand up" })).toBeVisible();
  await host.page.getByRole("button", { name: "Start the game" }).click();
  for (const person of [host, guest]) await expect(person.page.getByTestId("board")).toBeVisible();
}

const isTheirs = async (person: Person) =>
  (await person.page.getByTestId("status").getAttribute("data-yours")) === "true";

test("whoever wants it is called to their turn while they look elsewhere", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await witness(guest);
  await play(host, guest);
  const shown = () => guest.page.evaluate(() => (window as unknown as { seen: { shown: string[] } }).seen.shown);
  const ask = guest.page.getByRole("button", { name: "Yes, call me" });
  await expect(async () => {
    for (const person of [host, guest])
      if ((await isTheirs(person)) && !(await ask.isVisible())) await decide(driver, person.page);
    await expect(ask).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await shown(), "nothing before they were asked").toEqual([]);
  await ask.click();
  await expect(ask).toBeHidden();

  await guest.page.evaluate(() => ((window as unknown as { seen: { hidden: boolean } }).seen.hidden = true));
  await expect(async () => {
    if (await isTheirs(host)) await decide(driver, host.page);
    else if ((await isTheirs(guest)) && (await shown()).length === 0) await decide(driver, guest.page);
    expect(await shown()).toContain("Color Doubt: It is your turn.");
  }).toPass();
});

test("whoever loses the line is told when a bot plays for them", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await play(host, guest);
  await guest.context.setOffline(true);
  await expect(guest.page.getByText(/A bot plays for you in \d+:\d\d, until you are back/)).toBeVisible();
  await guest.context.setOffline(false);
  await expect(guest.page.getByText(/A bot plays for you/)).toHaveCount(0);

  // Where no bot plays for anybody, nobody is threatened with one.
  await host.page.getByRole("button", { name: "Share and options" }).click();
  await host.page.getByRole("combobox", { name: "When somebody is away" }).selectOption("0");
  await host.page.keyboard.press("Escape");
  await guest.page.getByRole("button", { name: "Share and options" }).click();
  await expect(guest.page.getByText("the game waits")).toBeVisible();
  await guest.page.keyboard.press("Escape");
  await guest.context.setOffline(true);
  await expect(guest.page.getByText("You are offline.")).toBeVisible();
  await expect(guest.page.getByText(/A bot/)).toHaveCount(0);
});
