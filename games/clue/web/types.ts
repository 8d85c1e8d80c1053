/** The rules' types as the server has them, and what the shell gives to the board. */

import type { Fact } from "$parlour/bindings/clue/Fact";
import type { Move } from "$parlour/bindings/clue/Move";
import type { Observation } from "$parlour/bindings/clue/Observation";
import type { Options as Allowed } from "$parlour/bindings/clue/Options";
import type { Own } from "$parlour/bindings/clue/Own";
import type { Public } from "$parlour/bindings/clue/Public";
import type { Room } from "$parlour/bindings/clue/Room";
import type { Setup } from "$parlour/bindings/clue/Setup";
import type { Destination as DestinationOf } from "$parlour/bindings/Destination";
import type { Place as PlaceOf } from "$parlour/bindings/Place";
import type { Square } from "$parlour/bindings/Square";
import type { View as ViewOf } from "$parlour/bindings/View";
import type { BoardProps } from "$parlour/plugin";
import type { Notes } from "./sheet";

export type { BoardName } from "$parlour/bindings/clue/BoardName";
export type { Deal } from "$parlour/bindings/clue/Deal";
export type { Card } from "$parlour/bindings/clue/Card";
export type { Fact } from "$parlour/bindings/clue/Fact";
export type { Holder } from "$parlour/bindings/clue/Holder";
export type { Mark } from "$parlour/bindings/clue/Mark";
export type { Move } from "$parlour/bindings/clue/Move";
export type { Observation } from "$parlour/bindings/clue/Observation";
export type { Phase } from "$parlour/bindings/clue/Phase";
export type { Setup } from "$parlour/bindings/clue/Setup";
export type { SheetRow } from "$parlour/bindings/clue/SheetRow";
export type { Suggestion } from "$parlour/bindings/clue/Suggestion";
export type { Walk } from "$parlour/bindings/clue/Walk";

export type { Own, Public, Square };
/** What one viewer knows now. */
export type View = ViewOf<Public, Own>;
/** What one may do; with `only` a lesson leaves just this move of it. */
export type Options = Allowed & { only?: Move };
/** Where a token stands. */
export type Place = PlaceOf<Room>;
/** A place where a walk may end, and a way there. */
export type Destination = DestinationOf<Place, Square>;

export type Props = BoardProps<View, Options, Observation, Move, Setup, Notes, Fact>;
