import type { Attachment } from "svelte/attachments";

/**
 * Makes the arrow keys walk through the focusable children of a group, which is then one stop of the Tab key:
 * `<div role="toolbar" {@attach rove()}>`. Children that come and go are found as they are.
 */
export function rove(selector = "button, [role=option], [role=radio], a[href]"): Attachment<HTMLElement> {
  return (group) => {
    const items = () =>
      [...group.querySelectorAll<HTMLElement>(selector)].filter((item) => !item.hasAttribute("disabled"));

    function settle(current?: HTMLElement) {
      const all = items();
      const chosen =
        current && all.includes(current) ? current : (all.find((item) => item.tabIndex === 0) ?? all[0]);
      for (const item of all) {
        const index = item === chosen ? 0 : -1;
        if (item.tabIndex !== index) item.tabIndex = index;
      }
    }

    function onkeydown(event: KeyboardEvent) {
      const all = items();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      const to = {
        ArrowRight: at + 1,
        ArrowDown: at + 1,
        ArrowLeft: at - 1,
        ArrowUp: at - 1,
        Home: 0,
        End: all.length - 1,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      const next = all[(to + all.length) % all.length]!;
      settle(next);
      next.focus();
    }

    function onfocusin(event: FocusEvent) {
      settle(event.target as HTMLElement);
    }

    settle();
    const observer = new MutationObserver(() => settle());
    observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    group.addEventListener("keydown", onkeydown);
    group.addEventListener("focusin", onfocusin);
    return () => {
      observer.disconnect();
      group.removeEventListener("keydown", onkeydown);
      group.removeEventListener("focusin", onfocusin);
    };
  };
}
