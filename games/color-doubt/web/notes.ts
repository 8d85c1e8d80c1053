/** What a player keeps for themselves. */
export interface Notes {
  /** Whether the card counter is shown. */
  counter: boolean;
  text: string;
}

const none: Notes = { counter: false, text: "" };

/** Notes as they were saved, whatever that was. */
export function notesIn(saved: unknown): Notes {
  if (typeof saved !== "object" || saved === null) return none;
  const { counter, text } = saved as Partial<Record<keyof Notes, unknown>>;
  return {
    counter: counter === true,
    text: typeof text === "string" ? text : "",
  };
}
