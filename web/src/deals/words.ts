/** The words of the deals of finished games, which come with the pages that show them. */

import file from "../../words/deals/en.ftl?raw";
import reasons from "../../../crates/fair/words/en.ftl?raw";
import type { Message } from "../protocol";
import { Words } from "../words";

const words = new Words([file], "deals");
const verifier = new Words([reasons], "fair");

/** Says one of the messages of the page. */
export const tell = words.speaker();

/** What the verifier says of a saved table. */
export const told = (message: Message): string => verifier.say(message);
