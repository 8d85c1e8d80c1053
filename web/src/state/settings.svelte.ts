/** What this person wishes of the page, remembered by the browser. */

import { friendlyName, isFriendly, tidyName } from "./names";
import type { Pace } from "./pace";
import { browserStore, rememberAs, remembered } from "./storage";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
/** Whether the page calls somebody who looks elsewhere, as far as they have said. */
export type Notices = "unsaid" | "on" | "off";

interface Saved {
  sound: boolean;
  theme: Theme;
  motion: Motion;
  keys: boolean;
  pace: Pace;
  notices: Notices;
  tips: boolean;
  phrases: boolean;
}

const store = browserStore();

class Settings {
  #saved: Saved = $state(
    remembered<Saved>(store, "settings", {
      sound: true,
      theme: "system",
      motion: "system",
      keys: true,
      pace: "normal",
      notices: "unsaid",
      tips: true,
      phrases: true,
    }),
  );
  /** Empty before there is one. */
  #name = $state(tidyName(remembered(store, "you", { name: "" }).name));
  /** What the page has thought of, once somebody asks: its words have come then. */
  #proposed: string | null = null;
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#still = event.matches;
    });
  }

  get sound(): boolean {
    return this.#saved.sound;
  }
  set sound(sound: boolean) {
    this.#save({ sound });
  }

  get theme(): Theme {
    return this.#saved.theme;
  }
  set theme(theme: Theme) {
    this.#save({ theme });
  }

  get motion(): Motion {
    return this.#saved.motion;
  }
  set motion(motion: Motion) {
    this.#save({ motion });
  }

  /** Whether single keys are shortcuts. */
  get keys(): boolean {
    return this.#saved.keys;
  }
  set keys(keys: boolean) {
    this.#save({ keys });
  }

  /** How fast news follow one another. */
  get pace(): Pace {
    return this.#saved.pace;
  }
  set pace(pace: Pace) {
    this.#save({ pace });
  }

  get notices(): Notices {
    return this.#saved.notices;
  }
  set notices(notices: Notices) {
    this.#save({ notices });
  }

  /** Whether the page says unasked what can be done, in the first turns after a lesson. */
  get tips(): boolean {
    return this.#saved.tips;
  }
  set tips(tips: boolean) {
    this.#save({ tips });
  }

  /** Whether this person hears what others say at the table. */
  get phrases(): boolean {
    return this.#saved.phrases;
  }
  set phrases(phrases: boolean) {
    this.#save({ phrases });
  }

  /** Whether things may move, by the choice made here or else the system's. */
  get moves(): boolean {
    return this.motion === "system" ? !this.#still : this.motion === "full";
  }

  /** The name under which this person sits down. */
  get name(): string {
    return this.#name || (this.#proposed ??= friendlyName());
  }
  set name(name: string) {
    this.#name = tidyName(name) || friendlyName();
    rememberAs(store, "you", { name: this.#name });
  }

  /** The name, kept from now on: somebody plays under it. */
  used(): string {
    rememberAs(store, "you", { name: this.name });
    return this.name;
  }

  /** The name of a seat that came here from another device, where this page has only chosen one itself. */
  adopt(name: string): void {
    if (isFriendly(this.name) && name !== this.name) this.name = name;
  }

  /** Another name, where the page chose this one and somebody else has it; `null` where a person chose it. */
  rename(): string | null {
    if (!isFriendly(this.name)) return null;
    this.#name = friendlyName();
    return this.#name;
  }

  /** The chair of a game on which this person sat last, so that their colour stays theirs; null before. */
  chairFor(game: string, chairs: number): number | null {
    const chair = remembered<Record<string, number>>(store, "chairs", {})[game];
    return chair !== undefined && Number.isInteger(chair) && chair >= 0 && chair < chairs ? chair : null;
  }

  /** Remembers the chair that this person chose, and its colour for games that they do not know yet. */
  sat(game: string, chair: number, colour: string): void {
    rememberAs(store, "chairs", { ...remembered<Record<string, number>>(store, "chairs", {}), [game]: chair });
    rememberAs(store, "colour", { colour });
  }

  /** The colour of the chair chosen last, in any game; null before. */
  get colour(): string | null {
    return remembered<{ colour?: string }>(store, "colour", {}).colour ?? null;
  }

  #save(change: Partial<Saved>): void {
    this.#saved = { ...this.#saved, ...change };
    rememberAs(store, "settings", this.#saved);
  }

  /** Puts the choices on the page's root, where the style sheet finds them. */
  apply(root: HTMLElement): void {
    if (this.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.moves ? "full" : "none";
  }
}

export const settings = new Settings();
