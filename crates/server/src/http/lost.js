// In the head of every page of a site of files: where a host answers with it at an address for which it has no file, the
// folder of the site is looked for, and its first page is told which address was wanted.
(() => {
  // The first parts of the page's addresses, as `web/src/routes.ts` has them.
  const pages = "t screen case evening open rules notebook saved record about".split(" ");
  const lost = () => {
    const said = [...document.querySelectorAll("#lost p")];
    const languages = navigator.languages.map((language) => language.split("-")[0]);
    const language = languages.find((code) => said.some(({ lang }) => lang === code)) ?? "en";
    for (const one of said) one.hidden = one.lang !== language;
    document.querySelector("#lost").hidden = false;
  };
  const find = async () => {
    const { origin, pathname, search, hash } = location;
    const parts = pathname.split("/");
    // Where such an address begins, the site most likely does: elsewhere a file is asked for that is not there.
    const likely = (count) => Number(pages.includes(parts[count]));
    const counts = [...parts.keys()].slice(1).reverse();
    for (const count of counts.sort((one, other) => likely(other) - likely(one))) {
      const root = `${parts.slice(0, count).join("/")}/`;
      const told = await fetch(`${root}app.webmanifest`)
        .then((answer) => answer.json())
        .catch(() => null);
      if (told?.name !== "Parlour") continue;
      // The first page itself does not begin.
      if (root === pathname) break;
      location.replace(`${origin}${root}?to=${encodeURIComponent(pathname.slice(root.length) + search)}${hash}`);
      return;
    }
    lost();
  };
  const begin = () => (document.readyState === "loading" ? addEventListener("DOMContentLoaded", find) : find());
  // A page whose script is not where it says does not begin; one without a script never does.
  addEventListener("error", ({ target }) => target?.type === "module" && begin(), true);
  addEventListener("DOMContentLoaded", () => document.querySelector("script[type=module]") || find());
})();
