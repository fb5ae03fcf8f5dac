import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type HtmlElement, Parser, StaticConfigLoader } from "html-validate";
import { parseSync } from "vite";
import { notFoundPage, pageFile } from "../../tools/build/hosting/policy.ts";
import { type Address, allAddresses, langs } from "../support/addresses.ts";
import { testBuild } from "../support/test-build.ts";

/** A page of the built site; the 404 page stands for unknown addresses. */
export type BuiltPage = Address & { file: string; html: string };

export const fileOf = (path: string): string => join(testBuild.dist, path);

/** Scripts that one imports as it begins. */
export function importsOf(file: string): string[] {
  const { staticImports } = parseSync(file, readFileSync(fileOf(file), "utf8")).module;
  return staticImports.map(({ moduleRequest }) => join(dirname(file), moduleRequest.value));
}

/** Every page and the 404 page in all languages. */
export const builtPages: BuiltPage[] = allAddresses.map((address) => {
  const file =
    address.name === "404"
      ? notFoundPage({ languages: langs }, address.url)
      : pageFile(address.url);
  return { ...address, file, html: readFileSync(fileOf(file), "utf8") };
});

export const listedPages = builtPages.filter(({ name }) => name !== "404");

export function pageAt(url: string): BuiltPage {
  const page = builtPages.find((each) => each.url === url);
  if (!page) throw new Error(`The site has no page ${url}`);
  return page;
}

const rules = await new StaticConfigLoader().getConfigFor("page.html");
const parsed = new Map<string, HtmlElement>();

/** The elements of a page that match a selector of tags, classes, ids, attributes and combinators. */
export function select({ html }: BuiltPage, selector: string): HtmlElement[] {
  const root = parsed.get(html) ?? new Parser(rules).parseHtml(html);
  parsed.set(html, root);
  return root.querySelectorAll(selector);
}

export function textsOf(page: BuiltPage, selector: string): string[] {
  return select(page, selector).map(({ textContent }) => squeeze(textContent));
}

/** The values of an attribute of elements; "" where it is absent. */
export function valuesOf(page: BuiltPage, selector: string, attribute: string): string[] {
  return select(page, selector).map((element) => attributeOf(element, attribute));
}

export function attributeOf(element: HtmlElement, name: string): string {
  return plain(element.getAttribute(name)?.value?.toString() ?? "");
}

/** A text in one line, with plain spaces and without entities. */
export function squeeze(text: string): string {
  return plain(text).replace(/\s+/g, " ").trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function plain(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? "");
}
