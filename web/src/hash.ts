/** Hashes as `docs/verifiable-deals.md` describes them: SHA-256 of parts, each after its length. */

import { hexOf } from "./hex";

/** Hashes these parts, of which those that are texts are in UTF-8, under a name; in hexadecimal digits. */
export async function hash(name: string, ...parts: (string | Uint8Array)[]): Promise<string> {
  const bytes = [`parlour/1/${name}`, ...parts].map((part) =>
    typeof part === "string" ? new TextEncoder().encode(part) : part,
  );
  const length = (part: Uint8Array) => [24, 16, 8, 0].map((shift) => (part.length >> shift) & 255);
  return hexOf(await sha256(Uint8Array.from(bytes.flatMap((part) => [...length(part), ...part]))));
}

/** The bytes that hexadecimal digits write. */
export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

/** Browsers have hashes of their own over HTTPS alone; elsewhere a library is fetched. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return (await import("@noble/hashes/sha2.js")).sha256(bytes);
}
