import { tick } from "svelte";

/** Scrolls to what a review proves, once it is drawn: in the end to what `first` finds, if that is given. */
export async function showProved(within: HTMLElement | undefined, first?: string): Promise<void> {
  await tick();
  for (const found of [".proved", first]) {
    if (found) within?.querySelector(found)?.scrollIntoView({ block: "nearest" });
  }
}
