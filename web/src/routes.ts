/** The pages and their addresses. */

export type Route =
  | { page: "home" }
  | { page: "open"; game: string }
  | { page: "open-evening"; game: string }
  | { page: "evening"; evening: string }
  | { page: "table"; table: string }
  | { page: "screen"; table: string }
  | { page: "join"; code: string }
  | { page: "replay"; table: string }
  | { page: "review"; table: string }
  | { page: "deals"; table: string | null }
  | { page: "rules"; game: string }
  | { page: "notebook" }
  | { page: "record" }
  | { page: "about" }
  | { page: "case"; date: string }
  | { page: "dev"; game: string }
  | { page: "unknown" };

/** The page for a path. */
export function routeOf(path: string): Route {
  const [first, second, third, ...more] = parts(path);
  if (first === "" || more.length > 0) return { page: "unknown" };
  if (first === undefined) return { page: "home" };
  if (first === "notebook" && second === undefined) return { page: "notebook" };
  if (first === "saved" && second === undefined) return { page: "deals", table: null };
  if (first === "record" && second === undefined) return { page: "record" };
  if (first === "about" && second === undefined) return { page: "about" };
  if (first === "case" && third === undefined) return { page: "case", date: second ?? "today" };
  if (second === undefined)
    // Whoever types four letters that no code has means one all the same, and is told so.
    return /^[A-Z]{4}$/i.test(first) && first !== "open"
      ? { page: "join", code: first.toUpperCase() }
      : { page: "unknown" };
  if (first === "t" && (third === "replay" || third === "review")) return { page: third, table: second };
  if (first === "t" && third === "deals") return { page: "deals", table: second };
  if (first === "open" && third === "evening") return { page: "open-evening", game: second };
  if (third !== undefined) return { page: "unknown" };
  if (first === "t") return { page: "table", table: second };
  if (first === "screen") return { page: "screen", table: second };
  if (first === "evening") return { page: "evening", evening: second };
  if (first === "open") return { page: "open", game: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "dev" && import.meta.env.DEV) return { page: "dev", game: second };
  return { page: "unknown" };
}

/** Whether it may be a room code, in letters of either size: the server's letters are in `crates/server/src/token.rs`. */
export function isCode(text: string): boolean {
  return /^[BCDFHJKLMPRSTVXZ]{4}$/i.test(text);
}

/** The decoded parts of a path; one empty part where they cannot be decoded. */
function parts(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [""];
  }
}
