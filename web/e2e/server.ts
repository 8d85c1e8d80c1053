/** The real server, started for the tests on a free port with a folder of its own. */

import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The program: named by `PARLOUR_BIN`, else the newest kind of build that is there. */
export function program(): string {
  const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
  const candidates = [process.env.PARLOUR_BIN, join(target, "release/parlour"), join(target, "debug/parlour")];
  const found = candidates.find((path) => path && existsSync(path));
  if (!found) throw new Error("No server to test: run `cargo build --release` first, or name one in PARLOUR_BIN.");
  return found;
}

/** Whether the program's page was built with what it needs to answer by itself. */
export function answersItself(): boolean {
  return /assets\/notebook-[\w-]+\.wasm/.test(readFileSync(program(), "latin1"));
}

export class Server {
  #process: ChildProcess | null = null;
  #address = "";
  #log: string[] = [];
  #copies = 0;
  readonly #folder = mkdtempSync(join(tmpdir(), "parlour-e2e-"));

  /** Told more than what every test needs; over a database of its own, or another. */
  constructor(
    private more: string[] = [],
    private readonly database?: string,
  ) {}

  /** Such as `http://127.0.0.1:40123`; the same after a restart. */
  get address(): string {
    return this.#address;
  }

  /** What the server wrote, for a failed test's report. */
  get log(): string {
    return this.#log.join("\n");
  }

  async start(): Promise<void> {
    const listen = this.#address ? this.#address.replace("http://", "") : "127.0.0.1:0";
    const database = this.database ?? this.#file;
    const child = spawn(
      program(),
      [
        ...["serve", "--listen", listen, "--database", database, "--pace", "0"],
        // A host hands on the seat of whoever has just left.
        ...["--limit", "handover=0.001", ...this.more],
      ],
      {
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    this.#process = child;
    this.#address = await new Promise<string>((found, failed) => {
      const look = (line: string) => {
        this.#log.push(line);
        const address = /http:\/\/(127\.0\.0\.1:\d+)/.exec(line)?.[0];
        if (address) found(address);
      };
      createInterface(child.stdout!).on("line", look);
      createInterface(child.stderr!).on("line", look);
      child.once("error", failed);
      child.once("exit", (code) => failed(new Error(`The server ended with ${code}:\n${this.log}`)));
    });
  }

  /** Ends the process: `SIGTERM` asks it to, `SIGKILL` does not. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await ended;
  }

  /** Starts anew over the same database, told otherwise what it was told. */
  async restart(more: string[]): Promise<void> {
    await this.stop();
    this.more = more;
    await this.start();
  }

  get #file(): string {
    return join(this.#folder, "parlour.db");
  }

  /** Copies the database while the server runs. */
  async backup(): Promise<string> {
    const copy = join(this.#folder, `copy-${this.#copies++}.db`);
    await promisify(execFile)(program(), ["backup", copy, "--database", this.#file]);
    return copy;
  }

  /** Starts anew over a copy of the database. */
  async restore(copy: string): Promise<void> {
    await this.stop();
    await promisify(execFile)(program(), ["restore", copy, "--database", this.#file]);
    await this.start();
  }

  async remove(): Promise<void> {
    await this.stop("SIGKILL");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
