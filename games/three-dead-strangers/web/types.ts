/** The game's types by the server's names, as the server's tests write them. */

import type { Own } from "$parlour/bindings/three-dead-strangers/Own";
import type { Public } from "$parlour/bindings/three-dead-strangers/Public";
import type { View as ViewOf } from "$parlour/bindings/View";

export type { Accusable } from "$parlour/bindings/three-dead-strangers/Accusable";
export type { Aspect } from "$parlour/bindings/three-dead-strangers/Aspect";
export type { Card } from "$parlour/bindings/three-dead-strangers/Card";
export type { Cell } from "$parlour/bindings/three-dead-strangers/Cell";
export type { Character } from "$parlour/bindings/three-dead-strangers/Character";
export type { GameResult } from "$parlour/bindings/three-dead-strangers/GameResult";
export type { Half } from "$parlour/bindings/three-dead-strangers/Half";
export type { Fact } from "$parlour/bindings/three-dead-strangers/Fact";
export type { Move } from "$parlour/bindings/three-dead-strangers/Move";
export type { Observation } from "$parlour/bindings/three-dead-strangers/Observation";
export type { Pile } from "$parlour/bindings/three-dead-strangers/Pile";
export type { Place } from "$parlour/bindings/three-dead-strangers/Place";
export type { Setup } from "$parlour/bindings/three-dead-strangers/Setup";
export type { Toward } from "$parlour/bindings/three-dead-strangers/Toward";
export type { Victim } from "$parlour/bindings/three-dead-strangers/Victim";
export type { VictimSpot } from "$parlour/bindings/three-dead-strangers/VictimSpot";

import type { BoardProps } from "$parlour/plugin";
import type { Options as AllOptions } from "$parlour/bindings/three-dead-strangers/Options";
import type { Play as FreePlay } from "$parlour/bindings/three-dead-strangers/Play";
import type { Notes } from "./notes";
import type { Fact, Half, Move, Observation, Setup } from "./types";

/** What a player may do. A lesson leaves one move, and says which half of the card is to cover or to lie first. */
export type Play = FreePlay & { half?: Half; only?: true };

export type Options = Exclude<AllOptions, { type: "play" }> | ({ type: "play" } & Play);

export type Props = BoardProps<View, Options, Observation, Move, Setup, Notes, Fact>;

export type { Own, Public };
/** What one viewer knows now. */
export type View = ViewOf<Public, Own>;
