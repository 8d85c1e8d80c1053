/**
 * For work on the client: with `PARLOUR_CLIENT=dist` the pages are what `npm run build` wrote, under the server's own
 * headers, instead of what the program holds. The API is the server's in any case.
 */

import type { BrowserContext } from "@playwright/test";
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

export async function useBuiltClient(context: BrowserContext): Promise<void> {
  if (process.env.PARLOUR_CLIENT !== "dist") return;
  await context.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/api/") || pathname === "/health") return route.fallback();
    const first = new URL("/", route.request().url());
    // The name by which other devices would find it is known to the browser alone.
    if (first.hostname === "parlour.test") first.hostname = "127.0.0.1";
    const answer = await route.fetch({ url: first.href });
    const asked = join(dist, pathname);
    const file = existsSync(asked) && statSync(asked).isFile() ? asked : join(dist, "index.html");
    const headers = { ...answer.headers(), "content-type": types[extname(file)] ?? "application/octet-stream" };
    await route.fulfill({ status: 200, headers, body: readFileSync(file) });
  });
}
