/** Words for a screen reader: {@link announce} queues them, `LiveRegion.svelte` (once per page) speaks them. */

import { untrack } from "svelte";

interface Announcement {
  id: number;
  text: string;
}

/** How many sentences the live region keeps. */
const KEPT = 8;

let queue: Announcement[] = $state([]);
let last = 0;

/** Says a sentence to those who listen to the page. May be called from an effect, which then does not follow it. */
export function announce(text: string): void {
  queue = [...untrack(() => queue), { id: ++last, text }].slice(-KEPT);
}

/** Takes back what was said: somebody else looks at the page now. */
export function hush(): void {
  queue = [];
}

/** What the live region holds. */
export function announced(): Announcement[] {
  return queue;
}
