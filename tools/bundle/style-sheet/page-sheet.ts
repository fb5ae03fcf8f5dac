import postcss from "postcss";

/** What the name of a class or an animation of a CSS module begins with: `header-module-bar`. */
const module = /([\w-]+?)-module-/;

/**
 * The rules of a sheet that a page can need: all but those for the CSS modules of others. What is
 * kept stays in its order, so that the whole sheet may come after it and change nothing.
 * @param modules names of the page's CSS modules: `header` for `header.module.css`
 */
export function pageSheet(sheet: string, modules: ReadonlySet<string>): string {
  const isOurs = (name: string | undefined) => name === undefined || modules.has(name);
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => modulesIn(selector).every(isOurs));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkAtRules((rule) => {
    const isOthers = rule.name === "keyframes" && !isOurs(module.exec(rule.params)?.[1]);
    if (isOthers) rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

/** Names of the CSS modules whose classes stand in the HTML of a page that no script changes. */
export function cssModulesIn(html: string): string[] {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(/\s+/),
  );
  return [...new Set(classes.flatMap((name) => module.exec(name)?.[1] ?? []))];
}

/** An element without the class of another page's module is matched by `:not()` all the same. */
function modulesIn(selector: string): (string | undefined)[] {
  const positive = selector.replace(/:not\([^)]*\)/g, "");
  return [...positive.matchAll(new RegExp(`\\.${module.source}`, "g"))].map(([, name]) => name);
}

/** Takes out the media queries and the like that nothing is left in, the inner ones first. */
function removeEmpty(container: postcss.Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== "atrule" || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
