import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import sharp from "sharp";

/** Memory: some disks take a millisecond for each new file, and the unit tests make twenty thousand. */
const memory = "/dev/shm";
export const usualParent = existsSync(memory) ? memory : tmpdir();

/** The demo's files, with tiny pictures in place of the photographs. */
export class ContentCopy implements AsyncDisposable {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  /** @param parent where the copy stands; modules in it find `node_modules` only below the project */
  static async make(parent = usualParent): Promise<ContentCopy> {
    const tiny = await tinyJpeg();
    const root = mkdtempSync(join(parent, "villa-content-"));
    const pictures: string[] = [];
    // at once: waiting for each of 159 files takes ten times the processor time
    cpSync("demo", join(root, "content"), {
      recursive: true,
      filter: (from) => {
        if (from.endsWith(".jpg")) pictures.push(from);
        return !from.endsWith(".jpg");
      },
    });
    for (const file of pictures) writeFileSync(join(root, file.replace(/^demo/, "content")), tiny);
    return new ContentCopy(root);
  }

  /** Or the first `found` in it; `file` is relative to `content/`. */
  async write(file: string, text: string | Buffer): Promise<void> {
    await mkdir(dirname(this.path(file)), { recursive: true });
    await writeFile(this.path(file), text);
  }

  async replace(file: string, found: string, replacement: string): Promise<void> {
    const text = await readFile(this.path(file), "utf8");
    if (!text.includes(found)) throw new Error(`${basename(file)} does not hold ${found}`);
    await this.write(file, text.replace(found, replacement));
  }

  // biome-ignore lint/suspicious/noExplicitAny: a test spoils what the schema forbids
  async edit(file: string, change: (json: any) => void): Promise<void> {
    const json: unknown = JSON.parse(await readFile(this.path(file), "utf8"));
    change(json);
    await this.write(file, JSON.stringify(json, null, 2));
  }

  async remove(file: string): Promise<void> {
    await rm(this.path(file), { recursive: true });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    rmSync(this.root, { recursive: true });
  }

  private path(file: string): string {
    return join(this.root, "content", file);
  }
}

/** With tiny pictures, the sources, and the project's own cache of fonts and pictures. */
export async function copyProject(): Promise<ContentCopy> {
  // inside the project, where modules find `node_modules`
  await mkdir(".cache", { recursive: true });
  const project = await ContentCopy.make(resolve(".cache"));
  for (const part of ["src", "tools"]) {
    await cp(part, join(project.root, part), { recursive: true });
  }
  await mkdir("node_modules/.cache", { recursive: true });
  await mkdir(join(project.root, "node_modules"));
  await symlink(resolve("node_modules/.cache"), join(project.root, "node_modules/.cache"));
  return project;
}

export function tinyJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 12, height: 8, channels: 3, background: "#e2c28c" } })
    .jpeg()
    .toBuffer();
}

/** With its model and place. @param number each has a colour of its own */
export function cameraPhotograph(number: number): Promise<Buffer> {
  const background = `hsl(${number * 47}, 50%, 60%)`;
  return sharp({ create: { width: 2600, height: 1733, channels: 3, background } })
    .withExif({
      IFD0: { Make: "Camera", Model: "Camera One" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "44/1 4/1 38/1" },
    })
    .jpeg()
    .toBuffer();
}
