import type { Photo } from "../../site/pictures/photo.ts";

/** The places, some of them with a photograph: that of the slot with their id. */
export function withPhotos<Place extends { id: string }>(
  places: Place[],
  photos: Readonly<Record<string, Photo>>,
) {
  return places.map((place) => ({ ...place, photo: photos[place.id] }));
}
