import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { classNames } from "../../modules/class-names/class-names.ts";
import { fillTemplate } from "../../modules/message-format/fill-template.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { knownLanguages, type Lang } from "../../site/site-map/languages.ts";
import { Icon } from "../icon/icon.tsx";
import { LanguageLink, listedLanguages } from "./language-link.tsx";
import styles from "./language-list.module.css";

/** The short name of a language: EN. */
function short(lang: Lang): string {
  return lang.toUpperCase();
}

/** The languages in a native `<details>`, so that it opens without script. */
export function LanguageList({ className }: { className?: string | undefined }) {
  const { lang, shared } = useSite();
  const { a11y } = shared;
  const list = useRef<HTMLDetailsElement>(null);
  const close = () => list.current?.removeAttribute("open");

  useEffect(() => {
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.contains(target)) close();
    };
    // React stops the event where a part of the page is not hydrated
    document.addEventListener("pointerdown", closeFromOutside, true);
    return () => document.removeEventListener("pointerdown", closeFromOutside, true);
  }, []);
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== "Escape" || !currentTarget.open) return;
    close();
    focusSummary(currentTarget);
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const name = fillTemplate(a11y.languageMenu, { language: knownLanguages[lang].name });

  return (
    <details
      ref={list}
      className={classNames(styles.list, className)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <summary aria-label={`${short(lang)}. ${name}`}>
        {short(lang)} <Icon name="chevron-right" className={styles.chevron} />
      </summary>
      <ul>
        {listedLanguages.map((language) => (
          <li key={language}>
            <LanguageLink
              to={language}
              onChosen={() => {
                focusSummary(list.current);
                close();
              }}
            >
              {knownLanguages[language].name}
              <span>{short(language)}</span>
            </LanguageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function focusSummary(list: HTMLDetailsElement | null): void {
  list?.querySelector("summary")?.focus();
}
