import { languageRows, languages } from "virtual:site-content";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import { classNames } from "../../modules/class-names.ts";
import { goTo } from "../../modules/router/navigator.ts";
import { chooseLanguage } from "../../site/language.ts";
import { useSite } from "../../site/site-context.tsx";
import { type Lang, localizedPath, splitPath } from "../../site/site-map/languages.ts";
import { Icon } from "../drawing/drawing.tsx";
import styles from "./language-list.module.css";

function short(lang: Lang): string {
  return lang.toUpperCase();
}

/** The languages in a native `<details>`, so that it opens without script. */
export function LanguageList({ className }: { className?: string | undefined }) {
  const { lang, shared } = useSite();
  const { a11y } = shared;
  const list = useRef<HTMLDetailsElement>(null);
  const close = () => list.current?.removeAttribute("open");

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads a ref alone
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

  return (
    <details
      ref={list}
      className={classNames(styles.list, className)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <summary aria-label={`${short(lang)}. ${a11y.languageMenu}`}>
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
              {languageRows[language].name}
              <span aria-hidden="true">{short(language)}</span>
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

const [first, ...others] = languages;
/** The order in which languages are listed: what a guest may look for before what is shown anyway. */
export const listedLanguages = [...others, first];

type LanguageLinkProps = { to: Lang; onChosen?(): void; children: ReactNode };

/** Saves the choice before the navigation, or a neutral address would redirect back. */
export function LanguageLink({ to, onChosen, children }: LanguageLinkProps) {
  const { lang, addressIn } = useSite();
  const href = addressIn(to);
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    chooseLanguage(to);
    // while another page is loading, the link leads to that page, whose path the address bar already has
    const isUnderWay = window.navigation?.transition;
    const here = localizedPath(splitPath(location.pathname, languages).path, to, languages);
    // a page that stands in for another leads home, to its top
    const keepScroll = !isUnderWay && here === href;
    // the query is kept: a chosen stay, an open photograph
    const wanted = (isUnderWay ? here : href) + location.search;
    if (to !== lang) goTo(wanted, { replace: true, keepScroll });
    onChosen?.();
  };
  return (
    <a
      href={href}
      hrefLang={to}
      lang={to}
      aria-current={to === lang ? "true" : undefined}
      onClick={choose}
    >
      {children}
    </a>
  );
}
