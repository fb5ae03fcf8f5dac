import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { widthsFor } from "../../../src/site/pictures/picture-policy.ts";
import { editorAddress } from "../../../src/site/site-map/pages.ts";
import { dataScript } from "../../build/head/html.ts";
import { pageFile } from "../../build/hosting/policy.ts";
import type { Pictures } from "../../build/pages/page-data.ts";
import type { PreparedSite, ProjectFolders } from "../../build/prepare.ts";
import type { EditorSetting } from "../../content/editor-setting.ts";
import { step } from "../../content/files/progress.ts";
import type { Content } from "../../content/load.ts";
import { type OwnerLanguage, ownerLanguages } from "../../content/owner-language.ts";
import { bundlePath } from "../desk/desk-addresses.ts";
import { deskOf } from "../desk/desk-of.ts";
import type { PageData } from "../desk/editor/client/page-data.ts";
import { photographsOf } from "../desk/editor/editor-page.ts";
import { deskHtml } from "../desk/frame/desk-html.ts";
import { bundleOnline } from "./bundle-online.ts";
import { formatName, onlineConfig } from "./online-config.ts";

/** Pixels of the pictures in the editor. */
const shownWidth = 480;

/** Writes the online editor into the site, if the settings name a repository. */
export async function writeOnlineEditor(
  { content, pictures }: Pick<PreparedSite, "content" | "pictures">,
  { root, outDir, cacheDir }: ProjectFolders,
): Promise<void> {
  const { editor } = content.settings;
  if (!editor) return;
  await step("online editor", async () => {
    const folder = join(outDir, bundlePath);
    await mkdir(folder, { recursive: true });
    await cp(await bundleOnline(cacheDir), folder, { recursive: true });
    const data = await Promise.all(
      ownerLanguages.map((lang) => dataOf({ root, content, pictures, editor, lang })),
    );
    await writeFile(join(outDir, pageFile(editorAddress)), pageHtml(data));
  });
}

type Source = {
  root: string;
  content: Content;
  pictures: Pictures;
  editor: EditorSetting;
  lang: OwnerLanguage;
};

async function dataOf({ root, content, pictures, editor, lang }: Source) {
  const config = await onlineConfig(root, editor, content.facts.villa.siteUrl, lang);
  const { shapes } = await deskOf(root);
  const files = config.collections.flatMap((collection) => collection.files);
  return {
    token: "",
    lang,
    config,
    previewed: [],
    shapes: Object.fromEntries(
      files.map(({ name, file }) => [
        formatName(name),
        shapes[file.replace("{{locale}}", "en")] ?? {},
      ]),
    ),
    photographs: await photographsOf(root, lang),
    addresses: addressesOf(content, pictures),
  } satisfies Omit<PageData, "config"> & { config: object };
}

/** The small file of each photograph on the site, by the name that places have for it. */
function addressesOf({ photoSets }: Content, pictures: Pictures): Record<string, string> {
  const photos = photoSets.flatMap(({ name: set, photos: all }) =>
    all.map(({ id }) => ({ id, name: `${set}/${id.slice(set.length + 1)}` })),
  );
  return Object.fromEntries(
    photos.flatMap(({ id, name }) => {
      const picture = pictures.get(id);
      if (!picture) return [];
      const widths = widthsFor(picture.width);
      const width = widths.findLast((each) => each <= shownWidth) ?? widths[0];
      return [[name, `${picture.base}-${width}.avif`]];
    }),
  );
}

/** The page contains its data in each language; the script uses those of the browser's language. */
function pageHtml(data: readonly { lang: OwnerLanguage }[]): string {
  return deskHtml({
    ...{ lang: "en", title: "Desk", name: "online" },
    data: data.map((each) => dataScript(`desk-data-${each.lang}`, each)).join("\n"),
    body: '<div id="nc-root"></div>',
  });
}
