import type { Pictures } from "../../tools/build/pages/page-data.ts";
import type { Content } from "../../tools/content/load.ts";

/** Named as the build would, for tests that need no pixels. */
export function fakePictures({ photoSets }: Content): Pictures {
  const photos = photoSets.flatMap((set) => set.photos);
  return new Map(
    photos.map(({ id, width, height }) => {
      const crop = { base: `/photos/${id}.0badcafe`, width: height, height };
      // the same at every focal point
      const narrow = new Proxy({}, { get: () => crop });
      return [id, { base: `/photos/${id}.00c0ffee`, width, height, narrow }];
    }),
  );
}
