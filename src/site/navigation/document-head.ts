import { type Lang, localizedPath } from "../site-map/languages.ts";

type HeadChange = {
  title: string;
  description: string;
  keywords: string;
  lang: Lang;
  /** English address of the page. */
  path: string;
  siteUrl: string;
};

/**
 * Makes the head say what the page now shows, after a navigation inside the application: title,
 * description, keywords, canonical and alternate addresses. What only crawlers read (previews,
 * structured data) stays as it came: they load every page whole.
 */
export function updateHead({ title, description, keywords, lang, path, siteUrl }: HeadChange) {
  const english = siteUrl + localizedPath(path, "en");
  const italian = siteUrl + localizedPath(path, "it");
  document.title = title;
  setTag("meta", "name", "description", "content", description);
  setTag("meta", "name", "keywords", "content", keywords);
  setTag("link", "rel", "canonical", "href", lang === "it" ? italian : english);
  setAlternate("en", english);
  setAlternate("it", italian);
  setAlternate("x-default", english);
  // the way out of a 404 page leads to a page that may be found
  document.head.querySelector('meta[name="robots"]')?.remove();
}

function setAlternate(hreflang: string, href: string): void {
  setTag("link", "hreflang", hreflang, "href", href).setAttribute("rel", "alternate");
}

/** Sets an attribute of the tag that another attribute names, which a 404 page does not have yet. */
function setTag(tag: string, key: string, name: string, attribute: string, value: string): Element {
  let element = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(attribute, value);
  return element;
}
