/** The words of the page's own: everything that no game says. */

import file from "../../words/en.ftl?page";
import { Words } from "../words";

/** `vite.config.ts` has which of them come later, with the page that alone says them. */
export const words = new Words([file], "page");

/** Says one of the page's own messages. */
export const say = words.speaker();

/** What a player is called in a list in which one finds oneself. */
export const nameIn = ({ name, you }: { name: string; you: boolean }): string =>
  you ? `${name} ${say("is-you")}` : name;
