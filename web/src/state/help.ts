/** How much help a table gives, in words. */

import type { Help } from "../protocol";

export const HELPS: Record<Help, { title: string; says: string }> = {
  paper: { title: "Paper", says: "You make every mark yourself." },
  clerk: { title: "Clerk", says: "What you saw is filled in." },
  reasoner: { title: "Reasoner", says: "What follows from it is filled in too, and you can ask why." },
  oracle: { title: "Oracle", says: "You also see how possible and how likely everything else is." },
};
