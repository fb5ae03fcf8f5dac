import { pages } from "virtual:site-content";
import { type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "../../modules/class-names.ts";
import { useOnDemand } from "../../modules/use-on-demand.ts";
import { desktopWindow } from "../../site/breakpoints.ts";
import { loadPart, showFailure } from "../../site/load-code.ts";
import { type Site, useSite } from "../../site/site-context.tsx";
import { menuItems } from "../../site/site-map/pages.ts";
import { Brand } from "./brand.tsx";
import styles from "./header.module.css";
import { LanguageList } from "./language-list.tsx";

const loadMenu = () => loadPart(() => import("./menu.tsx"));

const preloadMenu = () => void loadMenu().catch(() => {});

/** Letters of all six links for which windows of 992 px have room beside the name. */
const mostLetters = 56;

export function Header() {
  const site = useSite();
  const { shared, page, href } = site;
  const [opened, setOpened] = useState<{ on: Site; address: string }>();
  // closes in the commit that shows another page, so that the old page's styles are not computed
  // again; stays open if it was opened while that page was loading
  const menuOpen = opened?.on === site || opened?.address === site.addressIn(site.lang);
  const closeMenu = () => setOpened(undefined);
  if (opened && !menuOpen) closeMenu();
  const menu = useOnDemand(menuOpen, loadMenu, () => {
    closeMenu();
    showFailure();
  });
  const bar = useRef<HTMLElement>(null);
  useHideOnScroll(bar);
  const { navbar, a11y } = shared;
  const items = menuItems(pages, shared);
  const isCrowded = items.map(({ text }) => text).join("").length > mostLetters;
  const current = (name: string) => (name === page ? "page" : undefined);

  return (
    <header
      ref={bar}
      lang={shared.partLang.header}
      className={classNames(styles.bar, isCrowded && styles.crowded)}
    >
      <div className={styles.home}>
        <Brand className={styles.brand} markClassName={styles.mark} nameClassName={styles.name} />
      </div>
      <nav className={styles.nav} aria-label={a11y.mainNavigation}>
        <ul>
          {items.map((item) => (
            <li key={item.page} className={item.page === "booking" ? styles.booking : undefined}>
              <a href={href(item.page)} aria-current={current(item.page)}>
                {item.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a
        className={classNames(styles.book, site.barPrice && styles.twice)}
        href={href("booking")}
        aria-current={current("booking")}
      >
        {navbar.booking}
      </a>
      <LanguageList className={styles.language} />
      <button
        className={styles.burger}
        type="button"
        aria-label={navbar.menuOpen}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={() => setOpened({ on: site, address: location.pathname })}
        onPointerEnter={preloadMenu}
        onTouchStart={preloadMenu}
        onFocus={preloadMenu}
      >
        <i className={styles.lines} />
        <span className={styles.burgerWord}>{navbar.menuTitle}</span>
      </button>
      {menu && <menu.Menu open={menuOpen} onClose={closeMenu} />}
    </header>
  );
}

/** Wide windows, and those that are not tall, where it would take the room of what is read. */
const hidingWindow = `${desktopWindow}, (max-height: 29.999rem)`;

/** A focus in the bar shows it too, and a link to a part of the page, which is below the bar. */
function useHideOnScroll(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const hiding = matchMedia(hidingWindow);
    // Escape has left the focus in the bar, and a hand scrolls on: keys keep the bar
    let isEscaped = false;
    let isByHand = false;
    let last = scrollY;
    let { hash } = location;
    const update = () => {
      const now = Math.max(0, scrollY);
      element.toggleAttribute("data-stuck", now > 0);
      const isJump = location.hash !== hash;
      const hides = hiding.matches && !isJump && now > last && now > element.offsetHeight;
      const shows = !hiding.matches || isJump || now < last || now <= element.offsetHeight;
      // after a press with the mouse the focus is there, but not seen
      const isHeld = element.querySelector(":focus-visible") && !(isEscaped && isByHand);
      if (hides && !isHeld) {
        element.setAttribute("data-away", "");
        element.querySelector("details")?.removeAttribute("open");
      } else if (shows) element.removeAttribute("data-away");
      last = now;
      hash = location.hash;
    };
    const reveal = () => {
      isEscaped = false;
      if (element.querySelector(":focus-visible")) element.removeAttribute("data-away");
    };
    const stop = new AbortController();
    const { signal } = stop;
    const heed = ({ type, target }: Event) => {
      isByHand = type !== "keydown";
      if (!isByHand && target instanceof Node && element.contains(target)) isEscaped = true;
    };
    for (const type of ["keydown", "wheel", "touchmove"]) {
      addEventListener(type, heed, { passive: true, signal });
    }
    addEventListener("scroll", update, { passive: true, signal });
    hiding.addEventListener("change", update, { signal });
    element.addEventListener("focusin", reveal, { signal });
    update();
    return () => stop.abort();
  }, [bar]);
}
