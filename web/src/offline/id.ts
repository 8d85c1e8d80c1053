/** Whether a table is in this browser alone: no server has such an id. */
export const isLocal = (table: string): boolean => table.startsWith("here-");
