import { LOW } from "../ui/low";

/** How much space the page gives to a board and to what belongs to it. */
export class Space {
  /** What the board's area has, in CSS pixels. */
  width = $state(0);
  windowWidth = $state(0);
  windowHeight = $state(0);

  /** Which part of the board it is, round a big screen. */
  constructor(readonly part: () => "hand" | "table" | undefined) {}

  /** Whether there is space beside the board; where the window is high, the board is better above the rest. */
  get beside(): boolean {
    if (this.part()) return this.part() === "table";
    // On a phone on its side a board above the rest would never be seen whole.
    if (this.windowHeight <= LOW) return this.width >= 480;
    return this.width >= (this.windowHeight > this.windowWidth ? 900 : 640);
  }

  /** Whether there is space for a third column. */
  get wide(): boolean {
    return !this.part() && this.width >= 1240;
  }
}
