import postcss from "postcss";

/** Prefix of classes and keyframes of a CSS module: `header-module-` of `header-module-bar`. */
const cssModulePrefix = /([\w-]+?)-module-/;

/**
 * The rules of a style sheet that a page can need: all but those of CSS modules that it does not
 * use. Their order is kept, so that loading the whole style sheet later changes nothing.
 * @param cssModules names of the page's CSS modules: `header` for `header.module.css`
 */
export function pageSheet(sheet: string, cssModules: ReadonlySet<string>): string {
  return filterRules(sheet, (names) => names.every((name) => cssModules.has(name)));
}

/** Media that few visitors have. Their rules come in a sheet of their own, which waits for nobody else. */
export const rareMedia = ["print", "(forced-colors:active)"];

/**
 * The rules that a page can need, in two sheets: those of what is in its HTML, and those that come
 * later, for what only scripts draw and for rare media.
 * @param first names of the CSS modules in its HTML
 * @param all names of the CSS modules that it can draw with
 */
export function splitSheet(
  sheet: string,
  { first, all }: { first: ReadonlySet<string>; all: ReadonlySet<string> },
): { first: string; late: string } {
  const isFirst = (names: string[], isRare: boolean) =>
    !isRare && names.every((name) => first.has(name));
  return {
    first: filterRules(sheet, isFirst),
    late: filterRules(
      sheet,
      (names, isRare) => names.every((name) => all.has(name)) && !isFirst(names, isRare),
    ),
  };
}

/**
 * A style sheet without the custom properties of `:root` that nothing uses.
 * @param others everything else that may use them: other sheets of the page, its HTML
 */
export function withoutUnusedProperties(sheet: string, ...others: string[]): string {
  const root = postcss.parse(sheet);
  const unused = () => {
    const texts = [root.toString(), ...others].join("\n");
    const used = new Set([...texts.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const found: postcss.Declaration[] = [];
    root.walkDecls(/^--/, (declaration) => {
      const { parent } = declaration;
      const isOfRoot = parent?.type === "rule" && (parent as postcss.Rule).selector === ":root";
      if (isOfRoot && !used.has(declaration.prop)) found.push(declaration);
    });
    return found;
  };
  // one that is removed may have been the only one to use another
  for (let found = unused(); found.length > 0; found = unused()) {
    for (const declaration of found) declaration.remove();
  }
  return root.toString();
}

/**
 * @param isKept told by the CSS modules of a selector, which a global one has none of, and by whether
 * the rule is for rare media alone
 */
function filterRules(
  sheet: string,
  isKept: (cssModules: string[], isRare: boolean) => boolean,
): string {
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (isStepOfAnimation(rule)) return;
    const selectors = rule.selectors.filter((selector) =>
      isKept(cssModulesInSelector(selector), isForRareMedia(rule)),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkAtRules((rule) => {
    const hasRules = rule.name !== "keyframes" && rule.nodes?.some(({ type }) => type !== "decl");
    if (!hasRules && !isKept(cssModuleOfName(rule.params), isForRareMedia(rule))) rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

function isForRareMedia({ parent }: postcss.ChildNode): boolean {
  if (parent?.type !== "atrule") return false;
  const { name, params } = parent as postcss.AtRule;
  return (
    (name === "media" && rareMedia.includes(params)) || isForRareMedia(parent as postcss.AtRule)
  );
}

const isStepOfAnimation = ({ parent }: postcss.Rule) =>
  parent?.type === "atrule" && (parent as postcss.AtRule).name === "keyframes";

/** Names of the CSS modules whose classes are in the HTML of a document without scripts. */
export function cssModulesIn(html: string): string[] {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
    names.split(/\s+/),
  );
  return [...new Set(classes.flatMap(cssModuleOfName))];
}

/** None for the name of a class or animation outside of CSS modules. */
function cssModuleOfName(name: string): string[] {
  const [, cssModule] = cssModulePrefix.exec(name) ?? [];
  return cssModule ? [cssModule] : [];
}

/** Without those in `:not()`, which also matches elements that lack the class. */
function cssModulesInSelector(selector: string): string[] {
  const positive = selector.replace(/:not\([^)]*\)/g, "");
  return [...positive.matchAll(new RegExp(`\\.${cssModulePrefix.source}`, "g"))].map(
    ([, name = ""]) => name,
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
