import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { multiplyPhotographs } from "./multiply-photographs.ts";

test("the copies are other files with the same picture, and have captions", async () => {
  const folder = await mkdtemp(join(tmpdir(), "photos-"));
  await mkdir(join(folder, "pool"));
  const create = { width: 8, height: 6, channels: 3 as const, background: "#336699" };
  await writeFile(join(folder, "pool/01.jpg"), await sharp({ create }).jpeg().toBuffer());
  const captions = [{ file: "01.jpg", en: "The pool", it: "La piscina" }];
  await writeFile(join(folder, "pool/captions.json"), JSON.stringify(captions));

  expect(await multiplyPhotographs(folder, 3)).toBe(3);

  const written = JSON.parse(await readFile(join(folder, "pool/captions.json"), "utf8"));
  expect(written.map(({ file }: { file: string }) => file)).toEqual(["01.jpg", "02.jpg", "03.jpg"]);
  expect(written[2].it).toBe("La piscina");
  const files = await Promise.all(
    ["01", "02", "03"].map((name) => readFile(join(folder, `pool/${name}.jpg`))),
  );
  expect(new Set(files.map((bytes) => bytes.toString("hex"))).size).toBe(3);
  const pixels = await Promise.all(files.map((file) => sharp(file).raw().toBuffer()));
  expect(pixels[1]).toEqual(pixels[0]);
  expect(pixels[2]).toEqual(pixels[0]);
  await rm(folder, { recursive: true });
});
