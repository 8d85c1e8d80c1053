/** How a table stands, in words, for whoever is not there. */

import type { Arg, Standing } from "../protocol";
import { say } from "../shell/words";

const named = (name: string): Arg => ({ text: name });

/** Whether the game waits for the one who asked. */
export function isCalling(standing: Standing | null): boolean {
  return standing?.phase === "playing" && standing.people.some(({ you, turn, bot }) => you && turn && !bot);
}

/** Who else sits there: people by name, bots by their number; empty where nobody does. */
export function peopleSaid({ people }: Standing): string {
  const others = people.filter((person) => !person.you);
  const bots = others.filter((person) => person.bot).length;
  const who = others.filter((person) => !person.bot).map((person) => named(person.name));
  if (bots > 0 && who.length > 0) return say("home-with-both", { who: { and: who }, bots });
  if (bots > 0) return say("home-with-bots", { bots });
  return who.length > 0 ? say("home-with", { who: { and: who } }) : "";
}

/** Whose turn it is, or how it ended. */
export function standingSaid(standing: Standing): string {
  const { phase, people } = standing;
  if (phase === "lobby") return say("home-waits");
  if (phase === "closed") return say("home-closed");
  if (phase === "over") {
    const winners = people.filter((person) => person.won);
    if (winners.length === 0) return say("outcome-nobody");
    const you = winners.some((person) => person.you);
    if (people.some((person) => person.you && person.stand_in)) return say(you ? "home-bot-won" : "home-bot-lost");
    if (you) return say(winners.length === 1 ? "home-you-won" : "home-you-won-too");
    const won = winners.map(({ name, stand_in }) =>
      stand_in ? say("home-stood-in", { name: named(name) }) : name,
    );
    return say("home-won", { winners: { and: won.map(named) } });
  }
  if (people.some(({ you, bot }) => you && bot)) return say("recap-late");
  if (isCalling(standing)) return say("home-your-turn");
  const mover = people.find((person) => person.turn);
  return mover ? say("home-turn", { player: mover.name }) : say("home-playing-on");
}
