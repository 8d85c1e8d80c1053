/** What comes over the wire to a page, as it comes: compressed, with its headers. */

import type { Page } from "@playwright/test";

/** Counts the bytes that a page receives from now on, its WebSockets apart. */
export async function countBytes(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}
