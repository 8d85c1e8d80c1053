/** What has been chosen in a form and not yet said. */

import type { Crime, Room, Suspect, Weapon } from "../cards";

export interface Draft {
  suspect: Suspect | null;
  weapon: Weapon | null;
  room: Room | null;
}

export function emptyDraft(): Draft {
  return { suspect: null, weapon: null, room: null };
}

/** The crime, once all three are chosen. */
export function crimeOf({ suspect, weapon, room }: Draft): Crime | null {
  return suspect && weapon && room ? { suspect, weapon, room } : null;
}
