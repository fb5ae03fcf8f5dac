import { villaPath } from "../support/addresses.ts";
import { isHydrated } from "../support/page.ts";
import type { Guest } from "./guest.ts";
import { expect, journey } from "./journey.ts";
import { neededAtStart, type VisitedSite } from "./visited-site.ts";

// What extensions, translators, optimisers of HTML and hosts do to a page, in every engine.

type Change =
  | "comments taken out"
  | "white space taken out"
  | "strange elements"
  | "wrapped photographs"
  | "translated";

function change(kind: Change): true {
  const nodesOf = (shown: number) => {
    const walker = document.createTreeWalker(document.body, shown);
    const nodes: Node[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  };
  const wrap = (node: Node, wrapper: Element) => {
    node.parentNode?.replaceChild(wrapper, node);
    return wrapper;
  };
  const element = (name: string) => document.createElement(name);
  const texts = nodesOf(NodeFilter.SHOW_TEXT);
  if (kind === "comments taken out") {
    for (const node of nodesOf(NodeFilter.SHOW_COMMENT)) node.parentNode?.removeChild(node);
    document.body.normalize();
  } else if (kind === "white space taken out") {
    for (const node of texts) if (!node.nodeValue?.trim()) node.parentNode?.removeChild(node);
  } else if (kind === "strange elements") {
    for (const each of document.querySelectorAll("#app > *, header > *, main > *"))
      each.before(element("div"));
    for (const each of document.querySelectorAll("header, main")) each.append(element("div"));
    for (const each of document.querySelectorAll("p")) each.prepend(element("b"));
    for (const each of document.querySelectorAll("input, select, img")) each.after(element("span"));
  } else if (kind === "wrapped photographs") {
    for (const image of document.querySelectorAll("main img"))
      wrap(image, element("span")).append(image);
  } else {
    document.documentElement.lang = "de";
    for (const node of texts) {
      if (!node.nodeValue?.trim() || node.parentElement?.closest("script, noscript, svg")) continue;
      // a copy: the site's own text is no longer in the page
      const inner = element("font");
      inner.textContent = node.nodeValue;
      wrap(node, element("font")).append(inner);
    }
  }
  return true;
}

async function openChanged(
  { guest, site }: { guest: Guest; site: VisitedSite },
  path: string,
  [moment, ...kinds]: Way,
): Promise<void> {
  const start = moment === "early" ? site.hold(neededAtStart) : undefined;
  await (start ? guest.begin(path) : guest.use(path));
  for (const kind of kinds) await guest.read(change, kind);
  start?.();
  await guest.sees(isHydrated);
}

async function followMenu(guest: Guest): Promise<void> {
  await guest.read(() => Object.assign(window, { isSame: true }).isSame);
  await guest.press("button", "Open menu");
  await guest.sees(() => document.querySelector("dialog:modal")?.getAnimations().length === 0);
  await guest.press("dialog[open] a", "About");
  await guest.sees(() => document.documentElement.dataset.page === "about");
  const state = () => ({
    headings: document.querySelectorAll("main h1").length,
    isSame: "isSame" in window || !("navigation" in window),
  });
  await expect.poll(() => guest.read(state)).toEqual({ headings: 1, isSame: true });
}

const villa = '[aria-roledescription][data-photo-set="villa"]';

const shownPhotograph = (root: string) => {
  const slide = document.querySelector<HTMLElement>(`${root} [aria-current="true"]`);
  const { left, width } = slide?.getBoundingClientRect() ?? new DOMRect();
  const isCentred = Math.abs(left + width / 2 - document.documentElement.clientWidth / 2) < 1;
  const caption = slide?.querySelector("img")?.alt;
  return {
    number: Number(slide?.dataset.slide) + 1,
    isCentred,
    says: document.querySelector(`${root} p`)?.textContent?.replace(`${caption}`, " CAPTION"),
  };
};

async function seePhotographs(guest: Guest): Promise<void> {
  await guest.press(`${villa} button`, "Next photograph");
  const shown = { number: 8, isCentred: true, says: "8 / 12 CAPTION" };
  await expect.poll(() => guest.read(shownPhotograph, villa)).toEqual(shown);
  await guest.press(`${villa} [aria-current="true"] button`);
  await guest.press("dialog:modal button", "Next photograph");
  const enlarged = () => {
    const [slide, image] = ["[data-slide]", "dialog"].map((place) =>
      document.querySelector<HTMLImageElement>(`${place} img[data-photo=villa-09]`),
    );
    const { left, right } = image?.getBoundingClientRect() ?? new DOMRect();
    const words = document.querySelector("dialog [role=status]");
    return {
      isCentred: Math.abs(left + right - document.documentElement.clientWidth) < 2,
      counter: words?.querySelector("[aria-hidden]")?.textContent,
      isCaption: words?.querySelector("p")?.textContent === slide?.alt,
    };
  };
  const expected = { isCentred: true, counter: "9 / 12", isCaption: true };
  await expect.poll(() => guest.read(enlarged)).toEqual(expected);
  await guest.keys(["Escape"]);
  await guest.sees(() => !document.querySelector("dialog[open]"));
}

/** Returns what is said while days are chosen; the calendar is changed too. */
async function chooseDays(guest: Guest, kind?: Change): Promise<unknown[]> {
  const said: unknown[] = [];
  await guest.press('[data-stay] [data-field="arrival"]');
  await guest.sees(() => document.querySelector("dialog:modal [data-day]"));
  for (const state of ["free", "departure"]) {
    if (kind) await guest.read(change, kind);
    const before = await guest.read(() => document.querySelector("[data-said]")?.textContent);
    await guest.press(`dialog:modal [data-state="${state}"] button`);
    await guest.sees((before) => {
      const text = document.querySelector("[data-said]")?.textContent;
      return text && text !== before;
    }, before ?? "");
    said.push(await guest.read(() => document.querySelector("dialog:modal")?.textContent));
  }
  await guest.keys(["Escape"]);
  await guest.sees(() => !document.querySelector("dialog[open]"));
  said.push(await guest.read(() => document.querySelector("form[data-stay]")?.textContent));
  return said;
}

/** A worker would answer for the script that waits. */
const script = 'Object.defineProperty(navigator, "serviceWorker", { value: undefined });';

type Way = [moment: "early" | "late", ...kinds: Change[]];

/** Those that React meets at its start. */
const drawnAnew: Change[] = [
  "comments taken out",
  "white space taken out",
  "strange elements",
  "wrapped photographs",
];
const ways: Way[] = [
  ["early", ...drawnAnew],
  ["early", "translated"],
  ["late", "translated"],
];

journey(
  "photographs and menu of a page work in whatever way its HTML was changed, early or late",
  { script },
  async (guest, site, engine) => {
    const single = engine === "chromium" ? drawnAnew.map((kind): Way => ["early", kind]) : [];
    for (const way of [...single, ...ways]) {
      await openChanged({ guest, site }, villaPath, way);
      await seePhotographs(guest);
      await followMenu(guest);
    }
  },
);

journey(
  "calendar, form and menu of the booking page say and do the same in whatever way its HTML was changed",
  { script },
  async (guest, site) => {
    await guest.use("/prenotazioni");
    const unchanged = await chooseDays(guest);
    for (const way of ways) {
      await openChanged({ guest, site }, "/prenotazioni", way);
      const isTranslated = way.includes("translated");
      const said = await chooseDays(guest, isTranslated ? "translated" : undefined);
      expect(said, way.join()).toEqual(unchanged);
      await followMenu(guest);
    }
  },
);

journey(
  "a page that is translated keeps its language, and changes it whole",
  { script },
  async (guest, site) => {
    const words = () => guest.read(() => document.querySelector("main")?.textContent);
    await guest.use("/contatti");
    const english = await words();
    for (const moment of ["early", "late"] as const) {
      await openChanged({ guest, site }, "/it/contatti", [moment, "translated"]);
      await guest.press("footer button", "Preferenze cookie");
      await guest.press("dialog[open] button", "Salva");
      const record = () => JSON.parse(localStorage.getItem("cookieConsent") ?? "{}").language;
      await expect.poll(() => guest.read(record)).toBe("it");
      await guest.press('header button[aria-haspopup="dialog"]');
      await guest.sees(() => {
        const menu = document.querySelector("dialog:modal:has(a[href='/it/about'])");
        return menu?.getAnimations().length === 0;
      });
      await guest.press('dialog:modal a[hreflang="en"]');
      await guest.sees(() => location.pathname === "/contatti");
      await expect.poll(words).toBe(english);
      await guest.read(() => localStorage.removeItem("cookieConsent"));
    }
  },
);

journey(
  "a page turned right to left, whose host's scripts and sheets do not come, shows its photographs in the middle, and moves the right way",
  {},
  async (guest, site) => {
    site.hostTags = '<script defer src="/cdn-cgi/rum.js"></script>';
    await guest.use(villaPath);
    expect(site.requests).toContain("/cdn-cgi/rum.js");
    await guest.sees(
      () =>
        new Promise((failed) => {
          const link = document.createElement("link");
          link.onerror = () => failed(true);
          document.head.append(
            Object.assign(link, { rel: "stylesheet", href: "/cdn-cgi/rum.css" }),
          );
        }),
    );
    await guest.read(() => document.documentElement.setAttribute("dir", "rtl"));
    await seePhotographs(guest);
    const lefts = await guest.read((root) => {
      const slides = [7, 8, 9].map((at) => document.querySelector(`${root} [data-slide="${at}"]`));
      return slides.map((slide) => slide?.getBoundingClientRect().left ?? 0);
    }, villa);
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
    await guest.press(`${villa} [data-open-grid]`);
    const outside = () => {
      const images = [...document.querySelectorAll("[data-photo-grid] img")];
      const boxes = images.map((image) => image.getBoundingClientRect());
      return [
        boxes.length,
        boxes.filter(({ left, right }) => left < 0 || right > innerWidth).length,
      ];
    };
    await expect.poll(() => guest.read(outside)).toEqual([12, 0]);
    await guest.keys(["Escape"]);
    await guest.sees(() => !document.querySelector("dialog[open]"));
    await followMenu(guest);
  },
);
