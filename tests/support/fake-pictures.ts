import type { Content } from "../../tools/content/load.ts";
import type { Pictures } from "../../tools/pages/page-data.ts";

/** Pictures of all photographs as the build would name them, for tests that need no pixels. */
export function fakePictures({ photoSets }: Content): Pictures {
  const photos = photoSets.flatMap((set) => set.photos);
  return new Map(
    photos.map(({ id, width, height }) => {
      const narrow = { base: `/photos/${id}.0badcafe`, width: height, height };
      return [id, { base: `/photos/${id}.00c0ffee`, width, height, narrow }];
    }),
  );
}
