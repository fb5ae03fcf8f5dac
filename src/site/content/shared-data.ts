import type { Drawings } from "../../drawings/drawing.ts";
import type { Lang } from "../site-map/languages.ts";
import { type Contact, contactOf } from "./contact.ts";
import type { Facts } from "./facts.ts";
import type { SharedTexts } from "./shared-texts.ts";

/** Data that every page needs besides its own, in one language. */
export type SharedData = SharedTexts & {
  lang: Lang;
  drawings: Drawings<"horizon" | "horizon-shadow">;
  site: Facts["villa"] &
    Pick<Contact, "phone" | "phoneHref" | "email" | "emailHref" | "whatsappHref"> & {
      /** Year of the build, for the copyright line. */
      year: number;
      /** Whether the consent switches are on when the window first opens. */
      preselected: boolean;
    };
};

/** The drawings of the footer, which every page has. */
export const sharedDrawings = ["horizon", "horizon-shadow"] as const;

type Source = Pick<SharedData, "lang" | "drawings"> & {
  facts: Facts;
  texts: SharedTexts;
  preselected: boolean;
};

/** The shared data of one language, with links and the year of the build added. */
export function sharedData({ lang, drawings, facts, texts, preselected }: Source): SharedData {
  const { phone, phoneHref, email, emailHref, whatsappHref } = contactOf(facts);
  return {
    lang,
    ...texts,
    drawings,
    site: {
      ...facts.villa,
      phone,
      phoneHref,
      email,
      emailHref,
      whatsappHref,
      year: new Date().getFullYear(),
      preselected,
    },
  };
}
