/** Friends sit down, and seats move: by a code to scan, once, and to somebody who lost what their browser kept. */

import { findings } from "./axe";
import { expect, test, type Person } from "./harness";
import { addBot } from "./friends";
import { scanned } from "./scanned";

/** The server's address by a name that other devices could find: codes are shown only there. */
const named = (person: Person, path: string) =>
  person.page.goto(person.home.replace("127.0.0.1", "parlour.test") + path);

async function openForFriends(host: Person, game = "color-doubt"): Promise<void> {
  await named(host, `/open/${game}`);
  await host.page.getByLabel("Your name").fill("Ada");
  await host.page.getByRole("button", { name: "Open the table" }).click();
  await expect(host.page.getByRole("heading", { name: "Round the table" })).toBeVisible();
}

/** Ada and Grace play, with a bot. */
async function play(host: Person, guest: Person): Promise<void> {
  await openForFriends(host);
  await guest.page.goto(await host.page.getByLabel("Invitation link", { exact: true }).inputValue());
  await guest.page.getByLabel("You play as").fill("Grace");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.page.getByText("Grace (you)")).toBeVisible();
  await host.page.getByRole("button", { name: "Start the game" }).click();
  for (const person of [host, guest]) await expect(person.page.getByTestId("board")).toBeVisible();
}

async function moveLink(player: Person): Promise<string> {
  await player.page.getByRole("button", { name: "Share and options" }).click();
  await player.page.getByRole("button", { name: "Play on my phone" }).click();
  await expect(player.page.getByText("It works once")).toBeVisible();
  return scanned(player.page, "Link that moves the seat, as a QR code");
}

const mine = (person: Person) => person.page.getByText("(you)").filter({ visible: true });

test("a friend reads who invites them, and sits down with one press", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson({ viewport: { width: 390, height: 844 } })];
  await openForFriends(host, "clue");
  await guest.page.goto(await scanned(host.page, "Invitation link, as a QR code"));
  const main = guest.page.getByRole("main");
  await expect(main.getByRole("heading").first()).toHaveText("Ada invites you to Clue.");
  await expect(main.getByRole("button").first()).toHaveText("Sit down");
  await main.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.page.getByRole("button", { name: "Stand up" })).toBeVisible();
  await expect(main.getByText("Choose another one")).toHaveCount(0);
});

test("a phone shares its invitation first, and shows itself no code to scan", async ({ newPerson }) => {
  const host = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await host.page.addInitScript(() => (navigator.share = () => Promise.resolve()));
  await host.goto("/open/color-doubt");
  await expect(host.page.getByText("Next you get a link for your friends.")).toBeVisible();
  await openForFriends(host);
  const main = host.page.getByRole("main");
  await expect(main.getByRole("button", { name: /^Share|Copy/ }).first()).toHaveText(/Share/);
  await expect(main.getByLabel("Invitation link, as a QR code")).toHaveCount(0);
  // Turned into a window that others can see, the same page has it.
  await host.page.setViewportSize({ width: 1280, height: 800 });
  await expect(main.getByLabel("Invitation link, as a QR code")).toBeVisible();
});

test("a name that is taken is said to be, and nothing that was typed is lost", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  await openForFriends(host);
  await guest.page.goto(host.page.url());
  await guest.page.getByLabel("You play as").fill("ada");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.page.getByRole("alert").getByText("already has this name").first()).toBeVisible();
  await guest.page.getByLabel("You play as").fill("Ben");
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.page.getByText("Ben (you)")).toBeVisible();
  await expect(guest.page.getByText("already has this name")).toHaveCount(0);
});

test("the code that moves a seat is seen whole in the lobby", async ({ newPerson }) => {
  const host = await newPerson({ viewport: { width: 1440, height: 900 } });
  await openForFriends(host);
  const start = host.page.getByRole("button", { name: "Start the game" });
  await host.page.getByRole("button", { name: "Play on my phone" }).click();
  const code = host.page.getByLabel("Link that moves the seat, as a QR code");
  const bottom = async () => {
    const box = (await code.boundingBox())!;
    return box.y + box.height;
  };
  await expect(code).toBeVisible();
  await expect.poll(async () => (await start.boundingBox())!.y - (await bottom())).toBeGreaterThan(0);
});

test("a seat that moves before the game begins takes its share along", async ({ newPerson }) => {
  const [host, phone] = [await newPerson(), await newPerson()];
  await openForFriends(host);
  await host.page.getByRole("button", { name: "Play on my phone" }).click();
  await phone.page.goto(await scanned(host.page, "Link that moves the seat, as a QR code"));
  await expect(mine(phone)).toHaveCount(1);
  await expect(host.page.getByText("Your seat is on the other device now")).toBeVisible();
  for (let bot = 0; bot < 2; bot++) await addBot(host);
  await host.page.getByRole("button", { name: "Start the game" }).click();
  await expect(phone.page.getByTestId("board")).toBeVisible();
  await expect(host.page.getByText("and you still host it from this page")).toBeVisible();
  await expect(phone.page.getByText(/did not help to shuffle in time/)).toHaveCount(0);
  const shares = () => {
    const room = phone.frames.findLast((frame) => frame.type === "room");
    return room?.type === "room" ? room.chairs.flatMap(({ who }) => (who ? [who.share?.state] : [])) : [];
  };
  await expect.poll(shares).toEqual(["open", "open", "open"]);
});

