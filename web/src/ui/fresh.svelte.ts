/** What a board animates. */

import { untrack } from "svelte";
import type { BoardProps, News } from "../plugin";

type Showing<Observation> = Pick<BoardProps<unknown, unknown, Observation>, "news" | "fresh" | "replay">;

/**
 * The fresh news that a board has not animated yet: once, however often the shell comes back to it from a look into
 * the past. In a replay every step is animated anew. To be made while a component is.
 */
export function freshOnce<Observation>(props: () => Showing<Observation>): { readonly news: News<Observation>[] } {
  let animated = untrack(() => props().news.at(-1)?.number ?? -1);
  const news = $derived(props().replay ? props().fresh : props().fresh.filter(({ number }) => number > animated));
  $effect(() => {
    const last = props().fresh.at(-1);
    if (last) animated = Math.max(animated, last.number);
  });
  return {
    get news() {
      return news;
    },
  };
}
