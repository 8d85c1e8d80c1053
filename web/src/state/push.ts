/** Being told of one's turns though no page is open: by Web Push, where the browser has it. */

import { language } from "../language";
import { api } from "../net/api";
import { noticesAre, askForNotices } from "./notices";
import { browserStore, placeAt, remember } from "./storage";

/** How long the page is waited for until it is kept in the browser, in milliseconds. */
const PATIENCE = 10_000;

/** Why this browser cannot be told of anything; null where it can. */
export function pushLacks(): "insecure" | "missing" | "refused" | null {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "missing";
  return noticesAre() === "refused" ? "refused" : null;
}

/** Whether this browser is told of our turns at a table. */
export const isTold = (table: string): boolean =>
  pushLacks() === null && placeAt(browserStore(), table)?.told !== undefined;

/** The worker that hears of our turns. */
function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error("no worker")), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** This browser's subscription under the server's key; one under another key is of no use any more. */
async function subscription(): Promise<PushSubscription> {
  const [{ pushManager }, { key }] = await Promise.all([worker(), api.notices()]);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const old = await pushManager.getSubscription();
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Has this browser told of our turns at a table, from a click on; false where its person says no. */
export async function tell(table: string, seat: string): Promise<boolean> {
  if (!(await askForNotices())) return false;
  const { endpoint, keys } = (await subscription()).toJSON();
  const { p256dh = "", auth = "" } = keys ?? {};
  await api.notify(table, seat, { endpoint: endpoint!, keys: { p256dh, auth }, language });
  remember(browserStore(), table, { told: endpoint! });
  return true;
}

/** Where this browser has a new address and its worker could not say so, says so. */
export async function tellAnew(table: string, seat: string): Promise<void> {
  if (!isTold(table) || noticesAre() !== "allowed") return;
  const told = placeAt(browserStore(), table)?.told;
  if ((await subscription()).endpoint !== told) await tell(table, seat);
}

/** Has this browser told nothing of a table any more. */
export async function tellNoMore(table: string, seat: string): Promise<void> {
  const { pushManager } = await worker();
  // Its worker may have said that there is a new one.
  const known = [placeAt(browserStore(), table)?.told, (await pushManager.getSubscription())?.endpoint];
  for (const endpoint of new Set(known))
    if (endpoint !== undefined) await api.notify(table, seat, { endpoint, keys: null, language });
  remember(browserStore(), table, { told: undefined });
}
