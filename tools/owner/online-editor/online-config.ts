import type { EditorSetting } from "../../content/editor-setting.ts";
import type { OwnerLanguage } from "../../content/owner-language.ts";
import { type EditorConfig, editorConfig } from "../desk/editor/config.ts";

/** Pixels of the longer side with which a photograph is kept. */
const widest = 2880;

/**
 * The desk's configuration for the repository of a setting.
 * @param root the folder that contains `content`
 * @param siteUrl the address of the site
 */
export async function onlineConfig(
  root: string,
  setting: EditorSetting,
  siteUrl: string,
  lang: OwnerLanguage,
): Promise<EditorConfig> {
  const { collections, ...config } = await editorConfig(root, 0, lang);
  return {
    ...config,
    backend: backendOf(setting),
    app_title: "Desk",
    site_url: siteUrl,
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // encoded again from its pixels, which removes position and camera
          transformations: {
            raster_image: { format: "webp", quality: 92, width: widest, height: widest },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    editor: { preview: false },
    collections: collections.map((collection) => ({
      ...collection,
      files: collection.files.map((file) => ({ ...file, format: formatName(file.name) })),
    })),
  };
}

/** The name of a file's own format. */
export function formatName(file: string): string {
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
