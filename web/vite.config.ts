import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
        // The server completes the page and the service worker itself, and answers them as they are.
        if (!/\.(js|css|svg|wasm|webmanifest)$/.test(name) || name === "service-worker.js") continue;
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
  /** What cards are called, which the notebook says, too. */
  cards: (entry) => entry.startsWith("card-"),
  /** What only the case of the day says. */
  puzzles: (entry) => entry.startsWith("puzzle-"),
  /** What only the review says. */
  reviews: (entry) => entry.startsWith("review-"),
  raw: (entry) => !entry.startsWith("puzzle-"),
  /** What a game says while it is played. */
  play: (entry) => !/^(puzzle|review)-/.test(entry),
  /** Everything, of another language. */
  own: () => true,
};

/** The sections of the page's own words that come with the page that alone says them, by the names of these parts. */
const SECTIONS: Record<string, string[]> = {
  about: ["About"],
  case: ["A case"],
  notebook: ["Notebook"],
  replay: ["Replay", "Review"],
};

/** What of the page's own words one page has for itself, or with `page` what no page has. */
function sectionsOf(text: string, part: string): string {
  const apart = Object.values(SECTIONS).flat();
  const sections = text.split(/^(?=### )/m).filter((section) => {
    const title = /^### (.*)/.exec(section)?.[1] ?? "";
    return part === "page" ? !apart.includes(title) : SECTIONS[part]!.includes(title);
  });
  return sections.join("");
}

/** What a message file says to people, as far as it is wanted. */
function entriesOf(text: string, wanted: (entry: string) => boolean = () => true): string {
  const entries = text.split(/^(?=[-a-z#])/m);
  const words = entries.filter((entry) => !entry.startsWith("#") && wanted(entry)).map((entry) => entry.trimEnd());
  return `${words.join("\n")}\n`;
}

/** What the first page says in another language: its own words, those that all games share, and their covers. */
function firstPage(language: string): Record<string, string> {
  const file = `words/${language}.ftl`;
  const parts: [of: string, path: string, wanted: (entry: string) => boolean][] = [
    ["page", here(file), () => true],
    ["shared", here(`../crates/presentation/${file}`), () => true],
    ...readdirSync(games).map((game): [string, string, (entry: string) => boolean] => [
      `cover/${game}`,
      join(games, game, file),
      PARTS.cover!,
    ]),
  ];
  const there = parts.filter(([, path]) => existsSync(path));
  return Object.fromEntries(there.map(([of, path, wanted]) => [of, entriesOf(readFileSync(path, "utf8"), wanted)]));
}

/** Message files in parts. */
function partsOfWords(): Plugin {
  return {
    name: "parts-of-words",
    enforce: "pre",
    load(id) {
      const [path, part = ""] = id.split(".ftl?");
      const isOfPage = part === "page" || part in SECTIONS;
      if (path === undefined || !(part in PARTS || isOfPage || part === "first")) return null;
      this.addWatchFile(`${path}.ftl`);
      const text = readFileSync(`${path}.ftl`, "utf8");
      const words = isOfPage
        ? entriesOf(sectionsOf(text, part))
        : part === "first"
          ? firstPage(path.split("/").at(-1)!)
          : entriesOf(text, PARTS[part]);
      return `export default ${JSON.stringify(words)}`;
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
  // Parts of the page find each other in whatever folder a host has them; only the page itself names where they are.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  build: {
    // Assets stay files: the content security policy has no room for data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rollupOptions: {
      input: { index: here("index.html"), "service-worker": here("src/service-worker.ts") },
      output: {
        // A service worker keeps its address, and the server writes it anew each time.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
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
