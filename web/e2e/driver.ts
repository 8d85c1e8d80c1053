/**
 * What a game gives to the browser tests: `games/<name>/web/e2e.ts` exports a {@link Driver} as default, which plays
 * through the page as a hand would.
 *
 * A driver imports files of its own folder and of `$e2e` and types alone: no package is installed where it lies.
 * `hands.ts` has what hands do in any game, `ledger.ts` what a check of hiding keeps.
 */

import type { Locator, Page } from "@playwright/test";
import type { Replay, ToClient, Viewer } from "../src/protocol";

export interface Driver {
  /** The game's name in addresses. */
  game: string;
  /**
   * Makes one whole decision through the page: called when it is this page's turn. Returns when the page has taken
   * the clicks; the harness waits for the move to be accepted. Uses roles and names as a person would find them.
   */
  step: (page: Page) => Promise<void>;
  /** What a player on turn should see at once, each beside the others: the board, the hand, what is to be done. */
  atOnce: (page: Page) => Record<string, Locator>;
  /** The same with the keyboard alone. */
  stepByKeyboard?: (page: Page) => Promise<void>;
  /**
   * Looks for what these frames should not have told this viewer, given the whole truth afterwards: one sentence
   * for each leak, none when all is well. The harness compares the frames with the viewer's side of the replay by
   * itself; this is the game's own knowledge, such as "no hand but the own one is ever named".
   */
  leaks?: (frames: ToClient[], truth: Replay, viewer: Viewer) => string[];
}
