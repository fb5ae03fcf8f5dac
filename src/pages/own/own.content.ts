import { z } from "zod";
import { type DataOf, definePage } from "../../site/content/define-page.ts";
import type { RichText, TextKinds } from "../../site/content/text-kinds.ts";
import type { Photo, PhotoSet } from "../../site/photo.ts";
import type { OwnName } from "../../site/site-map/pages.ts";

function text({ text, display, article }: TextKinds) {
  return z.strictObject({
    title: display,
    menu: text,
    description: text,
    lead: display,
    body: article,
  });
}

type Parts = {
  name: OwnName;
  /** Slots of the photographs in its text, which have the photographs' ids. */
  photos: string[];
  photoSets: string[];
};

type OwnBlock = { text: RichText } | { photo: Photo } | { name: string; set: PhotoSet };

/** A page that the owner writes in `pages/<folder>/<lang>.md`. */
export function ownPage({ name, photos, photoSets }: Parts) {
  return definePage({
    name,
    text,
    photos: { hero: "hero" },
    photosByKey: () => Object.fromEntries(photos.map((id) => [id, "photo"] as const)),
    photoSets: () => photoSets,
    preview: "hero",
    data: ({ text: { title, lead, body }, photos: { hero }, photosByKey, setOf }) => ({
      title,
      lead,
      photo: hero,
      blocks: body.map((block): OwnBlock => {
        if ("set" in block) return { name: block.set, set: setOf(block.set, title) };
        return "photo" in block ? { photo: photosByKey[block.photo] as Photo } : block;
      }),
    }),
  });
}

export type OwnData = DataOf<ReturnType<typeof ownPage>>;
