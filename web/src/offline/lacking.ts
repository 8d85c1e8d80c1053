/** What a browser lacks to do a server's work by itself. */

import modules from "virtual:modules";

/** What is missing here; `start` where all is there by name, and cannot be started. */
export function lacking(): "wasm" | "workers" | "both" | "part" | "start" {
  const [wasm, workers] = [typeof WebAssembly === "undefined", typeof Worker === "undefined"];
  if (wasm || workers) return wasm && workers ? "both" : wasm ? "wasm" : "workers";
  return modules === null ? "part" : "start";
}

/** Whether something is missing, before anything is tried. */
export function isLacking(): boolean {
  return lacking() !== "start";
}
