/** Which page is shown: the address is the only state. */

import { tick } from "svelte";
import { base, within } from "./base";
import { routeOf, type Route } from "./routes";

class Router {
  #path = $state("");
  hash = $state("");

  constructor() {
    this.#wanted();
    this.#path = location.pathname;
    this.hash = location.hash;
  }

  get path(): string {
    return this.#path;
  }

  get route(): Route {
    return routeOf(within(this.#path) ?? this.#path);
  }

  /** Goes to an address of this site, as if a link had been followed. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#arrive(true);
  }

  /** Replaces the address without a new entry in the history, such as to take a token out of it. */
  replace(address: string): void {
    history.replaceState(history.state, "", address);
    this.#path = location.pathname;
    this.hash = location.hash;
  }

  #arrive(moved: boolean): void {
    const other = this.#path !== location.pathname;
    this.#path = location.pathname;
    this.hash = location.hash;
    if (other && moved) {
      scrollTo(0, 0);
      // A page read by ear begins at its beginning too, also where that comes in pieces that take each other's place.
      const begin = () => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
      const pieces = new MutationObserver(() => document.activeElement === document.body && begin());
      pieces.observe(document.body, { childList: true, subtree: true });
      addEventListener("keydown", () => pieces.disconnect(), { once: true });
      void tick().then(begin);
    }
  }

  /** Where a host has no file for an address, the first page is asked for instead, and told which address it was. */
  #wanted(): void {
    const wanted = new URLSearchParams(location.search).get("to");
    if (wanted !== null) history.replaceState(null, "", `${location.origin}${base}/${wanted}${location.hash}`);
  }

  /** Follows links to this site without loading the page anew. */
  listen(): () => void {
    const onpopstate = () => this.#arrive(false);
    const onclick = (event: MouseEvent) => {
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = (event.target as Element).closest?.("a[href]");
      if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
      if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
      if (within(link.pathname) === null) return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.href);
    };
    addEventListener("popstate", onpopstate);
    addEventListener("hashchange", onpopstate);
    document.addEventListener("click", onclick);
    return () => {
      removeEventListener("popstate", onpopstate);
      removeEventListener("hashchange", onpopstate);
      document.removeEventListener("click", onclick);
    };
  }
}

export const router = new Router();
