/** Pages without what most have. */

import type { Page } from "@playwright/test";

/** As on a site of plain files. */
export const withoutServer = (page: Page) =>
  page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.head) return;
      observer.disconnect();
      const meta = document.createElement("meta");
      [meta.name, meta.content] = ["parlour-server", "none"];
      document.head.append(meta);
    }).observe(document, { childList: true, subtree: true }),
  );

export const without = (page: Page, name: "WebAssembly" | "Worker") =>
  page.addInitScript((name) => Reflect.deleteProperty(window, name), name);
