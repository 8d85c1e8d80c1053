/** Panning and zooming of a layout, in CSS pixels; a cell of the layout is {@link CELL} units wide. */

import type { Cell, Place } from "./types";

export const CELL = 100;
/** The victim's card above row 0, in cells. */
export const VICTIM = { width: 1.7, height: 1.15 };

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What is drawn at `p` is seen at `p * scale + (x, y)`. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  w: number;
  h: number;
}

/** The largest and smallest scale that a hand can choose. */
const LARGEST = 1.4;
const SMALLEST = 0.12;
/** A layout of few cards is not blown up beyond this. */
const COMFORTABLE = 0.74;

/** What has to be in sight: the victim's card, the evidence, and the lit places. */
export function boundsOf(cells: readonly Cell[], more: readonly Place[]): Box {
  let [left, right, bottom] = [-VICTIM.width / 2, VICTIM.width / 2, 1.6];
  for (const { row, col } of [...cells, ...more]) {
    left = Math.min(left, col - 0.5);
    right = Math.max(right, col + 0.5);
    bottom = Math.max(bottom, row + 1);
  }
  const margin = 0.18;
  const top = -VICTIM.height - 0.12;
  const box = {
    x: left - margin,
    y: top,
    w: right - left + 2 * margin,
    h: bottom - top + margin,
  };
  return { x: box.x * CELL, y: box.y * CELL, w: box.w * CELL, h: box.h * CELL };
}

/** The look that shows all of a box, in the middle and from the top. */
export function fit(box: Box, port: Size): Look {
  const scale = Math.min(COMFORTABLE, port.w / box.w, port.h / box.h);
  return {
    x: port.w / 2 - (box.x + box.w / 2) * scale,
    y: Math.max(0, (port.h - box.h * scale) * 0.25) - box.y * scale,
    scale,
  };
}

/** Magnified by a factor; the point (x, y) of the port stays where it is. */
export function zoomed(look: Look, factor: number, x: number, y: number): Look {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, look.scale * factor));
  const by = scale / look.scale;
  return { x: x - (x - look.x) * by, y: y - (y - look.y) * by, scale };
}

/** Moved so that something of the box stays in sight. */
export function kept(look: Look, box: Box, port: Size): Look {
  const keep = 60;
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    scale: look.scale,
    x: clamp(look.x, keep - (box.x + box.w) * look.scale, port.w - keep - box.x * look.scale),
    y: clamp(look.y, keep - (box.y + box.h) * look.scale, port.h - keep - box.y * look.scale),
  };
}

/** The point of the port, in cells from the middle of cell (0, 0). */
export function cellsAt(look: Look, x: number, y: number): { x: number; y: number } {
  return {
    x: (x - look.x) / look.scale / CELL,
    y: (y - look.y) / look.scale / CELL - 0.5,
  };
}

/** Whether a box lies in sight. */
export function shows(look: Look, box: Box, port: Size): boolean {
  const [left, top] = [box.x * look.scale + look.x, box.y * look.scale + look.y];
  return left >= 0 && top >= 0 && left + box.w * look.scale <= port.w && top + box.h * look.scale <= port.h;
}
