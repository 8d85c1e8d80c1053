/** What can be done in a room, before it is said with whom and what. */
export type Deed = "pick_up" | "steal" | "attack";
