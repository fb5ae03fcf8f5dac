import { today } from "../../modules/calendar-days.ts";
import type { PageSource } from "../../site/content/define-page.ts";
import { languageCodes } from "../../site/content/language-files.ts";
import { isPageName } from "../../site/site-map/pages.ts";

type Source = Pick<PageSource, "facts" | "shared" | "lang" | "href">;

/** The head script decides which stand today; without scripts those of the day of the build do. */
export function houseNotices({ facts, shared, lang, href }: Source, now = today()) {
  const hrefOf = (link: string) =>
    link.startsWith("https:") ? link : href(isPageName(link) ? link : `own-${link}`);
  return facts.notices.map(({ from, to, text, link }, index) => {
    const shown = [lang, ...languageCodes].find((each) => text[each]) ?? lang;
    return {
      index,
      isOver: now < from || now > to,
      label: shared.notices.label,
      text: text[shown] ?? "",
      ...(shown !== lang && { lang: shown }),
      ...(link && {
        link: { text: shared.notices.more, href: hrefOf(link) },
      }),
    };
  });
}

export type HouseNoticesData = ReturnType<typeof houseNotices>;
