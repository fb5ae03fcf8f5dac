import { pageAddresses } from "../../support/addresses.ts";
import { inPage } from "../in-page.ts";
import { press } from "../press.ts";
import type { Action } from "../visitor.ts";

/** Links to the site's own pages and to places on them. */
const ownLink = 'a[href^="/"]:not([target], [download], [href*="."]), a[href^="#"]';

/** Presses a link in sight. */
export const link: Action = (visitor) => press(visitor, ownLink);

/** Presses three links before the first has been followed. */
export const threeLinks: Action = async ({ page, random }) => {
  const chances = [random.next(), random.next(), random.next()];
  return inPage(
    page,
    ([selector, chances]) => {
      const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
      const all = [...scope.querySelectorAll<HTMLAnchorElement>(selector)];
      const links = all.filter((each) => each.checkVisibility());
      const pressed = chances.map((chance) => links[Math.floor(chance * links.length)]);
      for (const each of pressed) each?.click();
      return pressed.map((each) => each?.getAttribute("href")).join(", ");
    },
    [ownLink, chances] as const,
  );
};

/** Steps in the history in quick succession; each number is a count of entries. */
const walks = [[-1], [1], [-1, 1], [1, -1], [-1, -1], [-2], [-1, -1, 1]] as const;

/** Back and Forward, alone and several at once. */
export const backAndForward: Action = async ({ page, random }) => {
  const walk = random.pick(walks);
  return inPage(
    page,
    (steps) => {
      // the entry before the first one is not the site
      const room = window.navigation?.currentEntry?.index ?? 0;
      if (steps.filter((step) => step < 0).reduce((sum, step) => sum + step, room) < 0) return;
      for (const step of steps) history.go(step);
      return steps.join();
    },
    walk,
  );
};

/** Presses a link and Back before the link has been followed, or the other way round. */
export const linkAndBack: Action = async ({ page, random }) => {
  const isLinkFirst = random.below(2) === 0;
  return inPage(
    page,
    ([selector, chance, isLinkFirst]) => {
      if (!window.navigation?.canGoBack) return;
      const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document;
      const all = [...scope.querySelectorAll<HTMLAnchorElement>(selector)];
      const links = all.filter((each) => each.checkVisibility());
      const pressed = links[Math.floor(chance * links.length)];
      if (!isLinkFirst) history.back();
      pressed?.click();
      if (isLinkFirst) history.back();
      return isLinkFirst ? `${pressed?.href}, Back` : `Back, ${pressed?.href}`;
    },
    [ownLink, random.next(), isLinkFirst] as const,
  );
};

/** Reloads the page, and sometimes goes Back before it is hydrated. */
export const reload: Action = async ({ page, random }) => {
  const backs = random.pick([0, 0, 1, 2]);
  await page.reload({ waitUntil: backs > 0 ? "commit" : "load" });
  return inPage(
    page,
    async (backs) => {
      if (backs > 0 && document.readyState === "loading") {
        await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed));
      }
      for (let back = 0; back < backs && window.navigation?.canGoBack; back++) history.back();
      return `and ${backs} times Back`;
    },
    backs,
  );
};

/** Types the address of a page, sometimes with photographs or a place on it. */
export const address: Action = async ({ page, random }) => {
  const { url, name } = random.pick(pageAddresses);
  const rest = random.pick([
    "",
    "",
    "#main",
    name === "interni" ? "?photos=apartment-1&photo=14" : "",
  ]);
  await page.goto(url + rest);
  return url + rest;
};

/** Chooses a language in the bar or in the menu. */
export const language: Action = async (visitor) => {
  const { page } = visitor;
  const inMenu = await press(visitor, "dialog a[hreflang]");
  if (inMenu) return inMenu;
  if (!(await press(visitor, "header details:not([open]) > summary"))) return;
  await inPage(page, () => new Promise(requestAnimationFrame).then(() => {}), undefined);
  return press(visitor, "header details a[hreflang]");
};
