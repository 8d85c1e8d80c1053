/**
 * The messages between server and client, as `bindings` has them from `crates/server/src/protocol.rs`.
 *
 * What depends on a game (views, options, observations, moves, facts) is `unknown` there; its plugin knows the type.
 * Sentences are {@link Message}s: `words.ts` says them.
 */

export type { Aid } from "./bindings/Aid";
export type { AnsweredCase } from "./bindings/AnsweredCase";
export type { Arg } from "./bindings/Arg";
export type { AskPlayOuts } from "./bindings/AskPlayOuts";
export type { AskWhy } from "./bindings/AskWhy";
export type { CaseOfDay } from "./bindings/CaseOfDay";
export type { Certain } from "./bindings/Certain";
export type { Chain } from "./bindings/Chain";
export type { ChainLink } from "./bindings/ChainLink";
export type { Chair } from "./bindings/Chair";
export type { Chance } from "./bindings/Chance";
export type { Clock } from "./bindings/Clock";
export type { Closed } from "./bindings/Closed";
export type { Curve } from "./bindings/Curve";
export type { Deals } from "./bindings/Deals";
export type { Evening } from "./bindings/Evening";
export type { EveningHostDoes } from "./bindings/EveningHostDoes";
export type { EveningResult } from "./bindings/EveningResult";
export type { EveningTable } from "./bindings/EveningTable";
export type { Feed } from "./bindings/Feed";
export type { Followed } from "./bindings/Followed";
export type { Frame } from "./bindings/Frame";
export type { FromClient } from "./bindings/FromClient";
export type { GameInfo } from "./bindings/GameInfo";
export type { Grade } from "./bindings/Grade";
export type { Help } from "./bindings/Help";
export type { Highlights } from "./bindings/Highlights";
export type { Hint } from "./bindings/Hint";
export type { HostDoes } from "./bindings/HostDoes";
export type { JoinedEvening } from "./bindings/JoinedEvening";
export type { Listed } from "./bindings/Listed";
export type { ListedCase } from "./bindings/ListedCase";
export type { Message } from "./bindings/Message";
export type { Moment } from "./bindings/Moment";
export type { Notices } from "./bindings/Notices";
export type { Open } from "./bindings/Open";
export type { OpenEvening } from "./bindings/OpenEvening";
export type { OpenLesson } from "./bindings/OpenLesson";
export type { Opened } from "./bindings/Opened";
export type { OpenedEvening } from "./bindings/OpenedEvening";
export type { OptionInfo } from "./bindings/OptionInfo";
export type { OptionKind } from "./bindings/OptionKind";
export type { Part } from "./bindings/Part";
export type { Phase } from "./bindings/Phase";
export type { PlayOn } from "./bindings/PlayOn";
export type { PlayOuts } from "./bindings/PlayOuts";
export type { Problem } from "./bindings/Problem";
export type { Prompt } from "./bindings/Prompt";
export type { Reason } from "./bindings/Reason";
export type { Rematch } from "./bindings/Rematch";
export type { Replay } from "./bindings/Replay";
export type { Review } from "./bindings/Review";
export type { Room } from "./bindings/Room";
export type { Seat } from "./bindings/Seat";
export type { Seated } from "./bindings/Seated";
export type { Sit } from "./bindings/Sit";
export type { Standing } from "./bindings/Standing";
export type { Sitter } from "./bindings/Sitter";
export type { StoodIn } from "./bindings/StoodIn";
export type { Subscribe } from "./bindings/Subscribe";
export type { Taken } from "./bindings/Taken";
export type { Ticket } from "./bindings/Ticket";
export type { TimeUp } from "./bindings/TimeUp";
export type { ToClient } from "./bindings/ToClient";
export type { Turn } from "./bindings/Turn";
export type { Upload } from "./bindings/Upload";
export type { Viewer } from "./bindings/Viewer";
export type { Why } from "./bindings/Why";
export type { WhichWorld } from "./bindings/WhichWorld";
