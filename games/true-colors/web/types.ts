/** The rules' types as the server has them, and what the shell gives to the board. */

import type { Destination as DestinationOf } from "$parlour/bindings/Destination";
import type { Place as PlaceOf } from "$parlour/bindings/Place";
import type { Acts } from "$parlour/bindings/true-colors/Acts";
import type { Card } from "$parlour/bindings/true-colors/Card";
import type { Centre } from "$parlour/bindings/true-colors/Centre";
import type { Fact } from "$parlour/bindings/true-colors/Fact";
import type { Move } from "$parlour/bindings/true-colors/Move";
import type { Observation } from "$parlour/bindings/true-colors/Observation";
import type { Options as Allowed } from "$parlour/bindings/true-colors/Options";
import type { Public } from "$parlour/bindings/true-colors/Public";
import type { Setup } from "$parlour/bindings/true-colors/Setup";
import type { Where } from "$parlour/bindings/true-colors/Where";
import type { View as ViewOf } from "$parlour/bindings/View";
import type { BoardProps } from "$parlour/plugin";
import type { Notes } from "./sheet";

export type { Attack } from "$parlour/bindings/true-colors/Attack";
export type { BoardName } from "$parlour/bindings/true-colors/BoardName";
export type { Loot } from "$parlour/bindings/true-colors/Loot";
export type { Phase } from "$parlour/bindings/true-colors/Phase";
export type { Player } from "$parlour/bindings/true-colors/Player";
export type { Square } from "$parlour/bindings/Square";
/** Where a pawn stands. */
export type Place = PlaceOf<Where, Centre>;
/** A place where a walk can end, and a way there. */
export type Destination = DestinationOf<Place, Place>;

export type { Acts, Fact, Move, Observation, Public, Setup };

/** What one viewer knows now. */
export type View = ViewOf<Public, Card[]>;

/** What one may do; with `only` a lesson leaves just this move of it. */
export type Options = Allowed & { only?: Move };

/** Where one may go. */
export type Walk = Extract<Options, { type: "walk" }>;
/** What one may do in a room. */
export type Doing = Extract<Options, { type: "before" | "after" }>;
/** What the player attacked may turn up. */
export type Answering = Extract<Options, { type: "answer" }>;

export type Props = BoardProps<View, Options, Observation, Move, Setup, Notes, Fact>;
