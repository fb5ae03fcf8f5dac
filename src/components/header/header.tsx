import { useRef, useState } from "react";
import { useOnDemand } from "../../modules/on-demand/use-on-demand.ts";
import { type Site, useSite } from "../../site/context/site-context.tsx";
import { loadWithStyles } from "../../site/sheet/site-sheet.ts";
import { menuItems } from "../../site/site-map/pages.ts";
import { showFailure } from "../../site/start-up/stale-chunk.ts";
import { Brand } from "../brand/brand.tsx";
import { LanguageList } from "../language-list/language-list.tsx";
import styles from "./header.module.css";
import { useHideOnScroll } from "./use-hide-on-scroll.ts";

const loadMenu = () => loadWithStyles(() => import("../menu/menu.tsx"));

const preloadMenu = () => void loadMenu().catch(() => {});

/** The page on which the menu was opened, and the path that the address had then. */
type MenuOpened = { on: Site; address: string };

/** The bar at the top of every page; the six links are in the menu where they do not fit. */
export function Header() {
  const site = useSite();
  const { shared, page, href } = site;
  const [opened, setOpened] = useState<MenuOpened>();
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
  const current = (name: string) => (name === page ? "page" : undefined);

  return (
    <header ref={bar} className={styles.bar}>
      <Brand className={styles.brand} markClassName={styles.mark} nameClassName={styles.name} />
      <nav className={styles.nav} aria-label={a11y.mainNavigation}>
        <ul>
          {menuItems(shared).map((item) => (
            <li key={item.page} className={item.page === "booking" ? styles.booking : undefined}>
              <a href={href(item.page)} aria-current={current(item.page)}>
                {item.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a className={styles.book} href={href("booking")} aria-current={current("booking")}>
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
