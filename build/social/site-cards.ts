import { langs, type PageName, sitePages } from "../../src/site/pages.ts";
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

/** What stands on each page's card, in both languages; found again by `cardKey`. */
export function siteCards(content: Content): SocialCard[] {
  const { facts, texts } = content;
  return sitePages(facts.villa.slug).flatMap(({ name }) =>
    langs.map((lang) => {
      const { file, focus } = previewPhoto(content, name);
      const { home, footer, meta } = texts[lang];
      const [title = facts.villa.name] = meta[name].title.split(/[:,|]/);
      return {
        key: cardKey(name, lang),
        name: facts.villa.name,
        title: name === "home" ? facts.villa.name : title.trim(),
        caption: name === "home" ? home.eyebrow : footer.tagline,
        photoFile: file,
        focus,
      };
    }),
  );
}

export function cardKey(page: PageName, lang: string): string {
  return `${page}-${lang}`;
}
