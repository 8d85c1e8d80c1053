/** A sentence in parts: those that stood between backquotes are to be shown as they are written in a file or typed. */
export function coded(sentence: string): { text: string; code: boolean }[] {
  const parts = sentence.split(/`([^`]+)`/);
  return parts.map((text, place) => ({ text, code: place % 2 === 1 })).filter(({ text }) => text !== "");
}
