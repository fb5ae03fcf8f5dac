import { fillTemplate } from "../../modules/message-format.ts";
import type { PageSource } from "../../site/content/define-page.ts";
import { knownLanguages } from "../../site/content/language-files.ts";

type Source = Pick<PageSource, "facts" | "shared" | "lang">;

export function guestWords({ facts, shared, lang }: Source, most = Number.POSITIVE_INFINITY) {
  const { locale } = knownLanguages[lang];
  const { title, by, where, translated } = shared.reviews;
  const month = new Intl.DateTimeFormat(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  const items = facts.reviews.slice(0, most).map((review) => {
    const isTranslated = lang !== review.language && review.text[lang] !== undefined;
    const shown = isTranslated ? lang : review.language;
    return {
      text: review.text[shown] ?? "",
      ...(shown !== lang && { lang: shown }),
      by: fillTemplate(by, {
        guest: review.name,
        month: month.format(new Date(`${review.month}-01`)),
      }),
      ...(review.where && { where: fillTemplate(where, { place: review.where }) }),
      ...(review.url && { url: review.url }),
      ...(isTranslated && {
        translated: fillTemplate(translated, { language: languages.of(review.language) ?? "" }),
      }),
    };
  });
  return items.length > 0 ? { title, items } : undefined;
}

export type GuestWordsData = NonNullable<ReturnType<typeof guestWords>>;
