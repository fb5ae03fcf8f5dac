import { shortName } from "../../../src/site/content/shared-data.ts";
import { type Lang, type Languages, localizedPath } from "../../../src/site/site-map/languages.ts";
import type { Content } from "../../content/load.ts";
import { colour } from "../design/colours.ts";

/** The background colour of the pages, for the browser's own toolbars. */
export const themeColor = colour("lime");

/** Address of the manifest of a language. */
export function manifestPath(lang: Lang, languages: Languages): string {
  return localizedPath("/site.webmanifest", lang, languages);
}

/** The web manifest in one language, as JSON. */
export function webManifest({ facts, settings, texts }: Content, lang: Lang): string {
  const start = localizedPath("/", lang, settings.languages);
  const icon = (src: string, size: number, purpose = "any") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    // one id per language, so that all can be installed and none replaces another
    id: start,
    name: facts.villa.name,
    short_name: shortName(facts.villa),
    description: texts[lang].meta.home.description,
    lang,
    dir: "ltr",
    start_url: start,
    scope: "/",
    // keeps the browser's back button, since the site has none
    display: "minimal-ui",
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      icon("/icons/icon-192.png", 192),
      icon("/icons/icon-512.png", 512),
      icon("/icons/icon-maskable-512.png", 512, "maskable"),
    ],
  });
}
