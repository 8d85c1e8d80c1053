/** A line to a seat at a table of this browser, spoken to as to a server's. */

import type { Socket } from "../net/connection";
import type { Seat } from "./tables";

export class LocalSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  #line: { send(text: string): void; close(): void } | null = null;
  #closed = false;

  constructor(seat: Seat) {
    const lost = () => this.onclose?.(new CloseEvent("close"));
    void import("./here")
      .then(({ connect }) => {
        if (this.#closed) return;
        this.#line = connect(seat, {
          message: (data) => this.onmessage?.(new MessageEvent("message", { data })),
          lost,
        });
        if (this.#line) this.onopen?.(new Event("open"));
        else lost();
      })
      .catch(lost);
  }

  send(text: string): void {
    this.#line?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
  }
}
