import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { knownLanguages } from "../../../src/site/content/language-files.ts";
import { widthsFor } from "../../../src/site/photo.ts";
import type { Languages } from "../../../src/site/site-map/languages.ts";
import { editorAddress } from "../../../src/site/site-map/pages.ts";
import { step } from "../../build/build-site.ts";
import { dataScript } from "../../build/head/html.ts";
import { pageFile } from "../../build/hosting/policy.ts";
import type { Pictures } from "../../build/pages/page-data.ts";
import type { PreparedSite, ProjectFolders } from "../../build/prepare.ts";
import type { Content } from "../../content/load.ts";
import type { EditorSetting } from "../../content/owner-files.ts";
import { type OwnerLanguage, ownerLanguages } from "../../content/owner-language.ts";
import { bundlePath } from "./addresses.ts";
import { type DeskFiles, deskFiles, secretFile } from "./desk-files.ts";
import { bundleEditor } from "./editor/bundle.ts";
import {
  type EditorCollection,
  type EditorConfig,
  editorConfig,
  isShared,
} from "./editor/config.ts";
import { editorData } from "./pages/editor-page.ts";
import { deskHtml } from "./pages/frame.ts";

// The editor of the published site: static files that use the repository's API; no server of ours.

/** Pixels of the longer side. */
const widest = 2880;
/** Pixels of the pictures in the editor. */
const shownWidth = 480;

export async function writeOnlineEditor(
  { content, pictures }: Pick<PreparedSite, "content" | "pictures">,
  { root, outDir, cacheDir }: ProjectFolders,
): Promise<void> {
  const { editor } = content.settings;
  if (!editor) return;
  await step("editor", async () => {
    const bundle = await bundleEditor(cacheDir, ["editor"]);
    await cp(bundle, join(outDir, bundlePath), { recursive: true });
    const desk = await deskFiles(root);
    const data = ownerLanguages.map(async (lang) => {
      const config = await onlineConfig(desk, editor, content.facts.villa.siteUrl, lang);
      return dataScript(`desk-data-${lang}`, {
        ...(await editorData(desk, lang)),
        config,
        shapes: shapesOf(desk, config),
        addresses: addressesOf(content, pictures),
      });
    });
    // the script uses the data of the browser's language
    const html = deskHtml({
      ...{ lang: "en", title: "Desk", name: "editor" },
      data: (await Promise.all(data)).join("\n"),
      body: '<div id="nc-root"></div>',
    });
    await writeFile(join(outDir, pageFile(editorAddress)), html);
  });
}

/** The shape of each file, by the name of its format. */
function shapesOf({ shapes, languages }: DeskFiles, { collections }: EditorConfig) {
  const files = collections.flatMap((collection) => collection.files ?? []);
  return Object.fromEntries(
    files.map(({ name, file }) => [
      formatName(name),
      shapes[file.replace("{{locale}}", languages[0])] ?? {},
    ]),
  );
}

export async function onlineConfig(
  desk: DeskFiles,
  setting: EditorSetting,
  siteUrl: string,
  lang: OwnerLanguage,
): Promise<EditorConfig> {
  const { collections, ...config } = await editorConfig(desk, 0, lang);
  // encoded again from its pixels, which removes position and camera
  const picture = { format: "webp", quality: 92, width: widest, height: widest };
  return {
    ...config,
    backend: backendOf(setting),
    site_url: siteUrl,
    media_libraries: {
      default: { config: { slugify_filename: true, transformations: { raster_image: picture } } },
      stock_assets: { providers: [] },
    },
    editor: { preview: false },
    collections: collections.flatMap(({ files, ...collection }) =>
      files
        ? {
            ...collection,
            files: files
              .filter(({ file }) => file !== secretFile)
              .map((file) => ({ format: formatName(file.name), ...file })),
          }
        : ofLanguages(collection, desk.languages),
    ),
  };
}

/** In the repository each page has a folder of its languages, which the editor takes for pages of their own. */
function ofLanguages(pages: EditorCollection, languages: Languages): EditorCollection[] {
  return languages.map((lang, index) => ({
    ...pages,
    name: `${pages.name}-${lang}`,
    label: `${pages.label}: ${knownLanguages[lang].name}`,
    path: `{{slug}}/${lang}`,
    // typed, since titles differ from language to language
    slug: { ...Object(pages.slug), template: undefined },
    i18n: false,
    fields: pages.fields?.filter((field) => index === 0 || !isShared(field)),
  }));
}

function formatName(file: string): string {
  return `own-${file}`;
}

/** Sign-in is possible with a token only, since every other way needs a server of ours. */
function backendOf({ host, repository, branch, url }: EditorSetting) {
  const apis = {
    github: {},
    gitlab: { base_url: url, api_root: `${url}/api/v4` },
    gitea: { base_url: url, api_root: `${url}/api/v1` },
  };
  return { name: host, repo: repository, branch, auth_methods: ["token"], ...apis[host] };
}

/** The small file of each photograph on the site, by the name that places have for it. */
function addressesOf({ photoSets }: Content, pictures: Pictures): Record<string, string> {
  const all = photoSets.flatMap(({ name: set, photos }) =>
    photos.flatMap(({ id }) => {
      const picture = pictures.get(id);
      if (!picture) return [];
      const widths = widthsFor(picture.width);
      const width = widths.findLast((each) => each <= shownWidth) ?? widths[0];
      return [[`${set}/${id.slice(set.length + 1)}`, `${picture.base}-${width}.avif`] as const];
    }),
  );
  return Object.fromEntries(all);
}
