/**
 * What helps whoever looks at a board, such as a hint, and where it stands: on the page, or in a dialog of the board while
 * one lies over the page. It is in one of these places alone.
 */

import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("guidance");

export class Guidance {
  /** How many dialogs show it. */
  #dialogs = $state(0);

  /** Made where the page is, for the dialogs of the boards in it. */
  constructor(readonly show: Snippet) {
    setContext(KEY, this);
  }

  get onPage(): boolean {
    return this.#dialogs === 0;
  }

  /** Takes it into a dialog, until what is returned is called. */
  take(): () => void {
    this.#dialogs += 1;
    return () => (this.#dialogs -= 1);
  }
}

/** That of the page; undefined where it has none. */
export function guidanceHere(): Guidance | undefined {
  return getContext<Guidance | undefined>(KEY);
}
