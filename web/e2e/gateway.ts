/** An address before several servers: a visitor comes to the first of them that answers. */

import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export class Gateway {
  readonly #open = new Set<Socket>();
  readonly #server = createServer((visitor) => this.#forward(visitor, this.servers));

  /** Over servers at such addresses as `http://127.0.0.1:40123`, the preferred one first. */
  constructor(private servers: string[]) {}

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #forward(visitor: Socket, [first, ...others]: string[]): void {
    visitor.on("error", () => visitor.destroy());
    if (!first) {
      visitor.destroy();
      return;
    }
    const server = connect(Number(new URL(first).port), "127.0.0.1");
    const refused = () => this.#forward(visitor, others);
    server.once("error", refused);
    server.once("connect", () => {
      server.off("error", refused);
      for (const [from, to] of [
        [visitor, server],
        [server, visitor],
      ] as const) {
        this.#open.add(from);
        from.on("error", () => to.destroy());
        from.on("close", () => {
          this.#open.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
  }

  async remove(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise((closed) => this.#server.close(closed));
  }
}
