/** What every browser test here has: a server, and people, each with a browser context of their own. */

import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { useBuiltClient } from "./client";
import { Server } from "./server";
import type { FromClient, ToClient } from "../src/protocol";

/** Somebody at a browser, with everything that the server ever told them. */
export class Person {
  /** Every WebSocket message that this context received, on all its pages, in order. */
  readonly frames: ToClient[] = [];
  /** Every WebSocket message that it sent. */
  readonly sent: FromClient[] = [];
  /** What the browser complained of: errors of scripts and breaks of the content security policy. */
  readonly complaints: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly home: string,
  ) {}

  static async arrive(context: BrowserContext, home: string): Promise<Person> {
    await useBuiltClient(context);
    const page = await context.newPage();
    const person = new Person(context, page, home);
    person.#listen(page);
    context.on("page", (other) => person.#listen(other));
    return person;
  }

  #listen(page: Page): void {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.frames.push(JSON.parse(String(payload)) as ToClient));
      socket.on("framesent", ({ payload }) => this.sent.push(JSON.parse(String(payload)) as FromClient));
    });
    page.on("pageerror", (error) => this.complaints.push(error.message));
    page.on("console", (message) => {
      const text = message.text();
      if (message.type() === "error" && /Content Security Policy|Refused to/i.test(text))
        this.complaints.push(text);
    });
  }

  /** Goes to a page of the server. */
  async goto(path: string): Promise<void> {
    await this.page.goto(this.home + path);
  }

  /** Begins a game against bots from the first page, as a hand would. */
  async playAgainstBots(title: string, level?: string): Promise<void> {
    await this.goto("/");
    const card = this.page.getByRole("article", { name: title });
    if (level) await card.getByRole("radio", { name: level }).check({ force: true });
    await card.getByRole("button", { name: "Play against bots" }).click();
    await expect(this.page.getByTestId("board")).toBeVisible();
  }

  /** The id of the table at which this page is. */
  get table(): string {
    return /\/t\/([^/#?]+)/.exec(this.page.url())![1]!;
  }

  /** The key to this person's seat at the table, or to hosting it, as the browser keeps it. */
  key(to: "seat" | "host"): Promise<string> {
    return this.page.evaluate(
      ([table, to]) => {
        const places = JSON.parse(localStorage.getItem("parlour.tables")!) as Record<
          string,
          Record<string, string>
        >;
        return places[table]![to]!;
      },
      [this.table, to] as const,
    );
  }
}

interface Fixtures {
  /** Brings a new person with a context of their own. */
  newPerson: (options?: BrowserContextOptions) => Promise<Person>;
  /** Somebody who is there from the beginning. */
  person: Person;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  newPerson: async ({ browser, server, contextOptions, viewport, locale }, use) => {
    const people: Person[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, viewport, locale, ...options });
      const person = await Person.arrive(context, server.address);
      people.push(person);
      return person;
    });
    for (const person of people) {
      expect.soft(person.complaints, "the browser complains of nothing").toEqual([]);
      await person.context.close();
    }
  },
  person: async ({ newPerson }, use) => {
    await use(await newPerson());
  },
});

export { expect };
