import postcss from "postcss";

/** Prefix of classes and keyframes of a CSS module: `header-module-` of `header-module-bar`. */
const cssModulePrefix = /([\w-]+?)-module-/;

/**
 * The rules of a style sheet that a page can need: all but those of CSS modules that it does not
 * use. Their order is kept, so that loading the whole style sheet later changes nothing.
 * @param cssModules names of the page's CSS modules: `header` for `header.module.css`
 */
export function pageSheet(sheet: string, cssModules: ReadonlySet<string>): string {
  const isNeeded = (name: string | undefined) => name === undefined || cssModules.has(name);
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      cssModulesInSelector(selector).every(isNeeded),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkAtRules((rule) => {
    const isUnneeded =
      rule.name === "keyframes" && !isNeeded(cssModulePrefix.exec(rule.params)?.[1]);
    if (isUnneeded) rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

/** Names of the CSS modules whose classes are in the HTML of a document without scripts. */
export function cssModulesIn(html: string): string[] {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(/\s+/),
  );
  return [...new Set(classes.flatMap((name) => cssModulePrefix.exec(name)?.[1] ?? []))];
}

/** Without those in `:not()`, which also matches elements that lack the class. */
function cssModulesInSelector(selector: string): (string | undefined)[] {
  const positive = selector.replace(/:not\([^)]*\)/g, "");
  return [...positive.matchAll(new RegExp(`\\.${cssModulePrefix.source}`, "g"))].map(
    ([, name]) => name,
  );
}

/** Removes at-rules without content, inner ones first. */
function removeEmpty(container: postcss.Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== "atrule" || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