test("a seat moves to a phone by a code that works once", async ({ newPerson }) => {
  const [host, guest, phone] = [await newPerson(), await newPerson(), await newPerson()];
  await play(host, guest);
  const link = await moveLink(guest);
  await phone.page.goto(link);
  await expect(phone.page.getByTestId("board")).toBeVisible();
  await expect(mine(phone)).toHaveCount(1);
  await expect(phone.page).not.toHaveURL(/#/);

  // The old page says where the seat is, and watches.
  await expect(guest.page.getByRole("heading", { name: "You have no seat here" })).toBeVisible();
  // It is no table of this browser any more.
  const home = await guest.page.context().newPage();
  await home.goto(new URL("/", guest.page.url()).href);
  await expect.poll(() => home.evaluate(() => localStorage.getItem("parlour.tables"))).toBe("{}");
  await home.close();
  await guest.page.getByRole("button", { name: "Watch the game" }).click();
  await expect(guest.page.getByText("You are watching.")).toBeVisible();

  // The code is used up, which takes nothing away from whoever has the seat.
  await phone.page.goto("about:blank");
  await phone.page.goto(link);
  await expect(phone.page.getByRole("heading", { name: "This code was used already" })).toBeVisible();
  await phone.page.getByRole("button", { name: "Watch the game" }).click();
  await expect(phone.page.getByTestId("board")).toBeVisible();
  await expect(mine(phone)).toHaveCount(1);
});

test("the host hands the seat of somebody absent to whoever lost what their browser kept", async ({
  newPerson,
}) => {
  const [host, guest, again] = [await newPerson(), await newPerson(), await newPerson()];
  await play(host, guest);
  const manage = host.page.getByRole("button", { name: "Seat of Grace" }).filter({ visible: true });
  await manage.click();
  await expect(host.page.getByRole("dialog").getByText("Grace is here")).toBeVisible();
  await host.page.keyboard.press("Escape");

  await guest.page.close();
  await expect(host.page.getByText(/away, a bot plays/).filter({ visible: true })).toBeVisible();
  await manage.click();
  await host.page.getByRole("button", { name: "Hand the seat to a person" }).click();
  await again.page.goto(await scanned(host.page, "Link that moves the seat, as a QR code"));
  await expect(again.page.getByTestId("board")).toBeVisible();
  await expect(mine(again)).toHaveCount(1);
});

test("everybody is told of a seat that is handed on, and whoever had it takes it back", async ({ newPerson }) => {
  const [host, guest, again] = [await newPerson(), await newPerson(), await newPerson()];
  await play(host, guest);
  const address = guest.page.url();
  await guest.page.goto("about:blank");
  await expect(host.page.getByText(/away, a bot plays/).filter({ visible: true })).toBeVisible();
  await host.page.getByRole("button", { name: "Seat of Grace" }).filter({ visible: true }).click();
  await host.page.getByRole("button", { name: "Hand the seat to a person" }).click();
  const link = await scanned(host.page, "Link that moves the seat, as a QR code");
  await host.page.keyboard.press("Escape");
  await again.page.goto(link);
  await expect(mine(again)).toHaveCount(1);
  await expect(host.page.getByText("The host has handed the seat of Grace to somebody else")).toBeVisible();
  const grace = host.page.getByRole("listitem").filter({ hasText: "Grace", visible: true }).first();
  await expect(grace).toContainText("handed on by the host");
  expect(await findings(host.page)).toEqual([]);

  await guest.page.goto(address);
  await expect(guest.page.getByRole("heading", { name: "Your seat was handed on" })).toBeVisible();
  expect(await findings(guest.page)).toEqual([]);
  await guest.page.getByRole("button", { name: "Take my seat back" }).click();
  await expect(mine(guest)).toHaveCount(1);
  await expect(again.page.getByRole("heading", { name: "You have no seat here" })).toBeVisible();
  await expect(host.page.getByText("Grace has taken back the seat that was handed on.")).toBeVisible();
  await expect(grace).not.toContainText("handed on by the host");
});

test("whoever lost their seat is told whom to ask, and the link works in the tab in which they watch", async ({
  newPerson,
}) => {
  const [host, guest, again] = [await newPerson(), await newPerson(), await newPerson()];
  await play(host, guest);
  await again.page.goto(host.page.url());
  const asks = again.page.getByText("Was one of these seats yours? Ask the host to hand it to you.");
  await expect(again.page.getByText("You are watching.")).toBeVisible();
  await expect(asks, "everybody is there").toHaveCount(0);
  await guest.page.close();
  await expect(asks).toBeVisible();
  expect(await findings(again.page)).toEqual([]);
  const players = host.page.getByRole("complementary").getByRole("list", { name: "Players" });
  await players.getByRole("button", { name: "Seat of Grace" }).click();
  await host.page.getByRole("button", { name: "Hand the seat to a person" }).click();
  const link = await host.page.getByRole("dialog").getByRole("textbox").inputValue();
  // As somebody does who pastes it there: nothing is loaded anew.
  await again.page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await expect(mine(again)).toHaveCount(1);
  await expect(asks).toHaveCount(0);
  await expect(again.page).not.toHaveURL(/#/);
});

test("an invitation has a room code for whoever would rather type", async ({ newPerson }) => {
  const [host, guest] = [await newPerson({ viewport: { width: 1440, height: 900 } }), await newPerson()];
  await openForFriends(host);
  await host.page.getByRole("button", { name: "Show a room code" }).click();
  const told = host.page.getByText("type the room code:");
  await expect(told).toBeVisible();
  const code = await told.locator(".code").innerText();
  await named(guest, "/");
  await guest.page.getByRole("textbox", { name: "Room code" }).fill(code);
  await guest.page.getByRole("button", { name: "Join" }).click();
  await expect(guest.page.getByRole("button", { name: "Sit down" })).toBeVisible();
});
