/// <reference lib="webworker" />
/**
 * Keeps the page in the browser, so that it opens without a network. The server writes the list of its files at the
 * head of this file (`crates/server/src/http/assets.rs`).
 */

import type { Resubscribe } from "./bindings/Resubscribe";

declare const self: ServiceWorkerGlobalScope;
/** The page's files, and what changes when one of them does. */
declare const KEPT: { version: string; files: string[] };

/** Where the page is: a host may have other sites in other folders. */
const ROOT = new URL("./", self.location.href);
const PREFIX = `parlour-${ROOT.pathname.slice(1)}`;
const CACHE = PREFIX + KEPT.version;
const PAGE = ROOT.href;
const FILES = KEPT.files.map((file) => new URL(file, ROOT).href);
/** How long the network is waited for before the page that is kept is shown, in milliseconds. */
const PATIENCE = 5_000;

/** Fills this version's cache; what an older version has already is not fetched again. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  const fetched = async (file: string) => {
    // The names of assets hold a hash of what is in them.
    const old = file.startsWith(`${ROOT.href}assets/`) ? await caches.match(file) : undefined;
    const answer = old ?? (await fetch(file, { cache: "no-cache" }));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(file, file === PAGE ? await anywhere(answer) : answer);
  };
  await Promise.all([PAGE, ...FILES].map(fetched));
}

/** The first page of a site of files as it can be shown at all addresses in its folder. */
async function anywhere(page: Response): Promise<Response> {
  const text = await page.clone().text();
  if (!text.includes('="./')) return page;
  const headers = { "content-type": "text/html; charset=utf-8" };
  return new Response(text.replaceAll('="./', `="${ROOT.pathname}`), { headers });
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(PREFIX) && !name.slice(PREFIX.length).includes("/"));
  const older = own.filter((name) => name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The page as the server has it, or as it is kept: while the server cannot be reached, or where files are all there is. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 400) return answer;
  } catch {
    // No network, or one that answers too late.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener("install", (event) =>
  event.waitUntil(
    keep().catch(async (error: unknown) => {
      // Half a page is of no use, and takes room.
      await caches.delete(CACHE);
      const full = error instanceof DOMException && error.name === "QuotaExceededError";
      for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
        client.postMessage({ type: full ? "no-room" : "not-kept" });
      throw error;
    }),
  ),
);

self.addEventListener("activate", (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())));

self.addEventListener("message", (event) => {
  // The person wants the new version now.
  if ((event.data as { type?: string })?.type === "take-over") event.waitUntil(self.skipWaiting());
});

/** What the server sends: a notice that some browsers show by themselves, and this worker in the others. */
interface Sent {
  notification: { title: string; body: string; lang: string; tag: string; navigate: string };
}

async function show({ notification }: Sent): Promise<void> {
  const { title, body, lang, tag, navigate } = notification;
  // A later one of a table takes the place of the one before.
  await self.registration.showNotification(title, {
    body,
    lang,
    tag,
    icon: new URL("icon-192.png", ROOT).href,
    data: { navigate },
  });
}

/** Goes to a page: where it is open already, or in a window of its own. */
async function go(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => url.split(/[?#]/)[0] === address);
  if (open) await open.focus();
  else await self.clients.openWindow(address);
}

/** The browser's address at its push service changes: the server is told, which knows it by the old one. */
async function moved({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey, userVisibleOnly } = oldSubscription.options;
  const found =
    newSubscription ?? (await self.registration.pushManager.subscribe({ applicationServerKey, userVisibleOnly }));
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = found.toJSON();
  const told: Resubscribe = { old: oldSubscription.endpoint, endpoint, keys: { p256dh, auth } };
  const headers = { "content-type": "application/json" };
  await fetch("/api/notices/moved", { method: "POST", headers, body: JSON.stringify(told) });
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(moved(event)));

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Sent));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go((event.notification.data as { navigate: string }).navigate));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(origin + pathname)) event.respondWith(file(request));
});
