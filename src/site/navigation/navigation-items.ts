import type { Facts } from "../content/facts.ts";
import type { FooterTexts, NavbarTexts } from "../content/shared-texts.ts";
import { type Page, type PageName, sitePages } from "../site-map/pages.ts";

type Texts = {
  navbar: NavbarTexts;
  footer: Omit<FooterTexts, "codes" | "vatLabel">;
  site: Pick<Facts["villa"], "name" | "slug">;
};

export type NavigationItem = { page: PageName; text: string };

/** The links of header and menu, in the order of the site map. */
export function menuItems({ navbar, site }: Texts): NavigationItem[] {
  return sitePages(site.slug).flatMap(({ name, menuLabel }) =>
    menuLabel ? [{ page: name, text: navbar[menuLabel] }] : [],
  );
}

/** The links of the footer to pages of the site, in the order of the site map. */
export function footerItems({ footer, site }: Texts): NavigationItem[] {
  return sitePages(site.slug).flatMap(({ name, footerLabel }) =>
    footerLabel ? [{ page: name, text: footer[footerLabel] }] : [],
  );
}

/** The text of the link to a page in menu or footer; the villa's name where neither has one. */
export function pageLabel(
  { menuLabel, footerLabel }: Page,
  { navbar, footer, site }: Texts,
): string {
  if (menuLabel) return navbar[menuLabel];
  return footerLabel ? footer[footerLabel] : site.name;
}
