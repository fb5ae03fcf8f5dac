import { languages } from "virtual:site-content";
import { alternates, type Lang, localizedPath } from "../site/site-map/languages.ts";

type HeadChange = {
  title: string;
  description: string;
  keywords: string;
  lang: Lang;
  path: string;
  siteUrl: string;
};

/** Social previews and structured data stay: only crawlers read them, and they load documents. */
export function updateHead({ title, description, keywords, lang, path, siteUrl }: HeadChange) {
  const addressIn = (each: Lang) => siteUrl + localizedPath(path, each, languages);
  document.title = title;
  setTag("meta", "name", "description", "content", description);
  setTag("meta", "name", "keywords", "content", keywords);
  setTag("link", "rel", "canonical", "href", addressIn(lang));
  for (const [hreflang, href] of alternates(addressIn, languages)) {
    setTag("link", "hreflang", hreflang, "href", href).setAttribute("rel", "alternate");
  }
  // the first page may have been the 404 page, which is not to be indexed
  document.head.querySelector('meta[name="robots"]')?.remove();
}

/** Sets an attribute of the tag identified by another one, and adds the tag where the 404 page lacks it. */
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
