/** Several servers over one PostgreSQL: a game outlives the server at which it is played, and proves its deals. */

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drivers, playToTheEnd, playUntil } from "./drivers";
import { openTable, sitDown, startGame } from "./friends";
import { Gateway } from "./gateway";
import { expect, Person, test } from "./harness";
import { Postgres } from "./postgres";
import { answersItself, program, Server } from "./server";

const doubt = drivers().find((driver) => driver.game === "color-doubt")!;
const otherVerifier = fileURLToPath(new URL("../../docs/verify.py", import.meta.url));

/** How a program ends. */
const ended = (command: string, ...args: string[]) =>
  new Promise((done) => spawn(command, args, { stdio: "ignore" }).once("exit", done));

/** What both programs that verify a saved table say of a file: their exit codes. */
const verdicts = (file: string) =>
  Promise.all([ended(program(), "verify", file), ended("python3", otherVerifier, file)]);

test("two people at two servers: one is killed, the game is finished and proved", async ({
  browser,
  contextOptions,
}) => {
  test.setTimeout(20 * 60_000);
  test.skip(!answersItself(), "this build has no module that verifies");
  const postgres = await Postgres.start();
  test.skip(postgres === null, "PostgreSQL is not installed");
  const servers = [1, 2].map(() => new Server([], postgres!.address));
  const folder = mkdtempSync(join(tmpdir(), "parlour-e2e-saved-"));
  const gateways: Gateway[] = [];
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ ...contextOptions })));
  try {
    for (const server of servers) await server.start();
    const [first, second] = servers.map(({ address }) => address) as [string, string];
    gateways.push(new Gateway([first, second]), new Gateway([second, first]));
    const homes = await Promise.all(gateways.map((gateway) => gateway.start()));
    const [host, guest] = (await Promise.all(
      contexts.map((context, at) => Person.arrive(context, homes[at]!)),
    )) as [Person, Person];

    await openTable(host, doubt.game);
    await guest.goto(`/t/${host.table}`);
    await sitDown(guest, host);
    await startGame(host, [guest]);
    const pages = [host.page, guest.page];
    let made = 0;
    await playUntil(doubt, pages, () => ++made === 6);
    await servers[0]!.stop("SIGKILL");
    await playToTheEnd(doubt, pages);

    for (const page of pages) {
      await expect(page.locator("section").filter({ has: page.locator("#over") })).toContainText(
        "every deal is proved",
      );
    }
    await host.page.getByRole("link", { name: "How the deals came about" }).click();
    const [download] = await Promise.all([
      host.page.waitForEvent("download"),
      host.page.getByRole("button", { name: "Save the table as a file" }).click(),
    ]);
    const saved = join(folder, "saved.txt");
    await download.saveAs(saved);
    expect(await verdicts(saved)).toEqual([0, 0]);
    expect(await ended(program(), "verify", `${homes[1]!}/t/${guest.table}`)).toBe(0);

    const forged = join(folder, "forged.txt");
    const secret = /\nsecret (.)/;
    writeFileSync(
      forged,
      readFileSync(saved, "utf8").replace(secret, (_, digit) => `\nsecret ${digit === "0" ? "1" : "0"}`),
    );
    expect(await verdicts(forged)).toEqual([1, 1]);
  } finally {
    for (const context of contexts) await context.close();
    for (const gateway of gateways) await gateway.remove();
    for (const server of servers) await server.remove();
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
