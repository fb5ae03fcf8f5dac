let loading: Promise<void> | undefined;

/**
 * Loads the complete style sheet of the site. A prerendered page inlines only the rules that it needs
 * itself; other pages and parts loaded by a click need more. Loaded once; a failed download can be
 * repeated.
 */
function loadSiteSheet(): Promise<void> {
  loading ??= appendSheet(sheetAddress()).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Loads a part that the prerendered page does not contain, together with its styles.
 * @throws Error when either download fails
 */
export async function loadWithStyles<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadSiteSheet()]);
  return part;
}

/**
 * Loads the rules that a prerendered page has for print, forced colours and browsers without scripts
 * alone at first: for what only scripts draw, such as the cookie banner, and for pointers that hover.
 * @throws Error when they do not load
 */
export function loadLateSheet(): Promise<void> {
  return appendSheet(document.querySelector<HTMLLinkElement>("link[rel=stylesheet][media]")?.href);
}

/** Read from the inlined styles; undefined in development, which loads all styles at once. */
function sheetAddress(): string | undefined {
  return document.querySelector<HTMLStyleElement>("style[data-sheet]")?.dataset.sheet;
}

function appendSheet(href: string | undefined): Promise<void> {
  if (!href) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`The style sheet ${href} did not load`));
    });
    document.head.append(link);
  });
}
