import type { SharedData } from "../../../tools/pages/page-data.ts";
import type { PageName } from "../site-map/pages.ts";

export type NavigationItem = { page: PageName; text: string };

/** The six items of header and menu, in the specified order. */
export function navigationItems({ navbar }: Pick<SharedData, "navbar">): NavigationItem[] {
  return [
    { page: "villa", text: navbar.villa },
    { page: "interni", text: navbar.interior },
    { page: "experience", text: navbar.experience },
    { page: "about", text: navbar.about },
    { page: "contatti", text: navbar.contacts },
    { page: "booking", text: navbar.booking },
  ];
}
