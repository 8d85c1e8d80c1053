/** Which of the shell's own dialogs is open. */

export type Panel = "help" | "settings";

/** Keys, and what they do in words. */
export type Shortcut = [keys: string[], does: string];

class Panels {
  shown: Panel | null = $state(null);
  /** The shortcuts of the page on top of the shell's own. */
  shortcuts: { title: string; keys: Shortcut[] }[] = $state.raw([]);

  open(panel: Panel): void {
    this.shown = panel;
  }

  close(): void {
    this.shown = null;
  }
}

export const panels = new Panels();
