import { z } from "zod";
import {
  type Format,
  formatted,
  hasPlainHost,
  hostAddress,
} from "../../../src/site/content/formats.ts";
import { type NamedHouse, readHouse } from "../../content/house.ts";
import { sentencesOf } from "../../content/problems/report.ts";
import { checkFile } from "../../content/problems/schema.ts";
import { OwnerError } from "../words.ts";

// It contains no commands, so that who may edit texts cannot run programs on the publishing machine.

const word = formatted("word");

/** The published site's address, which is read back; without it nothing is read. */
const address = hostAddress("address").optional();

const folder = z.strictObject({
  to: z.literal("folder"),
  /** Absolute, below the project, or `server:/var/www/villa`. */
  path: word,
  by: z.enum(["copy", "rsync"]).optional(),
  address,
});
const command = z.strictObject({ to: z.literal("command"), address });

const webSpace = z.strictObject({
  to: z.enum(["ftps", "sftp"]),
  host: z.string().refine((written) => hasPlainHost(`https://${written}`), "host" satisfies Format),
  /** 21 without, 22 for SFTP; 990 is that of FTP servers that speak TLS from the start. */
  port: z.int().min(1).max(65535).optional(),
  user: word,
  /** The folder that the host shows, such as `htdocs`. */
  path: word.default("."),
  address,
});

const destinationSchema = z.discriminatedUnion("to", [folder, command, webSpace], {
  error: "destination" satisfies Format,
});

export type Destination = z.output<typeof destinationSchema>;
export type FolderDestination = z.output<typeof folder>;
export type WebSpaceDestination = z.output<typeof webSpace>;

/** A folder of rented web space. Paths are relative to it, and have slashes. */
export type WebSpace = Disposable & {
  /** How many files are renamed by one call at best. */
  atOnce: number;
  /** Paths of what is in folders; none where one is missing. */
  pathsIn(folders: readonly string[]): Promise<string[]>;
  /** In bytes, of those files that are there. */
  sizes(paths: readonly string[]): Promise<Map<string, number>>;
  get(path: string, local: string): Promise<void>;
  /** By their paths, none of which guests see. A file may arrive cut. */
  put(files: ReadonlyMap<string, string>): Promise<void>;
  /** In order. Whether a file of the new name is replaced depends on the server. */
  rename(pairs: readonly (readonly [from: string, to: string])[]): Promise<void>;
  /** Those that are there; empty folders, which end in a slash, last. */
  remove(paths: readonly string[]): Promise<void>;
};

const file = "publish.json";

/** @throws OwnerError when nothing says where the site goes, or wrongly */
export async function readDestination(root: string): Promise<Destination> {
  return destinationIn(await readHouse(root, { only: [file] }));
}

/** @throws OwnerError */
export function destinationIn(house: NamedHouse): Destination {
  if (!house.texts.has(file)) {
    const example = '{ "to": "folder", "path": "server:/var/www/villa" }';
    throw new OwnerError("publish.noDestination", { example });
  }
  const { value, problems } = checkFile(house, file, destinationSchema);
  if (value) return value;
  throw new OwnerError((lang) => sentencesOf(problems, house, lang).join("\n"));
}
