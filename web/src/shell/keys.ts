/** Single keys as shortcuts: never while somebody writes, never together with Ctrl, Alt or the like. */

import { settings } from "../state/settings.svelte";

const WRITING = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable=true]";

/** The key, when it may be a shortcut. */
export function shortcut(event: KeyboardEvent): string | null {
  if (!settings.keys || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest(WRITING)) return null;
  return event.key;
}

/** Whether a modal dialog is open, behind which nothing should happen. */
export function dialogOpen(): boolean {
  return document.querySelector("dialog:modal") !== null;
}
