import { type Lang, langs, type PageName, sitePages } from "../../src/site/site-map/pages.ts";
import { type Content, photoId } from "../content/load.ts";
import type { SocialCard } from "./social.ts";

/** The opening picture of a page is its link preview; a page without one shows the house. */
function previewSlot({ slots }: Content, page: PageName): string {
  switch (page) {
    case "villa":
      return slots.villa.opening;
    case "interni":
      return slots.interni.opening;
    case "experience":
      return slots.experience.opening;
    case "about":
      return slots.about.portrait;
    default:
      return slots.home.hero1;
  }
}

/** The photograph that stands for a page where somebody shares its address. */
export function previewPhoto(content: Content, page: PageName) {
  const id = photoId(previewSlot(content, page));
  const photo = content.photoSets.flatMap(({ photos }) => photos).find((each) => each.id === id);
  if (!photo) throw new Error(`The link preview of "${page}" wants ${id}, which is not there`);
  return photo;
}

/** The word on the page's own ground line; where there is none, the villa's name. */
function standingWord({ facts, texts }: Content, page: PageName, lang: Lang): string {
  if (page === "home" || page === "not-found" || page === "offline") return facts.villa.name;
  return texts[lang][page].title;
}

/** What stands on each page's card, in both languages; found again by `cardKey`. */
export function siteCards(content: Content): SocialCard[] {
  const { facts, texts } = content;
  return sitePages(facts.villa.slug).flatMap(({ name }) =>
    langs.map((lang) => {
      const { file, focus } = previewPhoto(content, name);
      return {
        key: cardKey(name, lang),
        name: facts.villa.name,
        title: standingWord(content, name, lang),
        caption: texts[lang].home.eyebrow,
        photoFile: file,
        focus,
      };
    }),
  );
}

export function cardKey(page: PageName, lang: string): string {
  return `${page}-${lang}`;
}
