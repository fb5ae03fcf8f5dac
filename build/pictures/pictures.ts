import { constants } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import sharp from "sharp";
import { cachedFolder } from "../cache/cached-folder.ts";
import { contentHash } from "../cache/content-hash.ts";
import { encodePhotograph, encoderFingerprint, endingsFor, sizeOf } from "./encode.ts";

type SourcePhoto = { id: string; file: string };

export type PreparedPicture = {
  /** Address without width and ending: `/photos/villa-01.3f2a9c1b`. */
  base: string;
  width: number;
  height: number;
};

export type PicturesOptions = {
  /** Where encoded files stay from build to build, found again by the content of the photograph. */
  cacheDir: string;
  /** The built site; the files go to its `photos`. */
  outDir: string;
  /** Called after each photograph that had to be encoded, with how many of all are ready. */
  onProgress?: (ready: number, total: number) => void;
};

/** One photograph per core, four at most: that bounds the memory. */
const workers = Math.min(availableParallelism(), 4);

/**
 * Makes the files of all photographs, or takes them from the cache.
 * @returns address and size in pixels of each photograph, by its id
 * @throws an error that names the file which is no readable picture
 */
export async function preparePictures(
  sets: { photos: SourcePhoto[] }[],
  { cacheDir, outDir, onProgress }: PicturesOptions,
): Promise<Map<string, PreparedPicture>> {
  sharp.concurrency(1); // photographs run in parallel, not the rows of one
  await mkdir(join(outDir, "photos"), { recursive: true });
  const photos = sets.flatMap((set) => set.photos);
  const prepared = new Map<string, PreparedPicture>();
  await inParallel(photos, async (photo) => {
    const { picture, encoded } = await preparePicture(photo, cacheDir, outDir);
    prepared.set(photo.id, picture);
    if (encoded) onProgress?.(prepared.size, photos.length);
  });
  return prepared;
}

async function preparePicture({ id, file }: SourcePhoto, cacheDir: string, outDir: string) {
  const photograph = await readFile(file);
  const hash = contentHash(photograph, encoderFingerprint);
  const cached = join(cacheDir, hash);
  const { width, height } = await sizeOf(photograph).catch(unreadable(file));
  const encoded = await cachedFolder(cached, (folder) =>
    encodePhotograph(photograph, width, folder).catch(unreadable(file)),
  );
  const base = `/photos/${id}.${hash}`;
  for (const ending of endingsFor(width)) {
    // copied, not linked: whatever happens to the built site later cannot spoil the cache
    const target = join(outDir, base + ending);
    await copyFile(join(cached, ending), target, constants.COPYFILE_FICLONE);
  }
  return { picture: { base, width, height } satisfies PreparedPicture, encoded };
}

/** Runs `task` for every item, a few at a time; after the first failure no further one begins. */
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

function unreadable(file: string) {
  return (cause: Error): never => {
    throw new Error(
      `${relative(process.cwd(), file)}: not a readable picture (${cause.message.trim()}). ` +
        "Export it again as a JPEG file, or remove it together with its caption.",
      { cause },
    );
  };
}
