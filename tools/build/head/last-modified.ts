import { execFile } from "node:child_process";
import { relative } from "node:path";
import { promisify } from "node:util";
import type { Lang } from "../../../src/site/site-map/languages.ts";
import type { PageName } from "../../../src/site/site-map/pages.ts";
import type { Content } from "../../content/load.ts";
import { textFile } from "../../content/own-pages.ts";
import { pagePhotos } from "../../content/slot-photos.ts";

const run = promisify(execFile);

/** An ISO date, or undefined where it is unknown. */
export type LastModified = (page: PageName, lang: Lang) => string | undefined;

export async function lastModifiedDates(content: Content, folder: string): Promise<LastModified> {
  const days = await daysOf(folder);
  return (page, lang) => {
    const photos = pagePhotos(content, page).map(({ file }) => relative(folder, file));
    const files = [textFile(lang, page), "facts.json", ...photos];
    return files
      .flatMap((file) => days.get(file) ?? [])
      .sort()
      .at(-1);
  };
}

/**
 * The day of the last commit that changed each file, so that the same commit gives the same dates everywhere.
 * None without history: search engines ignore all dates once some prove wrong.
 */
async function daysOf(folder: string): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  const git = async (...args: string[]) => {
    const all = ["-C", folder, "-c", "core.quotePath=false", ...args];
    const { stdout } = await run("git", all, { maxBuffer: Number.POSITIVE_INFINITY });
    return stdout.split("\n").filter(Boolean);
  };
  // fails where nothing is committed yet
  const [isShallow] = await git("rev-parse", "--is-shallow-repository", "HEAD").catch(() => []);
  if (isShallow !== "false") return days;
  let day = "";
  for (const line of await git("log", "--format=%x00%cs", "--name-only", "--relative", "--", ".")) {
    if (line.startsWith("\0")) day = line.slice(1);
    else if (!days.has(line)) days.set(line, day);
  }
  return days;
}
