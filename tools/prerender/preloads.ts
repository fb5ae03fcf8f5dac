/**
 * The preloads of the page's first picture, made from the very `<source>`s it will be chosen from and each for the
 * windows of its own, so that the browser never fetches two. Empty for a page without pictures.
 */
export function heroPreloads(app: string): string {
  const picture =
    /<picture[^>]*>(?:(?!<\/picture>).)*fetchpriority="high"(?:(?!<\/picture>).)*<\/picture>/is.exec(
      app,
    )?.[0];
  const sources = picture?.match(/<source[^>]*>/gi) ?? [];
  return sources.map((source, index) => picturePreload(source, sources[index - 1])).join("");
}

/** @param narrower the source before, which is taken first in the windows it is for */
function picturePreload(source: string, narrower = ""): string {
  const own = attribute(source, "media");
  const taken = attribute(narrower, "media");
  const media = own ?? (taken && `not all and ${taken}`);
  return (
    `<link rel="preload" as="image" type="${attribute(source, "type")}" fetchpriority="high" ` +
    (media ? `media="${media}" ` : "") +
    `imagesrcset="${attribute(source, "srcset")}" imagesizes="${attribute(source, "sizes")}">`
  );
}

function attribute(source: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, "i").exec(source)?.[1];
}

/** The preload of a font: text is set in it as soon as it is drawn, or not before the next page. */
export function fontPreload(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;
}
