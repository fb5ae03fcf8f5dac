import { readdir } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import { z } from "zod";
import type { Problem } from "../../../src/site/content/problem.ts";
import { houseFolder, type NamedHouse } from "../../content/house.ts";
import { decodeText, parseJson } from "../../content/json-text.ts";
import { sentencesOf } from "../../content/problems/report.ts";
import { stringsIn } from "../../content/values.ts";
import { plainLetters } from "../plain-letters.ts";
import { OwnerError } from "../words.ts";
import { newFaults, pathInHouse } from "./check-content.ts";
import { type DeskFiles, fileKind } from "./desk-files.ts";
import { editJson } from "./edit-json.ts";
import { normalizeEditorValue } from "./normalize-editor-value.ts";
import { keepPhotograph } from "./photographs.ts";
import {
  type Change,
  changedMeanwhile,
  readOwnFile,
  versionAt,
  versionOf,
  writeWhole,
} from "./write-whole.ts";

/** Faults that a dialog names. */
const mostFaults = 10;

const savedBytes = z.base64().transform((text) => Buffer.from(text, "base64"));

export const savedFiles = z
  .array(
    z.object({
      operation: z.enum(["create", "update", "delete"]),
      path: z.string().max(200),
      content: savedBytes.optional(),
      /** The version that the editor has read. */
      sha: z.string().max(64).nullish(),
    }),
  )
  .min(1)
  .max(100);
type SavedFile = z.output<typeof savedFiles>[number];

let last: Promise<unknown> = Promise.resolve();

/** One after the other: two saves at once would both be made from the same files. */
export function inTurn<Saved>(work: () => Promise<Saved>): Promise<Saved> {
  const saved = last.then(work);
  last = saved.catch(() => {});
  return saved;
}

/** @throws OwnerError when anything is wrong with any of them; nothing has been written then */
export async function save(
  desk: DeskFiles,
  files: SavedFile[],
): Promise<{ path: string; version: string | undefined }[]> {
  const changes = new Map<string, Change>();
  for (const file of files) changes.set(file.path, await changeOf(desk, file));
  for (const path of await leftPictures(desk.root, changes)) {
    if (changes.has(path)) continue;
    changes.set(path, { bytes: null, version: await versionAt(desk.root, path) });
  }
  const { faults, house } = await newFaults(desk.root, changes);
  if (faults.length > 0) throw refusalOf(faults, house);
  await writeWhole(desk.root, changes);
  return files.map(({ path }) => {
    const bytes = changes.get(path)?.bytes;
    return { path, version: bytes ? versionOf(bytes) : undefined };
  });
}

function refusalOf(faults: Problem[], house: NamedHouse): OwnerError {
  return new OwnerError((lang) => sentencesOf(faults, house, lang, mostFaults).join("\n"));
}

async function changeOf(desk: DeskFiles, file: SavedFile): Promise<Change> {
  const { path, operation } = file;
  const kind = fileKind(path, desk);
  if (!kind && /\.gif$/i.test(path)) throw new OwnerError("refuse.gif", { path });
  if (!kind) throw new OwnerError("refuse.unknownFile", { path });
  const before = await readOwnFile(desk.root, path);
  const version = before && versionOf(before);
  if (version !== (file.sha ?? undefined)) {
    // for this answer the editor asks for another name
    if (operation === "create" && before) {
      throw new OwnerError("refuse.taken", { path }, { status: 409 });
    }
    throw changedMeanwhile(path);
  }
  if (operation === "delete") {
    if (kind !== "text" && before) return { bytes: null, version };
    throw new OwnerError("refuse.noDelete", { path });
  }
  const bytes = file.content ?? Buffer.alloc(0);
  if (kind === "picture") return { bytes: await keepPhotograph(path, bytes), version };
  if (kind === "page") return { bytes, version };
  return { bytes: textOf(desk, path, bytes, before), version };
}

function textOf(
  { root, shapes }: DeskFiles,
  path: string,
  bytes: Buffer,
  before: Buffer | undefined,
): Buffer {
  const sent = jsonOf(root, path, bytes).value;
  const old = before && jsonOf(root, path, before);
  const value = normalizeEditorValue(sent, old?.value, shapes[path]);
  return Buffer.from(editJson(old?.text ?? "", value));
}

/** @throws OwnerError when it is none */
function jsonOf(root: string, path: string, bytes: Buffer): { text: string; value: unknown } {
  const file = pathInHouse(path);
  const { text, fault } = decodeText(bytes, file);
  const json = fault ? { fault } : parseJson(text, file);
  if (!json.fault) return { text: text ?? "", value: json.value };
  throw refusalOf([json.fault], { name: houseFolder(root), texts: new Map([[file, bytes]]) });
}

/** Pictures whose caption is removed by a change; they are deleted, since without one the build fails. */
async function leftPictures(root: string, changes: ReadonlyMap<string, Change>) {
  const left: string[] = [];
  for (const [path, { bytes }] of changes) {
    if (!path.endsWith("/captions.json") || !bytes) continue;
    const old = await readOwnFile(root, path);
    const before = old ? filesIn(jsonOf(root, path, old).value) : [];
    const after = filesIn(jsonOf(root, path, bytes).value);
    const gone = before.filter((name) => !after.includes(name));
    left.push(...gone.map((name) => `${dirname(path)}/${name}`));
  }
  return left;
}

function filesIn(captions: unknown): string[] {
  return stringsIn(captions).flatMap(({ path, text }) => (path.at(-1) === "file" ? text : []));
}

export const addedPhotograph = z.object({
  set: z.string(),
  name: z.string(),
  captions: z.record(z.string(), z.string()),
  content: savedBytes,
});

/** As the last of its set. @throws OwnerError */
export async function addPhotograph(
  desk: DeskFiles,
  { set, name, captions, content }: z.output<typeof addedPhotograph>,
): Promise<void> {
  const folder = `content/photos/${set}`;
  const path = `${folder}/captions.json`;
  const before = await readOwnFile(desk.root, path);
  const names = await readdir(join(desk.root, folder)).catch(() => []);
  const file = freeName(name, new Set(names.map((each) => parse(each).name.toLowerCase())));
  const list = [before ? jsonOf(desk.root, path, before).value : [], { file, ...captions }].flat();
  const sha = before && versionOf(before);
  await save(desk, [
    { operation: "create", path: `${folder}/${file}`, content },
    { operation: "update", path, sha, content: Buffer.from(JSON.stringify(list)) },
  ]);
}

/** Letters. */
const longest = 60;

/** @param taken names without their endings, since pages name a photograph so */
export function freeName(file: string, taken: ReadonlySet<string>): string {
  const { name: stem, ext } = parse(file);
  const name = plainLetters(stem).slice(0, longest).replace(/-$/, "") || "photograph";
  // the desk makes a JPEG of a phone's own format
  const ending = ext.toLowerCase().replace(/^\.hei[cf]$/, ".jpg");
  for (let count = 1; ; count++) {
    const tried = count === 1 ? name : `${name}-${count}`;
    if (!taken.has(tried)) return tried + ending;
  }
}
