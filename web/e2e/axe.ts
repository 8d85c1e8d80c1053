/** What axe finds on a page that keeps people out: serious and critical findings, a line each. */

import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'] })");
  return results.violations
    .filter((found) => found.impact === "serious" || found.impact === "critical")
    .flatMap((found) => found.nodes.map((node) => `${found.id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}

/** Whether the page can be scrolled sideways, which on a phone means that something sticks out. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName}.${element.className.toString()}`)
      .slice(0, 8);
  });
}
