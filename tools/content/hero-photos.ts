import type { Content } from "./load.ts";
import { photoId } from "./owner-files.ts";

/** Ids of the photographs in hero slots, of which narrow crops are made. */
export function heroPhotos({ slots, definitions }: Pick<Content, "slots" | "definitions">) {
  const wanted = [...definitions].flatMap(([page, { photos = {} }]) =>
    Object.entries(photos)
      .filter(([, kind]) => kind === "hero")
      .flatMap(([slot]) => slots[page]?.[slot] ?? []),
  );
  return new Set(wanted.map(photoId));
}
