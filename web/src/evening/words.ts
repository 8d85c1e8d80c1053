/** The words of the pages of duplicate evenings, which come with them. */

import file from "../../words/evening/en.ftl?raw";
import { Words } from "../words";

export const words = new Words([file], "evening");

/** Says one of the messages of evenings. */
export const tell = words.speaker();
