import { MediaQuery } from "svelte/reactivity";

/** A phone, which cannot scan what it shows itself. */
export const phone = new MediaQuery("(pointer: coarse) and (max-width: 40rem)");
