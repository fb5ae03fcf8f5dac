import { languages } from "virtual:site-content";
import type { MouseEvent, ReactNode } from "react";
import { goTo } from "../../modules/router/navigator.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { chooseLanguage } from "../../site/language/language.ts";
import { type Lang, localizedPath, splitPath } from "../../site/site-map/languages.ts";

const [first, ...others] = languages;
/** The order in which languages are listed: what a guest may look for before what is shown anyway. */
export const listedLanguages = [...others, first];

type LanguageLinkProps = { to: Lang; onChosen(): void; children: ReactNode };

/**
 * Links to the same page in a language. The choice is saved before the navigation, or the address
 * without a language prefix would redirect to the language saved before.
 */
export function LanguageLink({ to, onChosen, children }: LanguageLinkProps) {
  const { lang, addressIn } = useSite();
  const href = addressIn(to);
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    chooseLanguage(to);
    // while another page is loading, the link leads to that page, whose path the address bar already has
    const isUnderWay = window.navigation?.transition;
    const wanted = isUnderWay
      ? localizedPath(splitPath(location.pathname, languages).path, to, languages)
      : href;
    // the query is kept: a chosen stay, an open photograph
    if (to !== lang) goTo(wanted + location.search, { replace: true, keepScroll: !isUnderWay });
    onChosen();
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
