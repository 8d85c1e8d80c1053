/** Following a pointer that was pressed, wherever on the page it goes. */

interface Follower {
  /** It moved; false ends the following. */
  move: (event: PointerEvent) => boolean;
  /** It was let go, or lost: then there is no event. */
  end: (event: PointerEvent | null) => void;
}

export function follow(pointerId: number, { move, end }: Follower): void {
  const stop = (event: PointerEvent | null) => {
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", lost);
    end(event);
  };
  const moved = (event: PointerEvent) => {
    if (event.pointerId === pointerId && !move(event)) stop(null);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId === pointerId) stop(event);
  };
  const lost = (event: PointerEvent) => {
    if (event.pointerId === pointerId) stop(null);
  };
  addEventListener("pointermove", moved);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", lost);
}
