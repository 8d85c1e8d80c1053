/** What went wrong, in words. */

import type { Problem } from "../protocol";
import type { Listener, Words } from "../words";
import { say, words } from "./words";

/**
 * What went wrong, in a sentence: a refusal by a game's rules in the words of that game, everything else in the page's
 * own, and what the page has no words for as the server puts it.
 */
export function problemText(problem: Problem, game?: Words, to?: Listener): string {
  // A move that the server cannot read is the page's fault, not a player's.
  if (problem.message && game && problem.code !== "malformed") return game.say(problem.message, to);
  return words.text(nameOf(problem)) ?? problem.text;
}

/** A heading for what went wrong. */
export function problemTitle(problem: Problem): string {
  return words.text(`${nameOf(problem)}.title`) ?? say("problem-title");
}

/** What the server says beyond the page's own words, for whoever runs it; null where it says nothing more. */
export function serverSays(problem: Problem): string | null {
  return ["internal", "unreadable"].includes(problem.code) && problem.text !== "" ? problem.text : null;
}

/** A problem that the page itself has found. */
export function ownProblem(code: string): Problem {
  return { code, text: "", clause: null, message: null };
}

const nameOf = ({ code }: Problem) => `problem-${code.replaceAll("_", "-")}`;
