/** One's result as a picture and as a line of text: how each choice was graded, and nothing of what was hidden. */

import type { SeatLook } from "../../plugin";
import type { Grade } from "../../protocol";
import { say } from "../../shell/words";
import { GRADES } from "../../state/review";

/** What is shared. */
export interface Result {
  /** The game's name. */
  title: string;
  look: SeatLook;
  /** Whether the player won. */
  won: boolean;
  /** The grades of the player's choices, in order. */
  grades: Grade[];
  /** Where everybody finds the review; null where nobody else does. */
  link: string | null;
}

/** "Clue: Ada won. 10 decisions judged (Best: 7, Good: 2, Mistake: 1)." */
export function lineOf({ title, look, won, grades }: Result): string {
  const said = saidOf(look, won);
  if (grades.length === 0) return say("share-line-unjudged", { title, said });
  return say("share-line", {
    title,
    said,
    judged: judged(grades),
    grades: countsOf(grades).map(counted).join(", "),
  });
}

const saidOf = (look: SeatLook, won: boolean) => say(won ? "share-won" : "share-lost", { who: look.name });
const judged = (grades: Grade[]) => say("share-judged", { decisions: grades.length });
const counted = ([grade, count]: [Grade, number]) => say("share-count", { grade: say(`grade-${grade}`), count });

/** How many of each grade there are, best first. */
export function countsOf(grades: Grade[]): [Grade, number][] {
  const all = Object.keys(GRADES) as Grade[];
  const counts = all.map((grade): [Grade, number] => [grade, grades.filter((one) => one === grade).length]);
  return counts.filter(([, count]) => count > 0);
}

const [WIDTH, HEIGHT] = [1200, 630];
/** How high the place is where the grades stand. */
const ROOM = 236;
const SHADES: Record<Grade, string> = {
  best: "#1f6f50",
  good: "#3d8b68",
  fine: "#7a8f5a",
  inaccuracy: "#b98a2f",
  mistake: "#b3552f",
  blunder: "#8c2340",
};

/** How large the square of each grade can be for all of them to have room, and how many stand beside each other. */
export function laidOut(count: number): { size: number; across: number } {
  for (let size = ROOM - 6; size > 40; size -= 2) {
    const across = Math.floor((WIDTH - 168) / (size + 6));
    if (across * Math.floor(ROOM / (size + 6)) >= count) return { size, across };
  }
  return { size: 40, across: Math.floor((WIDTH - 168) / 46) };
}

/** The picture as a PNG, and what it was drawn on, to be shown. */
export async function pictureOf(result: Result): Promise<{ blob: Blob; canvas: HTMLCanvasElement }> {
  const canvas = drawn(result);
  const blob = await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
  return { blob, canvas };
}

/** The picture, of the size that pages show beside a link. */
function drawn({ title, look, won, grades, link }: Result): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#f6efe2";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = look.colour;
  pen.fillRect(0, 0, 24, HEIGHT);
  pen.fillStyle = "#2a1f17";
  pen.font = "600 44px Georgia, serif";
  pen.fillText(title, 84, 104);
  const titled = pen.measureText(title).width;
  pen.font = "700 76px Georgia, serif";
  pen.fillText(saidOf(look, won), 84, 206, WIDTH - 168);
  const { size, across } = laidOut(grades.length);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  grades.slice(0, across * Math.floor(ROOM / (size + 6))).forEach((grade, place) => {
    const x = 84 + (place % across) * (size + 6);
    const y = 244 + Math.floor(place / across) * (size + 6);
    pen.fillStyle = SHADES[grade];
    pen.fillRect(x, y, size, size);
    pen.fillStyle = "#ffffff";
    pen.font = `700 ${Math.round(size * 0.5)}px system-ui, sans-serif`;
    pen.fillText(GRADES[grade], x + size / 2, y + size / 2 + 2);
  });
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = "#5b4a3a";
  pen.font = "400 34px system-ui, sans-serif";
  if (grades.length > 0) pen.fillText(`·  ${judged(grades)}`, 84 + titled + 20, 104, WIDTH - 188 - titled);
  // What each sign means stands beside it.
  const counts = countsOf(grades).map(([grade, count]) => `${GRADES[grade]} ${counted([grade, count])}`);
  pen.fillText(counts.join("  ·  "), 84, 532, WIDTH - 168);
  if (link !== null) pen.fillText(new URL(link).host, 84, 588, WIDTH - 168);
  return canvas;
}
