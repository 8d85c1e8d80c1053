/**
 * A record in links that a phone reads as QR codes. Each carries some games and is a whole by itself, so that they may
 * be scanned in any order. What it carries stands behind `#`, which a browser never sends to a server.
 */

import { base } from "../base";
import type { OwnRecord } from "./entry";
import { LONGEST, write } from "./file";

/** In characters: a camera still reads the code of such a link from a screen. */
const LONGEST_LINK = 900;

const HEAD = "games-";

/** Everything that comes out of a stream, at most so many bytes. */
async function drain(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) throw new RangeError("too long");
    parts.push(part.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = await drain(stream, LONGEST);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

async function unpacked(code: string): Promise<string> {
  const binary = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new TextDecoder().decode(await drain(stream, LONGEST));
}

/** The links that carry a record, the latest games first. */
export async function linksOf({ key, games }: OwnRecord, origin: string = location.origin): Promise<string[]> {
  const links: string[] = [];
  for (let end = games.length; end > 0;) {
    let start = end - 1;
    let link = "";
    for (let from = start; from >= 0; from--) {
      const longer = `${origin}${base}/record#${HEAD}${await packed(write({ key, games: games.slice(from, end) }))}`;
      if (link !== "" && longer.length > LONGEST_LINK) break;
      [link, start] = [longer, from];
    }
    links.push(link);
    end = start;
  }
  return links;
}

/** What a link carries, as the text of a file: empty where it cannot be unpacked, null where it carries no games. */
export async function textIn(hash: string): Promise<string | null> {
  const code = hash.replace(/^#/, "");
  if (!code.startsWith(HEAD)) return null;
  return unpacked(code.slice(HEAD.length)).catch(() => "");
}
