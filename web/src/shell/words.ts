/** The words of the page's own: everything that no game says. */

import file from "../../words/en.ftl?raw";
import { Words } from "../words";

export const words = new Words([file], "page");

/** Says one of the page's own messages. */
export const say = words.speaker();
