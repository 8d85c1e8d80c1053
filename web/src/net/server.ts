/** Whether there is a server behind this page: a site of plain files says in its head that there is none. */
export const hasServer =
  typeof document === "undefined" || document.querySelector('meta[name="parlour-server"][content="none"]') === null;

/** Whether a host's name means this computer and no other. */
export function isThisComputer(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127\./.test(host) || host.endsWith(".localhost");
}

/** Whether this browser can do a server's work by itself. */
export function isAble(): boolean {
  return typeof WebAssembly !== "undefined" && typeof Worker !== "undefined";
}
