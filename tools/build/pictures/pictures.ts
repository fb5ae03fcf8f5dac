import { constants } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import sharp from "sharp";
import type { PictureFiles } from "../../../src/site/pictures/photo.ts";
import { widthsFor, windowWidthsFor } from "../../../src/site/pictures/picture-policy.ts";
import { cacheKey } from "../../content/files/cache-key.ts";
import { memoizeFolder } from "../../content/files/memoize-folder.ts";
import type { SourcePhoto } from "../../content/read-photos.ts";
import type { WantedVariants } from "../../content/slot-photos.ts";
import { narrowVariant, type PictureVariant, wholeVariant } from "./encode.ts";

type Photograph = Pick<SourcePhoto, "id" | "file" | "width" | "height">;

/** The files of a photograph. */
export type PreparedPicture = PictureFiles & {
  /** Those of its narrow crops, by the focal point in percent from the left. */
  narrow?: Record<number, PictureFiles>;
};

export type PicturesOptions = WantedVariants & {
  /** Folder in which encoded files are cached between builds, by a hash of the photograph. */
  cacheDir: string;
  /** The built site; the files go to its `photos`. */
  outDir: string;
  /** Called after each photograph that had to be encoded, with how many of all are ready. */
  onProgress?: (ready: number, total: number) => void;
};

/** One photograph per core, four at most: that bounds the memory. */
const workers = Math.min(availableParallelism(), 4);

/**
 * Encodes all photographs, or takes their files from the cache.
 * @returns address and size in pixels of each photograph, by its id
 * @throws Error that names a file which is not a readable picture
 */
export async function preparePictures(
  sets: { photos: Photograph[] }[],
  options: PicturesOptions,
): Promise<Map<string, PreparedPicture>> {
  sharp.concurrency(1); // photographs run in parallel, not the rows of one
  await mkdir(join(options.outDir, "photos"), { recursive: true });
  const photos = sets.flatMap((set) => set.photos);
  const prepared = new Map<string, PreparedPicture>();
  await inParallel(photos, async (photo) => {
    const { picture, encoded } = await preparePicture(photo, options);
    prepared.set(photo.id, picture);
    if (encoded) options.onProgress?.(prepared.size, photos.length);
  });
  return prepared;
}

async function preparePicture(
  { id, file, width, height }: Photograph,
  { cacheDir, outDir, narrow, wide }: PicturesOptions,
) {
  const photograph = await readFile(file);
  const size = { width, height };
  let encoded = false;
  async function writeVariant(variant: PictureVariant): Promise<PictureFiles> {
    const key = cacheKey(photograph, variant.fingerprint);
    const cached = join(cacheDir, key);
    const isNew = await memoizeFolder(cached, (folder) =>
      variant.encode(folder).catch(throwUnreadable(file)),
    );
    encoded ||= isNew;
    const base = `/photos/${id}.${key.slice(0, 8)}`;
    for (const ending of variant.endings) {
      // copied, not linked, so that changes of the built site do not affect the cache
      const target = join(outDir, base + ending);
      await copyFile(join(cached, ending), target, constants.COPYFILE_FICLONE);
    }
    return { base, ...variant.size };
  }
  const widths = wide.has(id) ? windowWidthsFor : widthsFor;
  const picture: PreparedPicture = await writeVariant(wholeVariant(photograph, size, widths));
  for (const x of narrow.get(id) ?? []) {
    picture.narrow ??= {};
    picture.narrow[x] = await writeVariant(narrowVariant(photograph, size, { x }));
  }
  return { picture, encoded };
}

/** Runs `task` for every item, a few at a time; after a failure no further task is started. */
async function inParallel<Item>(items: Item[], task: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await task(item);
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    waiting.length = 0;
  }
}

function throwUnreadable(file: string) {
  return (cause: Error): never => {
    throw new Error(
      `${relative(process.cwd(), file)}: not a readable picture (${cause.message.trim()}). ` +
        "Export it again as a JPEG file, or remove it together with its caption.",
      { cause },
    );
  };
}
