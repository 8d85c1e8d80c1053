/** PostgreSQL as Debian has it, on a Unix socket in a folder of its own. */

import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Long enough for a slow machine, in milliseconds. */
const PATIENCE = 120_000;

/** Runs what it is told, and ends it when whoever told it is gone. */
const KEEPER = '"$@" & server=$!; read -r _; kill -INT "$server"; wait "$server"';

/** The folder of the newest programs, if they are installed: named by `PARLOUR_POSTGRES`, else where Debian has them. */
function programs(): string | undefined {
  const named = process.env.PARLOUR_POSTGRES;
  const debian = "/usr/lib/postgresql";
  if (named || !existsSync(debian)) return named;
  const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debian, version, "bin")).find((bin) => existsSync(join(bin, "postgres")));
}

/** Whom PostgreSQL runs as: it refuses to run as root. */
function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string, name: string) => {
    const { status, stdout } = spawnSync("id", [flag, name], { encoding: "utf8" });
    return status === 0 ? Number(stdout) : undefined;
  };
  const users = ["postgres", "nobody"].map((name) => ({ uid: id("-u", name), gid: id("-g", name) }));
  return users.find(({ uid, gid }) => uid !== undefined && gid !== undefined) ?? {};
}

export class Postgres {
  #keeper: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), "parlour-e2e-pg-"));

  private constructor(private bin: string) {}

  /** Makes one and starts it; nothing where PostgreSQL is not installed. */
  static async start(): Promise<Postgres | null> {
    const bin = programs();
    if (!bin) return null;
    const postgres = new Postgres(bin);
    try {
      postgres.#serve();
    } catch (problem) {
      await postgres.remove();
      throw problem;
    }
    return postgres;
  }

  #serve(): void {
    const { uid, gid } = user();
    const as = { uid, gid, cwd: this.#folder };
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
    const data = join(this.#folder, "data");
    const made = ["--username", "parlour", "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"];
    execFileSync(join(this.bin, "initdb"), [...made, "--pgdata", data], { ...as, stdio: "ignore" });
    const serve = [join(this.bin, "postgres"), "-D", data, "-k", this.#folder, "-c", "listen_addresses="];
    this.#keeper = spawn("/bin/sh", ["-c", KEEPER, "keeper", ...serve], {
      ...as,
      stdio: ["pipe", "ignore", "ignore"],
    });
    const ready = [join(this.bin, "pg_isready"), "-q", "-h", this.#folder, "-U", "parlour", "-d", "postgres"];
    execFileSync("/bin/sh", ["-c", 'until "$@"; do sleep 0.1; done', "wait", ...ready], { timeout: PATIENCE });
  }

  /** As `--database` takes it. */
  get address(): string {
    return `postgres:///postgres?host=${this.#folder}&user=parlour`;
  }

  async remove(): Promise<void> {
    const keeper = this.#keeper;
    if (keeper) {
      const ended = new Promise((done) => keeper.once("exit", done));
      keeper.stdin?.end();
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
