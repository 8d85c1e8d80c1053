/** For tests of a page that plays by itself: its bots take no time, and what it is told beside it is listened to. */

import type { BrowserContext } from "@playwright/test";
import type { Replay, ToClient } from "../src/protocol";

declare global {
  interface Window {
    heard: (what: "frame" | "answer", text: string) => Promise<void>;
  }
}

export interface Heard {
  /** What the page was told at its tables. */
  frames: ToClient[];
  /** The finished games that it was told. */
  replays: Replay[];
}

export async function listenAt(context: BrowserContext): Promise<Heard> {
  const heard: Heard = { frames: [], replays: [] };
  await context.exposeFunction("heard", (what: "frame" | "answer", text: string) => {
    if (what === "frame") heard.frames.push(JSON.parse(text) as ToClient);
    else if (text.includes('"sides":')) heard.replays.push(JSON.parse(text) as Replay);
  });
  await context.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: object) {
      post.call(this, "pace" in message ? { ...message, pace: 0 } : message);
    };
    window.Worker = new Proxy(Worker, {
      construct(target, given) {
        const worker = Reflect.construct(target, given) as Worker;
        worker.addEventListener("message", ({ data }: MessageEvent<object>) => {
          if ("text" in data) void window.heard("frame", String(data.text));
          else if ("answered" in data)
            void window.heard("answer", (data.answered as { body: string } | null)?.body ?? "");
        });
        return worker;
      },
    });
  });
  return heard;
}
