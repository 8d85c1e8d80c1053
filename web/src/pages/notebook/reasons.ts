/** Why something is certain, or cannot be: in words. */

import { say } from "../../shell/words";
import type { Arg } from "../../words";
import { cardNames } from "./text";
import type { Notebook, Source, Why } from "./types";

/** Where something is said: "your hand and entry 5". */
function listed(sources: readonly Source[]): Arg {
  return {
    and: sources.map((source): Arg => {
      if (typeof source === "string") return { message: { name: `notebook-source-${source}` } };
      return { message: { name: "notebook-source-entry", args: { entry: { number: source.entry + 1 } } } };
    }),
  };
}

/** What cannot all be true. */
export function contradicted(sources: readonly Source[]): string {
  return say("notebook-contradicted", { sources: listed(sources) });
}

/** Why a cell is certain. */
export function explained({ card, holder, holds, sources }: Why, book: Notebook): string {
  const which = cardNames(book.deck)[card] ?? "";
  const fact =
    holder < book.players.length
      ? say(holds ? "notebook-has" : "notebook-lacks", { who: book.players[holder]!.name, card: which })
      : say(
          holder === book.players.length
            ? holds
              ? "notebook-in-file"
              : "notebook-not-in-file"
            : holds
              ? "notebook-is-open"
              : "notebook-not-open",
          { card: which },
        );
  const why = sources.length > 0 ? say("notebook-follows", { sources: listed(sources) }) : say("notebook-numbers");
  return `${fact} ${why}`;
}
