/** How many phrases each game has. The faces, the same in every game, are numbered after them, as the server does it. */
export const PHRASES = 12;

/** The faces that people can make at a table, in the order of their numbers. */
export const faces = ["laugh", "wink", "surprise", "think", "sad", "cheer"] as const;

export type FaceName = (typeof faces)[number];
