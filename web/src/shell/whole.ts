/** For tests of what only one page says: it is there, as it is with that page. */

import file from "../../words/en.ftl?raw";
import { words } from "./words";

words.add(file);
