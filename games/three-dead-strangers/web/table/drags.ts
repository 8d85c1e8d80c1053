/** Moving and magnifying by hand: one pointer moves, two magnify, and so do Ctrl and the wheel. */

/** How far a press has to travel before it moves the paper, in pixels. */
const FAR = 6;

interface Held {
  drag: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number, y: number) => void;
  /** Whether the paper is held now. */
  holds: (held: boolean) => void;
  /** Whether this press has moved the paper. */
  dragged: (far: boolean) => void;
}

export function drags({ drag, zoom, holds, dragged }: Held) {
  return (node: SVGSVGElement) => {
    const pointers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    let holding = false;
    const at = (event: PointerEvent | WheelEvent) => {
      const rect = node.getBoundingClientRect();
      return { x: event.clientX - rect.left, y: event.clientY - rect.top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, at(event));
      travelled = 0;
      dragged(false);
    };
    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled < FAR) return;
      if (!holding) {
        holding = true;
        holds(true);
        dragged(true);
        node.setPointerCapture(event.pointerId);
      }
      if (!other) {
        drag(now.x - before.x, now.y - before.y);
        return;
      }
      const far = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
      if (far(before) > 10) zoom(far(now) / far(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    };
    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      if (pointers.size > 0) return;
      holding = false;
      holds(false);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { x, y } = at(event);
      zoom(Math.exp(-event.deltaY / 240), x, y);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", up, { signal });
    node.addEventListener("pointercancel", up, { signal });
    node.addEventListener("wheel", wheel, { passive: false, signal });
    return () => listeners.abort();
  };
}
