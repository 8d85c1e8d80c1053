/** Whether this browser keeps the page for when there is no network; from a plain address of a home network, none does. */
export const keepsPage = (): boolean => "serviceWorker" in navigator;

/** Why the page could not be kept, and no older one is. */
export type Unkept = "no-room" | "not-kept";

let unkept: Unkept | null = $state(null);

/** Why the page is not kept, as far as is known since it was loaded; null where nothing went wrong. */
export const notKept = (): Unkept | null => unkept;

export function noteNotKept(why: Unkept): void {
  unkept = why;
}
