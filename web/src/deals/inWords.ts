/** A saved table with each move in words, too: where this browser made the file, the page says them. */

import type { Frame, Message } from "../protocol";

/** Adds after each move what was told of it, in lines on which nothing depends. */
export function inWords(saved: string, told: readonly Frame[], tell: (message: Message) => string): string {
  const said = (line: string) => {
    const ply = /^move (\d+) /.exec(line)?.[1];
    const message = ply === undefined ? null : told[Number(ply) + 1]?.message;
    return message
      ? [
          line,
          ...tell(message)
            .split("\n")
            .map((one) => `# ${one}`),
        ]
      : [line];
  };
  return saved.split("\n").flatMap(said).join("\n");
}
