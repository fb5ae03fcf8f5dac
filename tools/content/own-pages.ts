import { parse, YAMLParseError } from "yaml";
import { z } from "zod";
import { ownPage } from "../../src/pages/own/own.content.ts";
import { takenSlugs } from "../../src/site/content/facts.ts";
import { formats, formatted } from "../../src/site/content/formats.ts";
import { languageCodes } from "../../src/site/content/language-files.ts";
import { problem, problemIf } from "../../src/site/content/problem.ts";
import type { Languages } from "../../src/site/site-map/languages.ts";
import { allPages, type OwnName, type Page } from "../../src/site/site-map/pages.ts";
import { filesIn, type House, jsonIn, textIn } from "./house.ts";
import type { Json } from "./json-text.ts";
import { articleImages } from "./markdown.ts";
import { photoId } from "./owner-files.ts";
import { schemaProblems } from "./problems/schema.ts";
import { isGroup } from "./values.ts";

/** What a page has in all languages alike; the first one's file says it. */
const shape = z.object({
  picture: formatted("photo"),
  where: z.enum(["menu", "footer"]).default("menu"),
  path: z
    .string()
    // the editor writes an empty one
    .transform((path) => path.replace(/^\//, "") || undefined)
    .pipe(formatted("slug").optional())
    .optional(),
});
export const sharedKeys = Object.keys(shape.shape);

/** The owner's file of a page's texts in a language. */
export function textFile(lang: string, page: string): string {
  return page.startsWith("own-") ? `pages/${page.slice(4)}/${lang}.md` : `${lang}/${page}.json`;
}

/** By file, what a house without these pages does not say. */
export function hiddenKeys(hidden: readonly Page[] = []): Record<string, string[]> {
  return {
    meta: hidden.map(({ name }) => name),
    navbar: hidden.flatMap(({ menuLabel = [] }) => menuLabel),
    footer: hidden.flatMap(({ footerLabel = [] }) => footerLabel),
    ending: hidden.flatMap(({ ending = [] }) => ending),
  };
}

/** Texts of pages that are switched off are neither needed nor read. */
export function withoutHidden(house: House, hidden: readonly Page[]): House {
  const gone = new Set(
    hidden.flatMap(({ name }) => languageCodes.map((lang) => textFile(lang, name))),
  );
  return {
    ...house,
    hidden,
    paths: house.paths.filter((path) => !gone.has(path)),
    texts: new Map([...house.texts].filter(([path]) => !gone.has(path))),
  };
}

/** Names of the pages that the owner has written herself. */
function ownNames(house: Pick<House, "paths">): OwnName[] {
  const folders = filesIn(house, "pages").flatMap((file) => ownFile.exec(file)?.[1] ?? []);
  return [...new Set(folders)].map((folder): OwnName => `own-${folder}`);
}

/** Below `pages`. */
export const ownFile = new RegExp(
  `^(${formats.slug.source.slice(1, -1)})/(?:${languageCodes.join("|")})\\.md$`,
);

/** The texts of a page in a language, as they are checked: those of a Markdown file with its body. */
export function readTexts(
  house: Pick<House, "texts" | "hidden">,
  lang: string,
  page: string,
): Json {
  const file = textFile(lang, page);
  const isOwn = page.startsWith("own-");
  const read = isOwn ? readHead(house, file) : jsonIn(house, file);
  if (!isGroup(read.value)) return read;
  const left = isOwn ? sharedKeys : (hiddenKeys(house.hidden)[page] ?? []);
  const own = Object.entries(read.value).filter(([key]) => !left.includes(key));
  return { value: Object.fromEntries(own) };
}

/** Every text in a language as it is written, by its page or file. */
export function writtenIn(house: House, lang: string) {
  const names = filesIn(house, lang).flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []);
  return [...names, ...ownNames(house)].map((name) => ({
    name,
    file: textFile(lang, name),
    value: readTexts(house, lang, name).value,
  }));
}

function readHead(house: Pick<House, "texts">, file: string): Json {
  const source = textIn(house, file);
  if (source === undefined) return {};
  const [, start = "", head, body = ""] =
    /^(---[ \t]*\r?\n)(.*?)^---[ \t]*$(.*)/ms.exec(source) ?? [];
  const broken = (at: number) => ({ fault: { ...problem("page-head", file, []), at } });
  if (head === undefined) return broken(0);
  try {
    // every value is a text, also a year
    const value: unknown = parse(head, { schema: "failsafe" });
    return isGroup(value) ? { value: { ...value, body: body.trim() } } : broken(0);
  } catch (error) {
    return broken(start.length + (error instanceof YAMLParseError ? error.pos[0] : 0));
  }
}

type Source = { languages: Languages; slug: string; photoSets: readonly string[] };

/** The pages of `pages/`, with what they show and where they are linked. */
export function ownPages(house: House, source: Source) {
  const strays = filesIn(house, "pages").filter((file) => !ownFile.test(file));
  const pages = ownNames(house).map((name) => readPage(house, name, source));
  const paths = pages.map(({ row }) => row.path);
  return {
    rows: pages.map(({ row }) => row),
    definitions: pages.map(({ row, definition }) => [row.name, definition] as const),
    slots: Object.fromEntries(pages.map(({ row, slots }) => [row.name, slots] as const)),
    problems: [
      ...strays.map((file) => {
        const [folder = "", name] = file.split("/");
        return name?.endsWith(".md") && !formats.slug.test(folder)
          ? problem("format", `pages/${file}`, [], { value: folder, expected: "slug" })
          : problem("file-unknown", `pages/${file}`, []);
      }),
      ...pages.flatMap(({ problems }) => problems),
      ...pages.flatMap(({ row, file }, index) => {
        const isAgain = paths.indexOf(row.path) < index || isTaken(row, source.slug);
        return problemIf(isAgain, "slug-taken", file, ["path"]);
      }),
    ],
  };
}

/** Its folder is not a route's name either, since `settings.json` names pages by both. */
function isTaken({ route, path }: Page, slug: string): boolean {
  const routes = allPages(slug).map((page) => page.route);
  return routes.includes(route) || path === `/${slug}` || takenSlugs.has(path.slice(1));
}

function readPage(house: House, name: OwnName, { languages, photoSets: sets }: Source) {
  const [first] = languages;
  const file = textFile(first, name);
  const heads = languages.map((lang) => {
    const file = textFile(lang, name);
    const { value } = readHead(house, file);
    return { file, head: isGroup(value) ? value : undefined };
  });
  const own = heads[0]?.head;
  const { data, error } = shape.safeParse(own ?? {});
  const images = heads.flatMap(({ file, head }) =>
    articleImages(String(head?.body ?? "")).map((photo) => ({ file, key: "body", photo })),
  );
  const isPhoto = ({ photo }: { photo: string }) => formats.photo.test(photo);
  const carousels = images.filter((each) => !isPhoto(each));
  const inBody = images.filter(isPhoto);
  const photos = [...(data ? [{ file, key: "picture", photo: data.picture }] : []), ...inBody];
  const known = new Set(house.paths.map((path) => path.replace(/^photos\/|\.\w+$/g, "")));
  const inText = inBody
    .filter(({ photo }) => known.has(photo))
    .map(({ photo }) => [photoId({ photo }), { photo }] as const);
  const shown = new Set(carousels.map(({ photo }) => photo).filter((set) => sets.includes(set)));
  const folder = name.slice(4);
  const row: Page = {
    name,
    route: folder,
    path: `/${data?.path ?? folder}`,
    ...(data?.where === "footer" ? { footerLabel: name } : { menuLabel: name }),
  };
  return {
    row,
    file,
    definition: ownPage({ name, photos: inText.map(([id]) => id), photoSets: [...shown] }),
    slots: {
      ...(data && known.has(data.picture) && { hero: { photo: data.picture } }),
      ...Object.fromEntries(inText),
    },
    problems: [
      ...(own ? schemaProblems(error, own, (path) => ({ file, path })) : []),
      ...heads.flatMap(({ file, head = {} }) =>
        sharedKeys.flatMap((key) => {
          const [id, wanted] = [String(head[key] ?? own?.[key]), String(own?.[key] ?? "")];
          const isOther = own !== undefined && (head[key] ?? own[key]) !== own[key];
          return problemIf(isOther, "id-differs", file, [key], { id, first: wanted, lang: first });
        }),
      ),
      ...photos.flatMap(({ file, key, photo }) =>
        problemIf(!known.has(photo), "slot-empty", file, [key], { photo }),
      ),
      ...carousels.flatMap(({ file, photo: set }) => {
        if (sets.includes(set)) return [];
        return /^[\w-]*:|^\/\//.test(set)
          ? problem("page-picture", file, ["body"], { url: set })
          : problem("page-carousel", file, ["body"], { set, sets });
      }),
      ...[...Map.groupBy(carousels, ({ file }) => file)].flatMap(([file, all]) => {
        const names = all.map(({ photo }) => photo);
        return problemIf(names.length > 1, "page-carousels", file, ["body"], { sets: names });
      }),
    ],
  };
}
