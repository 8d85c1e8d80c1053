import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const games = here("../games");

/** Where `npm run dev` finds the game server; `parlour serve` prints its address. */
const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $parlour: here("src"), $e2e: here("e2e") },
    // The boards in games/*/web have no node_modules of their own: what they import is found here.
    dedupe: ["svelte", "vitest", "@fluent/bundle"],
  },
  build: {
    // Assets stay files: the content security policy has no room for data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [here("."), games] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "../games/*/web/**/*.test.ts"],
    environment: "node",
  },
});
