/** Codes on the page, read as a camera reads them. */

import { expect, type Page } from "@playwright/test";
import decodeQR from "qr/decode.js";

/** What a camera reads off a code on the page. */
export async function scanned(page: Page, name: string): Promise<string> {
  const code = page.getByRole("img", { name });
  await expect(code).toBeVisible();
  const modules = Number((await code.getAttribute("viewBox"))!.split(" ")[2]);
  const dark = [...(await code.locator("path").getAttribute("d"))!.matchAll(/M(\d+) (\d+)/g)];
  const scale = 4;
  const width = modules * scale;
  const data = new Uint8Array(width * width * 3).fill(255);
  for (const [, x, y] of dark)
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < scale; dx++) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 3;
        data.fill(0, at, at + 3);
      }
  return decodeQR({ width, height: width, data });
}
