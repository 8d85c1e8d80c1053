import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const games = here("../games");

/** Where `npm run dev` finds the game server; `parlour serve` prints its address. */
const server = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8080";

/** Puts every file that is not small already beside itself as small as it gets, so that the server need not do it for each who asks. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        // The server completes the page itself, and answers it as it is.
        if (!/\.(js|css|svg|wasm|webmanifest)$/.test(name)) continue;
        const text = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
      }
    },
  };
}

/** Tells the page where the modules are that answer in a browser; the server's build names their folder. */
function modules(): Plugin {
  const folder = process.env.PARLOUR_MODULES;
  const id = "virtual:modules";
  const text = ["notebook", "offline"]
    .map((name) => `import ${name} from ${JSON.stringify(`${folder}/${name}.wasm?url`)};`)
    .concat("export default { notebook, offline };")
    .join("\n");
  return {
    name: "modules",
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) => (asked === `\0${id}` ? (folder ? text : "export default null;") : null),
  };
}

/** The messages that stand on a game's cover, with the terms that they may use. */
const OF_COVER = /^(-|title\b|blurb\b|minutes\b|bot-|puzzle-kind-)/;

/** Which messages of a file are loaded, by its suffix: comments are for whoever writes them, and come to nobody. */
const PARTS: Record<string, (entry: string) => boolean> = {
  /** What the first page says of a game, so that the rest can come later. */
  cover: (entry) => OF_COVER.test(entry),
  /** What only the case of the day says. */
  puzzles: (entry) => entry.startsWith("puzzle-"),
  raw: (entry) => !entry.startsWith("puzzle-"),
};

/** Message files in parts. */
function partsOfWords(): Plugin {
  return {
    name: "parts-of-words",
    enforce: "pre",
    load(id) {
      const [path, part] = id.split(".ftl?");
      const wanted = PARTS[part ?? ""];
      if (path === undefined || wanted === undefined) return null;
      this.addWatchFile(`${path}.ftl`);
      const entries = readFileSync(`${path}.ftl`, "utf8").split(/^(?=[-a-z#])/m);
      const words = entries
        .filter((entry) => !entry.startsWith("#") && wanted(entry))
        .map((entry) => entry.trimEnd());
      return `export default ${JSON.stringify(`${words.join("\n")}\n`)}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), partsOfWords(), modules(), compressed()],
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
