/**
 * Keeps those who play by keys at the table: when what they used is gone, the focus goes on to what can be done next
 * instead of falling to the top of the page. Those who use a pointer are left alone.
 */
export class Keeper {
  #keys = false;
  #within = false;
  #root: HTMLElement | undefined;
  /** Where the focus waits for what can be done next. */
  #waits: Element | null = null;

  /** Watches the part of the page in which the focus is kept. */
  watch = (root: HTMLElement) => {
    this.#root = root;
    const keys = (event: KeyboardEvent) => {
      if (!["Shift", "Control", "Alt", "Meta"].includes(event.key)) this.#keys = true;
    };
    const pointer = () => (this.#keys = false);
    const focus = (event: FocusEvent) => {
      this.#within = event.target instanceof Node && root.contains(event.target);
    };
    addEventListener("keydown", keys, true);
    addEventListener("pointerdown", pointer, true);
    addEventListener("focusin", focus);
    return () => {
      removeEventListener("keydown", keys, true);
      removeEventListener("pointerdown", pointer, true);
      removeEventListener("focusin", focus);
    };
  };

  /** Gives the focus to the first of these that is there, if it was here and is lost. */
  keep(...selectors: string[]): void {
    const at = document.activeElement;
    if (!this.#keys || !this.#within || (at !== document.body && at !== this.#waits)) return;
    this.#waits = null;
    for (const selector of selectors) {
      const next = this.#root?.querySelector<HTMLElement | SVGElement>(selector);
      if (next) {
        next.focus();
        return;
      }
    }
  }

  /** While there is nothing to do the focus waits here, before all that may come: Tab does not lead past it. */
  wait(selector: string): void {
    this.keep(selector);
    const at = document.activeElement;
    if (at && this.#root?.querySelector(selector) === at) this.#waits = at;
  }
}
