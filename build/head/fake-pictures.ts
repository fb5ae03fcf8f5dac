import type { Content } from "../content/load.ts";
import type { Pictures } from "../content/page-data.ts";

/** Pictures of all photographs as the build would name them, for tests that need no pixels. */
export function fakePictures({ photoSets }: Content): Pictures {
  const photos = photoSets.flatMap((set) => set.photos);
  return new Map(
    photos.map(({ id, width, height }) => {
      const base = `/photos/${id}.00c0ffee`;
      return [id, { base, width, height, narrow: { base, width: height, height } }];
    }),
  );
}
