/** What is said of saved tables and their deals. */

import { Words, type Message } from "../words";
import file from "../../../crates/fair/words/en.ftl?raw";

const words = new Words([file], "fair");

export const tell = (message: Message): string => words.say(message);

export const say = words.speaker();
