/**
 * Where the page's addresses begin: nothing at a server, or the folder in which a host has a site of plain files, such
 * as `/games`. Each file of such a site says in its head how far up that is.
 */

export function baseOf(up: string | undefined, address: string): string {
  return up === undefined ? "" : new URL(up, address).pathname.replace(/\/$/, "");
}

export const base: string =
  typeof document === "undefined"
    ? ""
    : baseOf(document.querySelector<HTMLMetaElement>('meta[name="parlour-base"]')?.content, location.href);

/** An address without the folder of the site; null for one that is not in it. */
export function within(path: string, folder: string = base): string | null {
  if (path === folder) return "/";
  return path.startsWith(`${folder}/`) ? path.slice(folder.length) : null;
}
