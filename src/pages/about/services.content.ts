import { withPictures } from "../../components/skyline/skyline.content.ts";
import type { Facts } from "../../site/content/facts.ts";
import type { Photo } from "../../site/pictures/photo.ts";

/** The services that stand under the photographs, by slot, from the left of the skyline. */
export const picturedServices = [
  { slot: "service1", id: "pool", place: 0 },
  { slot: "service2", id: "sauna", place: 1 },
  { slot: "service3", id: "patio", place: 2 },
  { slot: "service4", id: "ovenBarbecue", place: 3 },
] as const;

type ServicePhotos = Record<(typeof picturedServices)[number]["slot"], Photo>;

/** The services in their two lists; the facts give the list, and which are on request. */
export function serviceLists<Item extends { id: string }>(
  items: Item[],
  { services }: Pick<Facts, "services">,
  photos: ServicePhotos,
) {
  const rows = withPictures(items, picturedServices, photos);
  const list = (wanted: "left" | "right") =>
    services
      .filter(({ column }) => column === wanted)
      .flatMap(({ key, onRequest }) =>
        rows.filter(({ id }) => id === key).map((row) => ({ ...row, onRequest })),
      );
  return [list("left"), list("right")];
}
