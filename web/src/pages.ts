/** The pages that are fetched when somebody goes there; the first page is there at once. */

import { fetchWords } from "./language";
import { words } from "./shell/words";

/** What a page alone says, with the page. */
async function withWords<Page>(part: Promise<{ default: string }>, page: Promise<Page>): Promise<Page> {
  const [own, loaded] = await Promise.all([part, page]);
  words.add(own.default);
  return loaded;
}

const wordsOfDeals = () => Promise.all(["deals", "fair"].map(fetchWords));

export const pages = {
  about: () => withWords(import("../words/en.ftl?about"), import("./pages/About.svelte")),
  case: () => withWords(import("../words/en.ftl?case"), import("./pages/CasePage.svelte")),
  deals: () => wordsOfDeals().then(() => import("./pages/DealsPage.svelte")),
  evening: () => fetchWords("evening").then(() => import("./pages/EveningPage.svelte")),
  join: () => import("./pages/JoinPage.svelte"),
  lobby: () => import("./pages/table/Lobby.svelte"),
  notebook: () =>
    withWords(
      import("../words/en.ftl?notebook"),
      Promise.all(["notebook", "clue"].map(fetchWords)).then(() => import("./pages/notebook/NotebookPage.svelte")),
    ),
  open: () => import("./pages/OpenTable.svelte"),
  openEvening: () => fetchWords("evening").then(() => import("./pages/OpenEvening.svelte")),
  record: () => fetchWords("record").then(() => import("./pages/RecordPage.svelte")),
  replay: () => withWords(import("../words/en.ftl?replay"), import("./pages/ReplayPage.svelte")),
  rules: () => import("./pages/Rules.svelte"),
  screen: () => import("./pages/ScreenPage.svelte"),
  table: () => import("./pages/TablePage.svelte"),
  verdict: () => wordsOfDeals().then(() => import("./deals/AtTable.svelte")),
};
