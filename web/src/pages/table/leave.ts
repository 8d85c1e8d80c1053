/** What is played leaves a phone at its top, for the big screen on which it arrives. */

/** How long it takes, in milliseconds. */
const FLIGHT = 320;

/**
 * Sends whatever is marked with `data-leaves` up and away, and resolves when it is gone. The board draws anew what is
 * left, or all of it where the move is refused.
 */
export async function leaveUpwards(board: HTMLElement): Promise<void> {
  const marked = [...board.querySelectorAll<HTMLElement>("[data-leaves]")];
  // Where nothing is played, the choice itself goes.
  const leaving = marked.length > 0 ? marked : [...board.querySelectorAll<HTMLElement>("button:focus")];
  const flights = leaving.map((one) => {
    const { left, top, width, height, bottom } = one.getBoundingClientRect();
    // A likeness, since the thing itself may lie in something that is scrolled and would cut it off.
    const likeness = one.cloneNode(true) as HTMLElement;
    likeness.inert = true;
    likeness.removeAttribute("data-leaves");
    // It must not take a choice away from what it is like.
    for (const input of likeness.querySelectorAll("input")) input.removeAttribute("name");
    const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
    Object.assign(likeness.style, place, { position: "fixed", zIndex: "40", margin: "0" });
    one.after(likeness);
    one.style.visibility = "hidden";
    const away = { translate: `0 ${-bottom}px`, scale: "0.8" };
    const flight = likeness.animate([{}, away], { duration: FLIGHT, easing: "ease-in" });
    return flight.finished.finally(() => {
      likeness.remove();
      one.style.visibility = "";
    });
  });
  await Promise.allSettled(flights);
}
