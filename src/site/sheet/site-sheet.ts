import { savesData } from "../../modules/save-data/save-data.ts";
import { whenUsed } from "../../modules/schedule/schedule.ts";

let loading: Promise<void> | undefined;

/**
 * Brings the whole sheet of the site. A prerendered page carries the rules that it is drawn with
 * itself; another page, or a part that a press brings, needs more. Fetched once; a failed download
 * may be tried again.
 */
function loadSiteSheet(): Promise<void> {
  loading ??= appendSheet().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads a part that the page was not prerendered with, together with the rules it is drawn with. */
export async function loadWithStyles<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadSiteSheet()]);
  return part;
}

/** Fetches the sheet ahead at the first sign of use: a guest who only reads need not pay for it. */
export function prefetchSheetOnUse(): void {
  whenUsed(() => {
    const href = sheetAddress();
    if (href && !loading && !savesData()) fetch(href, { priority: "low" }).catch(() => {});
  });
}

/** Named by the page's own rules; in development the whole sheet is there from the start. */
function sheetAddress(): string | undefined {
  return document.querySelector<HTMLStyleElement>("style[data-sheet]")?.dataset.sheet;
}

function appendSheet(): Promise<void> {
  const href = sheetAddress();
  if (!href) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`The sheet ${href} did not come`));
    });
    document.head.append(link);
  });
}
