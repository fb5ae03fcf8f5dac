import type { PictureSource } from "../../../src/components/picture/picture.tsx";
import { tag } from "../head/html.ts";

/** Each source limited to the windows in which the browser chooses it, so that it never fetches two. */
export function picturePreloads(sources: PictureSource[]): string {
  return sources
    .map(({ media, type, sizes, srcSet }, index) => {
      const earlier = sources[index - 1]?.media;
      return tag("link", {
        rel: "preload",
        as: "image",
        type,
        fetchpriority: "high",
        media: media ?? (earlier && `not all and ${earlier}`),
        imagesrcset: srcSet,
        imagesizes: sizes,
      });
    })
    .join("");
}

/** The preload of a font file, which browsers otherwise request only after layout. */
export function fontPreload(href: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;
}
