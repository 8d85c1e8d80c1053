/** What the server says of a notebook, in words. */

import { Words, type Message } from "../../words";
import file from "../../../../crates/notebook/words/en.ftl?raw";

const words = new Words([file], "notebook");

export function tell(message: Message): string {
  return words.say(message);
}
