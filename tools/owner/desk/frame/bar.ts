import type { OwnerLanguage } from "../../../content/owner-language.ts";
import { addPath, deskPath, readyPath } from "../desk-addresses.ts";

/** The pages of the desk, by address. */
const pages = {
  [deskPath]: { en: "Edit", it: "Modifica" },
  [addPath]: { en: "Add photographs", it: "Aggiungi foto" },
  [readyPath]: { en: "Ready? Publish", it: "Pronto? Pubblica" },
} satisfies Record<string, Record<OwnerLanguage, string>>;

export type DeskAddress = keyof typeof pages;

const words = {
  desk: { en: "Desk", it: "Scrivania" },
  site: { en: "Site", it: "Sito" },
};

/**
 * The bar above every page of the desk, with links to its pages and to the site. Labels are elements
 * inside the links, since the editor opens a link in a new window if the link itself is the click's target.
 */
export function barHtml(here: DeskAddress, lang: OwnerLanguage): string {
  const links = Object.entries(pages).map(
    ([address, label]) =>
      `<a href="${address}"${address === here ? ' aria-current="page"' : ""}><span>${label[lang]}</span></a>`,
  );
  const site = `<a href="/" target="_blank">${words.site[lang]}</a>`;
  return `<nav class="desk-bar" aria-label="${words.desk[lang]}">${links.join("")}${site}</nav>`;
}
