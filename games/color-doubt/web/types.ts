/** The game's types by the server's names, as the server's tests write them. */

import type { Own } from "$parlour/bindings/color-doubt/Own";
import type { Public } from "$parlour/bindings/color-doubt/Public";
import type { View as ViewOf } from "$parlour/bindings/View";

export type { Cards } from "$parlour/bindings/color-doubt/Cards";
export type { Doubt } from "$parlour/bindings/color-doubt/Doubt";
export type { Event } from "$parlour/bindings/color-doubt/Event";
export type { Fact } from "$parlour/bindings/color-doubt/Fact";
export type { GameResult } from "$parlour/bindings/color-doubt/GameResult";
export type { Lay } from "$parlour/bindings/color-doubt/Lay";
export type { Move } from "$parlour/bindings/color-doubt/Move";
export type { Observation } from "$parlour/bindings/color-doubt/Observation";
export type { Options } from "$parlour/bindings/color-doubt/Options";
export type { Phase } from "$parlour/bindings/color-doubt/Phase";
export type { Pile } from "$parlour/bindings/color-doubt/Pile";
export type { Score } from "$parlour/bindings/color-doubt/Score";
export type { Setup } from "$parlour/bindings/color-doubt/Setup";
export type { Suit } from "$parlour/bindings/color-doubt/Suit";

export type { Own, Public };
/** What one viewer knows now. */
export type View = ViewOf<Public, Own>;
