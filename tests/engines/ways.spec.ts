import { isHydrated } from "../support/page.ts";
import { expect, journey } from "./journey.ts";

/** The Navigation API is in Firefox, and not in WebKit. */
const isAsUsual = () => "navigation" in window === navigator.userAgent.includes("Firefox");

journey(
  "a page begins at its top; Back and Forward lead to where it was left",
  { on: "laptop" },
  async (guest) => {
    const leaveAt = (top: number) =>
      guest.sees((to) => {
        scrollTo({ top: to, behavior: "instant" });
        return scrollY === to;
      }, top);
    const seesAt = (page: string, top: number) =>
      guest.sees(([name, at]) => document.documentElement.dataset.page === name && scrollY === at, [
        page,
        top,
      ] as const);
    await guest.use("/villa-ulia");
    expect(await guest.read(isAsUsual)).toBe(true);
    await leaveAt(1500);
    await guest.read(() =>
      document.querySelector<HTMLElement>('footer a[href="/cookie-policy"]')?.click(),
    );
    await seesAt("cookie-policy", 0);
    await leaveAt(300);
    await guest.back();
    await seesAt("villa", 1500);
    await guest.forward();
    await seesAt("cookie-policy", 300);
  },
);

/** Only an active worker keeps pages; of its state WebKit now and then tells an earlier one for good. */
const isKept = async () =>
  navigator.serviceWorker.controller !== null &&
  (await caches.match(location.origin + location.pathname, { cacheName: "villa-pages" })) !==
    undefined;

const isShown = ({ path, heading }: { path: string; heading: string }) =>
  location.pathname === path && document.querySelector("h1")?.textContent === heading;

journey(
  "without the server: pages seen before and the contacts open, others are the offline page",
  { hasWorker: true },
  async (guest, site) => {
    await guest.use("/about");
    await guest.sees(isKept);
    await site.leaves();
    for (const [path, heading] of [
      ["/contatti", "Contacts"],
      ["/about", "About"],
      ["/experience", "You are offline"],
    ] as const) {
      await guest.open(path);
      await guest.sees(isShown, { path, heading });
    }
    await site.returns();
  },
);

journey(
  "links, Back and language work with the Navigation API in WebKit, without it in Firefox",
  { on: "laptop", hasOtherNavigation: true },
  async (guest) => {
    await guest.use("/about");
    expect(await guest.read(isAsUsual)).toBe(false);
    await guest.press("footer nav a", "Contacts");
    await guest.sees(() => document.querySelector("h1")?.textContent === "Contacts");
    await guest.sees(isHydrated);
    await guest.read(() => Object.assign(window, { mark: true }).mark);
    await guest.press("header details summary");
    await guest.press('a[hreflang="it"]');
    await guest.sees(() => document.querySelector("h1")?.textContent === "Contatti");
    const state = () => {
      const { documentElement: root, title } = document;
      const isSame = "mark" in window;
      return [location.pathname, root.lang, title.split(" ")[0], localStorage.userLocale, isSame];
    };
    expect(await guest.read(state)).toEqual(["/it/contatti", "it", "Contatti", "it", true]);
    await guest.back();
    await guest.sees(() => location.pathname === "/it/about");
  },
);
