/** A room code, which a table has once somebody asks for it. */

import { api, problemIn } from "../../net/api";
import { problemText } from "../../shell/problems";

export class RoomCode {
  /** Whether it is being asked for. */
  busy = $state(false);
  /** Why there is none. */
  refusal: string | null = $state(null);

  async ask(table: string): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      await api.call(table);
    } catch (error) {
      this.refusal = problemText(problemIn(error));
    }
    this.busy = false;
  }
}
