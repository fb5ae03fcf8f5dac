import { languageRows, pages } from "virtual:site-content";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import { fillNames } from "../../modules/fill-names.ts";
import { desktopWindow } from "../../site/breakpoints.ts";
import { useSite } from "../../site/site-context.tsx";
import { menuItems } from "../../site/site-map/pages.ts";
import layout from "../../styles/layout.module.css";
import { PhoneLink } from "../button/text-link.tsx";
import { useModal } from "../dialog/dialog.tsx";
import { Icon } from "../drawing/drawing.tsx";
import { wordLength } from "../hero/word-length.ts";
import { Brand } from "./brand.tsx";
import { LanguageLink, listedLanguages } from "./language-list.tsx";
import styles from "./menu.module.css";

/** Length of a word that fits across a phone at full size. */
const longestWord = 12;

export function Menu({ open, onClose }: { open: boolean; onClose(): void }) {
  const { shared, page, href } = useSite();
  const { a11y, dateBar, site } = shared;
  const dialog = useRef<HTMLDialogElement>(null);

  useModal(dialog, open, onClose);
  useEffect(() => {
    if (!open) return;
    const wide = matchMedia(desktopWindow);
    wide.addEventListener("change", onClose);
    return () => wide.removeEventListener("change", onClose);
  }, [open, onClose]);

  function leave({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    // removing an element that has the focus computes styles at once
    currentTarget.blur();
    // deferred: if the page is loaded already, showing it closes the menu in the same commit
    setTimeout(onClose);
  }

  return (
    <dialog
      ref={dialog}
      lang={shared.partLang.header}
      className={`${styles.menu} ${layout.onDark}`}
      aria-label={a11y.dialogs.menu}
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
          <nav className={styles.links} aria-label={a11y.mainNavigation}>
            {menuItems(pages, shared).map((item) => (
              <a
                key={item.page}
                className={wordLength(item.text) > longestWord ? styles.long : undefined}
                href={href(item.page)}
                aria-label={item.text}
                aria-current={item.page === page ? "page" : undefined}
                onClick={leave}
              >
                <BoldWord word={item.text} />
              </a>
            ))}
          </nav>
          {site.fromPrice && (
            <div className={styles.dates}>
              <p>{site.fromPrice}</p>
              <a
                href={href("booking")}
                aria-label={fillNames(dateBar.linkLabel, { price: site.fromPrice })}
                onClick={leave}
              >
                {dateBar.link}
              </a>
            </div>
          )}
          <div className={styles.foot}>
            <div className={styles.languages}>
              {listedLanguages.map((language) => (
                <LanguageLink key={language} to={language} onChosen={onClose}>
                  {languageRows[language].name}
                </LanguageLink>
              ))}
            </div>
            <PhoneLink />
          </div>
        </>
      )}
    </dialog>
  );
}

/** Drawn anew at each opening. */
function BoldWord({ word }: { word: string }) {
  const [bold] = useState(() => drawBoldLetters(word));
  return (
    <span aria-hidden="true">
      {[...word].map((letter, index) =>
        bold.includes(index) ? <b key={index}>{letter}</b> : letter,
      )}
    </span>
  );
}

/** Two different places among the first five letters of a word. */
export function drawBoldLetters(word: string, random: () => number = Math.random): number[] {
  const places = Math.min(5, [...word].length);
  const first = Math.floor(random() * places);
  const step = 1 + Math.floor(random() * (places - 1));
  return [first, (first + step) % places];
}
