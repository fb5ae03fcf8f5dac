/**
 * The preload of the page's first picture, made from the very `<source>` it will be chosen from,
 * so that the browser never fetches two. Empty for a page without pictures.
 */
export function heroPreload(app: string): string {
  const picture =
    /<picture[^>]*>(?:(?!<\/picture>).)*fetchpriority="high"(?:(?!<\/picture>).)*<\/picture>/is.exec(
      app,
    )?.[0];
  const source = picture && /<source[^>]*>/i.exec(picture)?.[0];
  if (!source) return "";
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`, "i").exec(source)?.[1];
  return (
    `<link rel="preload" as="image" type="${attribute("type")}" fetchpriority="high" ` +
    `imagesrcset="${attribute("srcset")}" imagesizes="${attribute("sizes")}">`
  );
}

/** The preload of a font: text is set in it as soon as it is drawn, or not before the next page. */
export function fontPreload(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;
}
