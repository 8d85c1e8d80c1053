/** The words of the record's page, which come with it. */

import file from "../../words/record/en.ftl?raw";
import { Words } from "../words";

export const words = new Words([file], "record");

/** Says one of the record's messages. */
export const tell = words.speaker();
