/** How chairs and seats are shown. */

import type { ChairLook, GamePlugin, SeatLook } from "./plugin";
import type { Room, Viewer } from "./protocol";
import { say } from "./shell/words";

/** Colours for chairs of games that have none of their own: told apart by lightness too, and always with a letter. */
const palette: [colour: string, ink: string][] = [
  ["#a4262c", "#ffffff"],
  ["#d9a21b", "#241a02"],
  ["#2b6cb0", "#ffffff"],
  ["#2f7d4f", "#ffffff"],
  ["#6b3fa0", "#ffffff"],
  ["#d8d2c6", "#241a12"],
];

/** How chair `index` looks: the plugin's word, else a colour of the palette and the chair's place. */
export function chairLook(plugin: GamePlugin | undefined, index: number, name: string): ChairLook {
  const own = plugin?.chair?.(index, name);
  if (own) return own;
  const [colour, ink] = palette[index % palette.length]!;
  return { colour, ink, symbol: String(index + 1) };
}

/** How far apart two colours may be, of 441, to be called the same. */
const ALIKE = 100;

/** The chair whose colour comes nearest to this one; null where none is like it. */
function chairLike(plugin: GamePlugin, chairs: readonly string[], colour: string): number | null {
  const parts = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const wanted = parts(colour);
  const apart = chairs.map((name, index) =>
    Math.hypot(...parts(chairLook(plugin, index, name).colour).map((part, at) => part - wanted[at]!)),
  );
  const least = Math.min(...apart);
  return least <= ALIKE ? apart.indexOf(least) : null;
}

/** The chair that is this person's: the one they chose before, else the one of their colour; null where they have none. */
export function chairOf(
  person: { chairFor(game: string, chairs: number): number | null; colour: string | null },
  game: { name: string; chairs: readonly string[] },
  plugin: GamePlugin,
): number | null {
  const before = person.chairFor(game.name, game.chairs.length);
  return before ?? (person.colour === null ? null : chairLike(plugin, game.chairs, person.colour));
}

/** What a chair is called that has no name. */
export function chairNumber(index: number): string {
  return say("chair", { number: index + 1 });
}

/** The seats of a game that has started, in seat order; `names` where they are not those of the room. */
export function seatLooks(
  plugin: GamePlugin | undefined,
  chairNames: string[],
  room: Room,
  viewer: Viewer,
  names?: string[],
): SeatLook[] {
  return room.chairs
    .flatMap((chair, index) => {
      if (chair.seat === null) return [];
      const name = chairNames[index] ?? chairNumber(index);
      return {
        ...chairLook(plugin, index, name),
        seat: chair.seat,
        name: names?.[chair.seat] ?? chair.who?.name ?? name,
        chair: name,
        chairIndex: index,
        you: viewer !== "spectator" && viewer.seat === chair.seat,
        bot: chair.who === null || chair.who.bot !== null || chair.who.stand_in,
      };
    })
    .sort((a, b) => a.seat - b.seat);
}
