/**
 * What calls somebody to their table who looks elsewhere: a notice of the system's, a phone that trembles; and a
 * screen that stays on while they play. What a browser does not have is left out.
 */

import { base } from "../base";

/** Whether the browser shows notices: not yet asked, allowed, or not to be had. */
export function noticesAre(): "unasked" | "allowed" | "refused" {
  if (typeof Notification === "undefined" || !isSecureContext) return "refused";
  if (Notification.permission === "default") return "unasked";
  return Notification.permission === "granted" ? "allowed" : "refused";
}

/** Asks the browser whether it shows notices; only after a click. */
export async function askForNotices(): Promise<boolean> {
  if (noticesAre() === "refused") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Tells somebody who looks at another page or program; a later notice of a table takes the place of the one before. */
export function notice(title: string, body: string, table: string): void {
  if (!document.hidden || noticesAre() !== "allowed") return;
  try {
    const shown = new Notification(title, { body, tag: `parlour-${table}`, icon: `${base}/icon-192.png` });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones show notices only for pages that are installed.
  }
}

/** Two short pulses, where there is something to tremble. */
export function tremble(): void {
  navigator.vibrate?.([70, 60, 70]);
}

/** Keeps the screen on until what it returns is called; a page that was hidden asks again when it is seen. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  async function take() {
    if (ended || document.hidden) return;
    try {
      const taken = await navigator.wakeLock.request("screen");
      if (ended) void taken.release();
      else lock = taken;
    } catch {
      // A nearly empty battery, a setting, or an old browser: the screen goes dark as ever.
    }
  }
  if ("wakeLock" in navigator) {
    void take();
    document.addEventListener("visibilitychange", take);
  }
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
