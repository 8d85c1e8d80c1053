// Plays Color Doubt at a table of Parlour: node docs/bots/color-doubt.mjs http://localhost:8080/t/TABLE NAME
//
// It sits down on the first free chair, waits for the game, tells the truth while it can, and doubts what its own hand
// makes unlikely. docs/bot-protocol.md describes what is sent. It needs Node 20 alone.

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

const [address, name] = process.argv.slice(2);
const [server, id] = address.split("/t/");
let token;

async function ask(path, body) {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  return fetch(`${server}/api/tables/${id}${path}`, { headers, ...sent });
}

/** Everything that this seat is told; after a lost connection it goes on where it was. */
async function* messages() {
  for (let heard = 0; ; await pause(1000)) {
    try {
      let text = "";
      const news = await ask(`/news?from=${heard}`);
      if (!news.ok) throw new Error(await news.text(), { cause: news.status });
      for await (const piece of news.body.pipeThrough(new TextDecoderStream())) {
        const lines = (text + piece).split("\n");
        text = lines.pop();
        for (const message of lines.filter((line) => line.trim()).map((line) => JSON.parse(line))) {
          if (message.type === "news") heard = message.number + 1;
          yield message;
        }
      }
    } catch (lost) {
      if ([403, 404, 410].includes(lost.cause)) throw lost;
      console.error(`${name}: ${lost}`);
    }
  }
}

/** Makes a move. Sent again with its key, it counts once; 409 means that the table has gone on meanwhile. */
async function move(made, at) {
  for (const body = { key: randomUUID(), at, move: made }; ; await pause(1000)) {
    const answer = await ask("/moves", body).catch(() => null);
    if (answer?.ok || answer?.status === 409) return;
    if (answer && ![429, 503].includes(answer.status)) throw new Error(`refused: ${await answer.text()}`);
  }
}

function choose({ public: table, own }, { lay, doubt, pass }) {
  const said = table.standing;
  const unlikely = said && (own.hand[said.say] ?? 0) + said.count > table.deck[said.say];
  if (doubt && (unlikely || (!lay && !pass))) return { type: "doubt" };
  const held = Object.entries(lay?.hand ?? {}).filter(([suit]) => suit !== "rainbow");
  const [suit, count] = held.sort(([, a], [, b]) => b - a)[0] ?? [];
  if (suit && count >= lay.at_least) return { type: "lay", cards: { [suit]: count }, say: suit };
  if (pass) return { type: "pass" };
  // Nothing true is left to say: the fewest cards that may be played, as the suit that is held most.
  const cards = Object.entries(lay.hand).flatMap(([of, many]) => Array(many).fill(of)).slice(0, lay.at_least);
  const counts = Object.fromEntries(cards.map((of) => [of, cards.filter((other) => other === of).length]));
  return { type: "lay", cards: counts, say: suit ?? lay.say[0] };
}

token = (await (await ask("/sit", { chair: null, name })).json()).seat;
for await (const message of messages()) {
  if (message.type !== "now") continue;
  if (message.turn === "over") {
    console.log(`${name}: over, ${JSON.stringify(message.scores)}`);
    process.exit();
  }
  if (message.options) await move(choose(message.view, message.options), message.at);
}
