/** Short notices at the foot of the page, spoken to screen readers too. */

import { untrack } from "svelte";

export interface Toast {
  id: number;
  text: string;
  look: "plain" | "problem";
  /** A link under the text, such as to the clause of the rules. */
  link?: { href: string; text: string };
}

let toasts: Toast[] = $state([]);
let last = 0;

/** Shows a notice for a while; problems stay longer, and all can be closed. Returns what {@link dismiss} takes. */
export function toast(text: string, more: Partial<Pick<Toast, "look" | "link">> = {}): number {
  const id = ++last;
  const look = more.look ?? "plain";
  toasts = [...untrack(() => toasts).filter((old) => old.text !== text), { id, text, look, link: more.link }].slice(
    -3,
  );
  setTimeout(() => dismiss(id), look === "problem" ? 10_000 : 5_000);
  return id;
}

/** Takes a notice away. */
export function dismiss(id: number): void {
  toasts = untrack(() => toasts).filter((old) => old.id !== id);
}

/** Takes all notices away: somebody else looks at the page now. */
export function dismissAll(): void {
  toasts = [];
}

/** The notices shown now. */
export function shownToasts(): Toast[] {
  return toasts;
}
