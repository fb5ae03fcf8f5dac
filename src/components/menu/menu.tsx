import { useEffect, useRef, useState } from "react";
import { useSite } from "../../site/context/site-context.tsx";
import { menuItems, type NavigationItem } from "../../site/navigation/navigation-items.ts";
import layout from "../../styles/layout.module.css";
import { Brand } from "../brand/brand.tsx";
import { Icon } from "../icon/icon.tsx";
import { LanguageLink } from "../language-list/language-link.tsx";
import { drawLitLetters, type LitLetters } from "./bold-letters.ts";
import styles from "./menu.module.css";
import { LitWord } from "./menu-word.tsx";

/** Where six links fit into the bar there is no menu; one left open closes. */
const desktop = "(min-width: 62rem)";

/** The menu of narrow windows: a native modal dialog, so the page behind is inert. */
export function Menu({ open, onClose }: { open: boolean; onClose(): void }) {
  const { shared, page, href } = useSite();
  const { navbar, a11y, site } = shared;
  const dialog = useRef<HTMLDialogElement>(null);
  const items = menuItems(shared);
  const lit = useLitLetters(items, open);

  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    const wide = matchMedia(desktop);
    wide.addEventListener("change", onClose);
    return () => wide.removeEventListener("change", onClose);
  }, [open, onClose]);

  return (
    <dialog
      ref={dialog}
      className={`${styles.shutter} ${layout.onDark}`}
      aria-label={a11y.dialogs.menu}
      onClose={onClose}
    >
      {open && (
        <>
          <div className={styles.top}>
            <Brand className={styles.brand} markClassName={styles.mark} />
            <button className={styles.close} type="button" onClick={onClose}>
              <Icon name="cross" className={styles.cross} />
              {a11y.closeDialog}
            </button>
          </div>
          <nav className={styles.slats} aria-label={a11y.mainNavigation}>
            {items.map((item, index) => (
              <a
                key={item.page}
                href={href(item.page)}
                aria-label={item.text}
                aria-current={item.page === page ? "page" : undefined}
                onClick={onClose}
              >
                <LitWord word={item.text} lit={lit[index]} />
              </a>
            ))}
          </nav>
          <div className={styles.foot}>
            <div className={styles.languages}>
              {(["it", "en"] as const).map((language) => (
                <LanguageLink key={language} to={language} onChosen={onClose}>
                  {navbar.languages[language]}
                </LanguageLink>
              ))}
            </div>
            <a href={site.phoneHref}>{site.phone}</a>
          </div>
        </>
      )}
    </dialog>
  );
}

/** The lit letters of every word, drawn anew at each opening. */
function useLitLetters(items: NavigationItem[], open: boolean): LitLetters[] {
  const [draw, setDraw] = useState<{ open: boolean; lit: LitLetters[] }>({ open: false, lit: [] });
  if (draw.open === open) return draw.lit;
  const lit = open
    ? items.map(({ text }, index) => drawLitLetters(text, draw.lit[index]))
    : draw.lit;
  setDraw({ open, lit });
  return lit;
}
