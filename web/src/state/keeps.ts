/** Whether this browser keeps the page for when there is no network; from a plain address of a home network, none does. */
export const keepsPage = (): boolean => "serviceWorker" in navigator;
