import { type Lang, localizedPath } from "../../src/site/site-map/languages.ts";
import type { Content } from "../content/load.ts";

/** The lime wash of the page, `--lime`: what browsers paint their own bars with. */
export const themeColor = "#F3F5F2";

/** Where the manifest of a language stands. */
export function manifestPath(lang: Lang): string {
  return lang === "it" ? "/it/site.webmanifest" : "/site.webmanifest";
}

/** The site as an application on a home screen, in one language. */
export function webManifest({ facts, texts }: Content, lang: Lang): string {
  const icon = (src: string, size: number, purpose = "any") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    // one id per language: a saved language must not turn one application into the other
    id: localizedPath("/", lang),
    name: facts.villa.name,
    short_name: facts.villa.name,
    description: texts[lang].meta.home.description,
    lang,
    dir: "ltr",
    start_url: localizedPath("/", lang),
    scope: "/",
    // the browser's own buttons stay: the site has no way back of its own
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
