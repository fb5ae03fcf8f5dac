import type { Content } from "./load.ts";
import { photoId } from "./owner-files.ts";

/** Ids of the photographs that the owner has put into a slot which narrow windows show nearly square. */
export function heroPhotos({ slots, definitions }: Pick<Content, "slots" | "definitions">) {
  const wanted = [...definitions].flatMap(([page, { photos = {} }]) =>
    Object.entries(photos)
      .filter(([, kind]) => kind === "hero")
      .flatMap(([slot]) => slots[page]?.[slot] ?? []),
  );
  return new Set(wanted.map(photoId));
}
