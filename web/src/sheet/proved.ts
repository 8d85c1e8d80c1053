import { tick } from "svelte";

/** Scrolls to what a review proves, once it is drawn. */
export async function showProved(within: HTMLElement | undefined): Promise<void> {
  await tick();
  within?.querySelector(".proved")?.scrollIntoView({ block: "nearest" });
}
