import { knownLanguages } from "../../../src/site/content/language-files.ts";
import { alternates, type Lang } from "../../../src/site/site-map/languages.ts";
import { isListed } from "../../../src/site/site-map/pages.ts";
import { colourIn } from "../../content/colours.ts";
import type { Content } from "../../content/load.ts";
import { escapeText, jsonScript, tag } from "./html.ts";
import { type PageDescription, pageGraph } from "./json-ld.ts";
import { pageUrl } from "./page-address.ts";

export type HeadRequest = PageDescription & {
  head: { keywords: string };
  /** None for pages that are not linked: 404 and offline. */
  socialCard?: { href: string; alt: string };
};

/** After navigations src/app/entry-client.tsx updates some of these tags. */
export function headTags(request: HeadRequest): string {
  const { page, head } = request;
  const listed = isListed(page);
  return [
    ...basics(head.title, request.content.house),
    tag("meta", { name: "description", content: head.description }),
    tag("meta", { name: "keywords", content: head.keywords }),
    ...(listed ? [...addresses(request), ...preview(request)] : [noIndex]),
    ...icons,
    ...(listed ? [jsonScript(pageGraph(request), { type: "application/ld+json" })] : []),
  ].join("\n");
}

export function bareHeadTags(title: string, house: Content["house"]): string {
  return [...basics(title, house), noIndex, ...icons].join("\n");
}

const noIndex = tag("meta", { name: "robots", content: "noindex" });

const icons = [
  tag("link", { rel: "icon", href: "/favicon.ico", sizes: "48x48" }),
  tag("link", { rel: "icon", href: "/favicon.svg", type: "image/svg+xml", sizes: "any" }),
  tag("link", { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
];

function basics(title: string, house: Content["house"]): string[] {
  return [
    tag("meta", { charset: "utf-8" }),
    tag("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    `<title>${escapeText(title)}</title>`,
    tag("meta", { name: "color-scheme", content: "only light" }),
    tag("meta", { name: "theme-color", content: colourIn(house, "lime") }),
    // links that phones add to numbers by themselves would break hydration
    tag("meta", {
      name: "format-detection",
      content: "telephone=no, date=no, address=no, email=no",
    }),
  ];
}

function addresses({ content, lang, page }: HeadRequest): string[] {
  const addressIn = (each: Lang) => pageUrl(content, page, each);
  return [
    tag("link", { rel: "canonical", href: addressIn(lang) }),
    ...alternates(addressIn, content.settings.languages).map(([hreflang, href]) =>
      tag("link", { rel: "alternate", hreflang, href }),
    ),
  ];
}

function preview({ content, lang, page, head, socialCard }: HeadRequest): string[] {
  const { facts, settings } = content;
  const property = (name: string, content: string) => tag("meta", { property: name, content });
  return [
    property("og:type", "website"),
    property("og:site_name", facts.villa.name),
    property("og:title", head.title),
    property("og:description", head.description),
    property("og:url", pageUrl(content, page, lang)),
    property("og:locale", openGraphLocale(lang)),
    ...settings.languages
      .filter((other) => other !== lang)
      .map((other) => property("og:locale:alternate", openGraphLocale(other))),
    ...(socialCard
      ? [
          property("og:image", `${facts.villa.siteUrl}${socialCard.href}`),
          property("og:image:type", "image/jpeg"),
          property("og:image:width", "1200"),
          property("og:image:height", "630"),
          property("og:image:alt", socialCard.alt),
          tag("meta", { name: "twitter:card", content: "summary_large_image" }),
        ]
      : []),
  ];
}

function openGraphLocale(lang: Lang): string {
  return knownLanguages[lang].locale.replace("-", "_");
}
