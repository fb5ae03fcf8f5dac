import { z } from "zod";
import { content as home } from "../../src/pages/home/home.content.ts";
import { type Lang, langs } from "../../src/site/site-map/languages.ts";
import { type PageName, sitePages } from "../../src/site/site-map/pages.ts";
import { type Content, pageText } from "../content/load.ts";
import { photoId } from "../content/owner-files.ts";
import type { SourcePhoto } from "../content/read-photos.ts";
import type { SocialCard } from "./social.ts";

/** The photograph beside a link to a page: its own preview, or that of the home page. */
export function previewPhoto(content: Content, page: PageName): SourcePhoto {
  const preview = content.definitions.get(page)?.preview;
  const slot = preview
    ? content.slots[page]?.[preview]
    : content.slots.home?.[home.preview ?? "hero1"];
  const photo = content.photoSets
    .flatMap(({ photos }) => photos)
    .find(({ id }) => slot && id === photoId(slot));
  if (!photo) throw new Error(`The link preview of "${page}" wants ${slot}, which is not there`);
  return photo;
}

const titled = z.object({ title: z.string() });

/** The word on the page's own ground line; where there is none, the villa's name. */
function standingWord({ facts, files }: Content, page: PageName, lang: Lang): string {
  return titled.safeParse(files[lang][page]).data?.title ?? facts.villa.name;
}

/** What stands on each page's card, in both languages; found again by `cardKey`. */
export function siteCards(content: Content): SocialCard[] {
  const { villa } = content.facts;
  return langs.flatMap((lang) => {
    const { eyebrow } = pageText(content, home, lang);
    return sitePages(villa.slug).map(({ name }) => {
      const { file, focus } = previewPhoto(content, name);
      return {
        key: cardKey(name, lang),
        name: villa.name,
        title: standingWord(content, name, lang),
        caption: eyebrow,
        photoFile: file,
        focus,
      };
    });
  });
}

export function cardKey(page: PageName, lang: string): string {
  return `${page}-${lang}`;
}
