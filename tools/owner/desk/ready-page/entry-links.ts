import { dirname } from "node:path";
import { langs } from "../../../../src/site/site-map/languages.ts";
import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { entryAddress } from "../desk-addresses.ts";
import { editorConfig } from "../editor/config.ts";

/** The editor's address for a file. */
export type EntryLink = { href: string; label: string };

/** The editor's addresses of the files of the content, by path; of photographs, by their folder. */
export async function entryLinks(
  root: string,
  port: number,
  lang: OwnerLanguage,
): Promise<Map<string, EntryLink>> {
  const { collections } = await editorConfig(root, port, lang);
  const links = new Map<string, EntryLink>();
  for (const { name: collection, files } of collections) {
    for (const { name, label, file } of files) {
      const link = { href: entryAddress(collection, name), label };
      for (const each of langs) links.set(file.replace("{{locale}}", each), link);
      if (file.endsWith("/captions.json")) links.set(dirname(file), link);
    }
  }
  return links;
}

/** The editor's address for a place: `content/it/home.json: "title"`, `content/photos/pool/01.jpg`. */
export function linkTo(
  where: string,
  links: ReadonlyMap<string, EntryLink>,
): EntryLink | undefined {
  const path = where.replace(/:? .*$/, "");
  return links.get(path) ?? links.get(dirname(path));
}
