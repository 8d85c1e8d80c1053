/** Which of the shell's own dialogs is open. */

import type { Way } from "../plugin";

export type Panel = "help" | "how" | "settings";

/** Keys, and what they do in words. */
export type Shortcut = [keys: string[], does: string];

/** What the help says of the table at which somebody sits or watches. */
export interface Here {
  /** The game's name in addresses, and its title. */
  game: string;
  title: string;
  /** What is played by there. */
  setup: unknown;
  /** What the viewer wants; null for spectators. */
  goal: string | null;
  /** What is to be done now, and by whom. */
  now: string;
  /** What the viewer can do now; nothing on others' turns. */
  ways: Way[];
}

class Panels {
  shown: Panel | null = $state(null);
  /** The table that the page shows; null on other pages. */
  here: Here | null = $state.raw(null);
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
