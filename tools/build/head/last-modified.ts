import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import type { PageName } from "../../../src/site/site-map/pages.ts";
import type { Content } from "../../content/load.ts";
import { textFile } from "../../content/own-pages.ts";
import { pagePhotos } from "../../content/slot-photos.ts";

const run = promisify(execFile);

/** An ISO date, or undefined where it is unknown. */
export type LastModified = (page: PageName, lang: Lang) => string | undefined;

/**
 * By commits, so that the same commit gives the same dates everywhere; uncommitted files by their
 * modification time. None without history: search engines ignore all dates once some prove wrong.
 */
export async function lastModifiedDates(content: Content, folder: string): Promise<LastModified> {
  const dates = new Map<string, string>();
  if (await hasHistory(folder)) {
    const changed = await uncommitted(folder);
    for (const { name } of content.pages) {
      const photos = pagePhotos(content, name).map(({ file }) => relative(folder, file));
      for (const lang of content.settings.languages) {
        const files = [textFile(lang, name), "facts.json", ...photos];
        const date = await newest(folder, files, changed);
        if (date) dates.set(`${lang} ${name}`, date);
      }
    }
  }
  return (page, lang) => dates.get(`${lang} ${page}`);
}

async function git(folder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run("git", ["-C", folder, ...args]);
  return stdout.trim();
}

async function hasHistory(folder: string): Promise<boolean> {
  try {
    // fails where nothing is committed yet
    const answer = await git(folder, "rev-parse", "--is-shallow-repository", "HEAD");
    return answer.startsWith("false");
  } catch {
    return false;
  }
}

async function uncommitted(folder: string): Promise<Set<string>> {
  const lists = await Promise.all([
    git(folder, "diff", "--name-only", "--relative", "--diff-filter=d", "HEAD", "--", "."),
    git(folder, "ls-files", "--others", "--exclude-standard", "--", "."),
  ]);
  return new Set(lists.flatMap((list) => list.split("\n")));
}

async function newest(folder: string, files: string[], changed: Set<string>) {
  const committed = await git(folder, "log", "-1", "--format=%cs", "--", ...files);
  const days = await Promise.all(
    files
      .filter((file) => changed.has(file))
      .map(async (file) => (await stat(join(folder, file))).mtime.toISOString().slice(0, 10)),
  );
  return [committed, ...days].filter(Boolean).sort().at(-1);
}
