/** What somebody writes down in a game of six at a real table: the same each time for the same seed. */

const NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"];
const SUSPECTS = ["Miss Scarlet", "Colonel Mustard", "Mrs. White", "Mr. Green", "Mrs. Peacock", "Professor Plum"];
const WEAPONS = ["Candlestick", "Knife", "Lead Pipe", "Revolver", "Rope", "Wrench"];
const ROOMS = [
  "Study",
  "Hall",
  "Lounge",
  "Library",
  "Dining Room",
  "Billiard Room",
  "Ballroom",
  "Conservatory",
].concat("Kitchen");

/** The players and one's own hand, and then 24 suggestions, each with whoever showed a card. */
export function notesOf(seed: number): string[] {
  let state = seed + 1;
  const below = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * most);
  };
  const shuffled = (cards: string[]) => {
    const left = [...cards];
    return cards.map(() => left.splice(below(left.length), 1)[0]!);
  };
  const dealt = shuffled([SUSPECTS, WEAPONS, ROOMS].flatMap((kind) => shuffled(kind).slice(1)));
  const hands = NAMES.map((_, player) => dealt.slice(3 * player, 3 * player + 3));
  const own = `players: ${NAMES.map((name) => `${name} 3`).join(", ")}\nme: Ann\nhand: ${hands[0]!.join(", ")}`;
  const entries = Array.from({ length: 24 }, (_, turn) => {
    const by = turn % NAMES.length;
    const asked = [SUSPECTS, WEAPONS, ROOMS].map((kind) => kind[below(kind.length)]!);
    const others = NAMES.map((_, player) => (by + player) % NAMES.length).slice(1);
    const shower = others.find((player) => hands[player]!.some((card) => asked.includes(card)));
    const shown = shower === undefined ? "" : hands[shower]!.find((card) => asked.includes(card))!;
    const said = shower === undefined ? "nobody shows" : `${NAMES[shower]} shows`;
    return `${NAMES[by]} asks ${asked.join(", ")}: ${said}${by === 0 || shower === 0 ? ` ${shown}` : ""}`.trimEnd();
  });
  return [own, ...entries];
}
