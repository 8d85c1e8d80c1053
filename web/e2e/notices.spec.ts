/** In games over days people are told of their turns though no page is open: by their browser, a feed, or in a chat. */

import { findings } from "./axe";
import { openTable, sitDown, startGame } from "./friends";
import { expect, test, type Person } from "./harness";
import { Server } from "./server";

/** Two at a table with a clock, whose game is on. */
async function play(host: Person, guest: Person): Promise<void> {
  await openTable(host, "color-doubt");
  await guest.goto(`/t/${host.table}`);
  await sitDown(guest);
  await host.page.getByRole("combobox", { name: "Time to think" }).selectOption({ label: "2 days for each move" });
  await startGame(host, [guest]);
}

async function menu({ page }: Person) {
  await page.getByRole("button", { name: "Share and options" }).click();
  return page.getByRole("dialog");
}

/** A browser that shows notices, and whose push service takes everybody: those of the makers are not asked by tests. */
async function subscribable({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    class Notice {
      static permission = "default";
      static requestPermission = () => Promise.resolve((Notice.permission = "granted"));
    }
    Object.assign(window, { Notification: Notice });
    let subscription: unknown = null;
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const key = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
      const text = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll("+", "-")
          .replaceAll("/", "_")
          .replaceAll("=", "");
      const keys = { p256dh: text(key), auth: text(crypto.getRandomValues(new Uint8Array(16))) };
      const told = { endpoint: "https://push.example/somebody", expirationTime: null, keys };
      return (subscription = { ...told, toJSON: () => told }) as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
  });
}

test("a player is notified by their browser, and has a feed", async ({ newPerson }) => {
  test.skip(process.env.PARLOUR_CLIENT === "dist", "only the server writes the service worker");
  const [host, guest] = [await newPerson(), await newPerson({ serviceWorkers: "allow" })];
  await subscribable(guest);
  await play(host, guest);
  const dialog = await menu(guest);
  const answered = () => guest.page.waitForResponse((response) => response.url().endsWith("/notify"));
  const off = dialog.getByRole("button", { name: "Stop notifying me" });
  for (const [name, then] of [
    ["Notify me", off],
    ["Stop notifying me", dialog.getByRole("button", { name: "Notify me" })],
  ] as const) {
    const answer = answered();
    await dialog.getByRole("button", { name }).click();
    expect((await answer).status()).toBe(204);
    await expect(then).toBeVisible();
  }

  await dialog.getByRole("button", { name: "Get the address of a feed" }).click();
  const feed = await dialog.getByRole("textbox", { name: "The address of your feed" }).inputValue();
  const read = () => guest.page.request.get(feed);
  expect(await (await read()).text()).toContain("<title>Color Doubt: the table of ");
  expect(await findings(guest.page)).toEqual([]);
  await dialog.getByRole("button", { name: "End this feed" }).click();
  await expect(dialog.getByRole("button", { name: "Get the address of a feed" })).toBeVisible();
  expect((await read()).status()).toBe(404);
});

test("a browser that cannot be notified says why", async ({ newPerson }) => {
  const [host, guest] = [await newPerson(), await newPerson()];
  // As on a plain address of a home network.
  await guest.context.addInitScript(() => Object.defineProperty(window, "isSecureContext", { get: () => false }));
  await play(host, guest);
  const dialog = await menu(guest);
  await expect(dialog.getByText(/^Browsers are notified over HTTPS alone/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Notify me" })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Get the address of a feed" })).toBeVisible();
});

test("the service worker shows a notice, and a later one in its place", async ({ newPerson }) => {
  test.skip(process.env.PARLOUR_CLIENT === "dist", "only the server writes the service worker");
  const person = await newPerson({ serviceWorkers: "allow" });
  const { page, context, home } = person;
  await person.goto("/");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const worker = context.serviceWorkers()[0]!;
  // Not every browser that tests run in shows notices: what would be shown is written down.
  await worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, tag, lang, data } = {}) =>
      void scope.shown.push({ title, body, tag, lang, data: data as unknown });
  });
  const protocol = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    protocol.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${home}/` && !isDeleted);
      if (own) found(own.registrationId);
    }),
  );
  await protocol.send("ServiceWorker.enable");
  const registrationId = await registered;
  const notices = ["Your turn at the table of Ada", "The game at the table of Ada is over"].map((body) => ({
    title: "Clue",
    body,
    tag: "parlour-abc",
    lang: "en",
  }));
  const navigate = `${home}/t/abc`;
  for (const notification of notices) {
    const data = JSON.stringify({ web_push: 8030, notification: { ...notification, navigate } });
    await protocol.send("ServiceWorker.deliverPushMessage", { origin: home, registrationId, data });
  }
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown))
    .toEqual(notices.map((notice) => ({ ...notice, data: { navigate } })));
});

test("the service worker tells the server of a new address", async ({ newPerson }) => {
  test.skip(process.env.PARLOUR_CLIENT === "dist", "only the server writes the service worker");
  const { page, context, home } = await newPerson({ serviceWorkers: "allow" });
  await page.goto(home);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const sent = await context.serviceWorkers()[0]!.evaluate(
    () =>
      new Promise<unknown>((seen) => {
        const scope = self as unknown as { fetch: unknown; dispatchEvent: (event: Event) => void };
        const real = scope.fetch;
        scope.fetch = async (address: string, { body }: { body: string }) => {
          scope.fetch = real;
          seen([address, JSON.parse(body)]);
          return new Response(null, { status: 204 });
        };
        const keys = { p256dh: "cA", auth: "YQ" };
        const [old, found] = ["old", "new"].map((name) => {
          const endpoint = `https://push.example/${name}`;
          return { endpoint, options: {}, toJSON: () => ({ endpoint, keys }) };
        });
        const event = new Event("pushsubscriptionchange");
        const lasts = { oldSubscription: old, newSubscription: found, waitUntil: () => undefined };
        scope.dispatchEvent(Object.assign(event, lasts));
      }),
  );
  expect(sent).toEqual([
    "/api/notices/moved",
    {
      old: "https://push.example/old",
      endpoint: "https://push.example/new",
      keys: { p256dh: "cA", auth: "YQ" },
    },
  ]);
});

test("a host names a webhook, and everybody sees that there is one", async ({ newPerson }) => {
  const server = new Server(["--webhooks", "public"]);
  await server.start();
  try {
    const [host, guest] = [await newPerson(), await newPerson()].map(
      ({ context, page }) => ({ context, page, home: server.address }) as Person,
    );
    await openTable(host!, "color-doubt", { home: server.address });
    const table = /\/t\/([^/#?]+)/.exec(host!.page.url())![1]!;
    await guest!.page.goto(`${server.address}/t/${table}`);
    await sitDown(guest!);
    await host!.page
      .getByRole("combobox", { name: "Time to think" })
      .selectOption({ label: "2 days for each move" });
    await startGame(host!, [guest!]);
    const dialog = await menu(host!);
    const address = dialog.getByRole("textbox", { name: "Address" });
    await address.fill("http://127.0.0.1:8080/inside");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(
      host!.page.getByText("That is not the address of a webhook that this server may call."),
    ).toBeVisible();
    await address.fill("https://chat.example/hook");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Whose turn it is at this table is sent to a webhook.")).toBeVisible();
    const theirs = await menu(guest!);
    await expect(
      theirs.getByText(/^Whose turn it is at this table is sent to a webhook of the host/),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "Stop sending" }).click();
    await expect(address).toBeVisible();
  } finally {
    await server.remove();
  }
});
