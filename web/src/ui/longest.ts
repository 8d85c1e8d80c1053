/** How many letters the longest word of a text has: what is to stay in one piece is written so small that this one fits. */
export const longest = (text: string): number => Math.max(...text.split(/[\s\u00a0-]+/).map((word) => word.length));
