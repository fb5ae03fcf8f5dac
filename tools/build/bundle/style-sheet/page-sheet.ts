import postcss from "postcss";

/** Prefix of classes and keyframes of a CSS module: `header-module-` of `header-module-bar`. */
const cssModulePrefix = /([\w-]+?)-module-/;

/**
 * The rules of a style sheet that a page can need, in their order: all but those of CSS modules that
 * it does not use.
 * @param cssModules names of the page's CSS modules: `header` for `header.module.css`
 */
export function pageSheet(sheet: string, cssModules: ReadonlySet<string>): string {
  return filterRules(sheet, (classes) => classes.map(cssModuleOf).every(isIn(cssModules)));
}

/** Media that few visitors have. */
const rareMedia = ["print", "(forced-colors:active)"];

/** The medium of styles under a pointer, which nobody misses before the application has started. */
const hoverMedia = ["(hover:hover)"];

/** Who needs the later rules with the document; all others get them from the application. */
export const lateSheetMedia = [...rareMedia, "(scripting:none)"];

/**
 * The rules that a page can need, in two sheets: those of what is in its HTML, and those that come
 * later: for what only scripts draw, for rare media, and for pointers that hover. A rule stays in the
 * first sheet where it must, to lose to one after it.
 * @param classes those of CSS modules in its HTML
 * @param all names of the CSS modules that it can draw with
 */
export function splitSheet(
  sheet: string,
  { classes, all }: { classes: ReadonlySet<string>; all: ReadonlySet<string> },
): { first: string; late: string } {
  const cssModules = new Set([...classes].map(cssModuleOf));
  const isInHtml: Keep = (names, rule) =>
    // the name of an animation is no class: its rule may be of any class of the module
    rule.type === "atrule"
      ? names.map(cssModuleOf).every(isIn(cssModules))
      : names.every(isIn(classes));
  const isNeeded: Keep = (names, rule) =>
    isInHtml(names, rule) && !isFor(rule, [...rareMedia, ...hoverMedia]);
  const isOverridden = overriddenSelectors(sheet, isNeeded);
  const isFirst: Keep = (names, rule) =>
    isNeeded(names, rule) || (!isFor(rule, rareMedia) && isOverridden(names, rule));
  return {
    first: filterRules(sheet, isFirst),
    late: filterRules(
      sheet,
      (names, rule) => names.map(cssModuleOf).every(isIn(all)) && !isFirst(names, rule),
    ),
  };
}

/**
 * Whether a selector that is not needed at first is followed by one that is and may take precedence
 * over it by its place alone: in the same CSS module or, for a global selector, in any, for the same
 * property, as specific.
 */
function overriddenSelectors(sheet: string, isNeeded: Keep): Keep {
  const rules: postcss.Rule[] = [];
  postcss.parse(sheet).walkRules((rule) => void rules.unshift(rule));
  const keyOf = (classes: string[], rule: postcss.ChildNode) =>
    `${rule.source?.start?.offset} ${classes}`;
  const overridden = new Set<string>();
  const setLater = new Set<string>();
  for (const rule of rules) {
    const properties = rule.nodes.flatMap((node) => (node.type === "decl" ? [node.prop] : []));
    for (const selector of rule.selectors) {
      const classes = classesInSelector(selector);
      const setIn = (cssModule: string) =>
        properties.map((property) =>
          [cssModule, propertyGroup(property), precedence(selector)].join(" "),
        );
      const cssModules = classes.map(cssModuleOf);
      const isFirst = isNeeded(classes, rule);
      const sets = (classes.length > 0 ? cssModules : ["any"]).flatMap(setIn);
      const isOverridden = !isFirst && sets.some(isIn(setLater));
      if (isOverridden) overridden.add(keyOf(classes, rule));
      if (isFirst || isOverridden) {
        for (const each of [...cssModules, "any"].flatMap(setIn)) setLater.add(each);
      }
    }
  }
  return (classes, rule) => overridden.has(keyOf(classes, rule));
}

/** Differs for selectors of which none takes precedence over the other by its place alone. */
function precedence(selector: string): string {
  const [, pseudoElement = ""] =
    /(::?(?:before|after|[\w-]*(?:marker|backdrop|content)))/.exec(selector) ?? [];
  const like = selector.replace(pseudoElement, "").match(/[.#[]|:(?!not|is|has)/g) ?? [];
  return `${pseudoElement}${like.length}`;
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

/** Told by the classes of CSS modules in a selector, which a global one has none of, and by the rule. */
type Keep = (classes: string[], rule: postcss.ChildNode) => boolean;

function filterRules(sheet: string, isKept: Keep): string {
  const root = postcss.parse(sheet);
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if (isStepOfAnimation(rule)) return;
    const selectors = rule.selectors.filter((selector) =>
      isKept(classesInSelector(selector), rule),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkAtRules((rule) => {
    const hasRules = rule.name !== "keyframes" && rule.nodes?.some(({ type }) => type !== "decl");
    if (!hasRules && !isKept(ofCssModules([rule.params]), rule)) rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

function isFor({ parent }: postcss.ChildNode, media: string[]): boolean {
  if (parent?.type !== "atrule") return false;
  const { name, params } = parent as postcss.AtRule;
  return (name === "media" && media.includes(params)) || isFor(parent as postcss.AtRule, media);
}

const isStepOfAnimation = ({ parent }: postcss.Rule) =>
  parent?.type === "atrule" && (parent as postcss.AtRule).name === "keyframes";

/** The classes of CSS modules in the HTML of a document without scripts. */
export function cssModuleClassesIn(html: string): string[] {
  const names = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, each = ""]) =>
    each.split(/\s+/),
  );
  return [...new Set(ofCssModules(names))];
}

/** Name of the CSS module that a class or animation is of. */
export const cssModuleOf = (name: string): string => cssModulePrefix.exec(name)?.[1] ?? "";

const ofCssModules = (names: string[]) => names.filter((name) => cssModulePrefix.test(name));

/** Without those in `:not()`, which also matches elements that lack the class. */
function classesInSelector(selector: string): string[] {
  const positive = selector.replace(/:not\([^)]*\)/g, "");
  return [...positive.matchAll(/\.([\w-]+-module-[\w-]+)/g)].map(([, name = ""]) => name);
}

/** The same for properties that can set each other: `margin` and `margin-top`, `inset` and `top`. */
function propertyGroup(property: string): string {
  if (property.startsWith("--")) return property;
  const [first = ""] = property.replace(/^-\w+-/, "").split("-");
  return groups[first] ?? first;
}

const groups: Record<string, string> = {
  ...{ top: "inset", right: "inset", bottom: "inset", left: "inset" },
  ...{ column: "gap", row: "gap" },
};

const isIn =
  (set: ReadonlySet<string>) =>
  (each: string): boolean =>
    set.has(each);

/** Removes at-rules without content, inner ones first. */
function removeEmpty(container: postcss.Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== "atrule" || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
