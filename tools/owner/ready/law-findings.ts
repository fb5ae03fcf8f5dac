import { featuresContaining } from "@rapideditor/country-coder";
import { langs } from "../../../src/site/site-map/languages.ts";
import type { Content } from "../../content/load.ts";
import { type Finding, finding } from "./finding.ts";

/** Law texts whose date is more than a year ago, or still to come. */
export function oldLawTexts({ facts }: Pick<Content, "facts">, today: Date): Finding[] {
  const { textsUpdated } = facts.legal;
  const day = today.toISOString().slice(0, 10);
  const yearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  if (textsUpdated > yearAgo && textsUpdated <= day) return [];
  const what =
    textsUpdated > day
      ? {
          en: `The law texts have a date that is still to come, ${textsUpdated}; correct it.`,
          it: `I testi di legge hanno una data che deve ancora venire, ${textsUpdated}; correggetela.`,
        }
      : {
          en: `The law texts are of ${textsUpdated}; read them again, then write the day on which you did.`,
          it: `I testi di legge sono del ${textsUpdated}; rileggeteli, poi scrivete il giorno in cui l’avete fatto.`,
        };
  const where = 'content/facts.json: "legal.textsUpdated"';
  return [finding({ id: "law-old", what, where })];
}

/** How the analytics library's own entry begins. */
const analyticsEntry = "__ph_";

/** An analytics key that the list of cookies, which the policy shows, does not name. */
export function undeclaredAnalytics(
  { texts }: Pick<Content, "texts">,
  analyticsKey: string | undefined,
): Finding[] {
  if (!analyticsKey) return [];
  return langs
    .filter((lang) =>
      texts[lang].shared.consent.modal.cookies.every(
        ({ name }) => !name.startsWith(analyticsEntry),
      ),
    )
    .map((lang) =>
      finding({
        id: "analytics",
        what: {
          en: `VITE_POSTHOG_KEY is set, and the list of cookies has no entry ${analyticsEntry}opt_in_out; add it, or build without the key.`,
          it: `VITE_POSTHOG_KEY è impostata, e l’elenco dei cookie non ha la voce ${analyticsEntry}opt_in_out; aggiungetela, o costruite senza la chiave.`,
        },
        where: `content/${lang}/consent.json: "modal.cookies"`,
      }),
    );
}

/** Switches of the consent that are on before anybody has touched them. */
export function consentSetting({ settings }: Pick<Content, "settings">): Finding[] {
  if (!settings.preselected) return [];
  const what = {
    en: "The switches of the cookie preferences are on when the window opens, so a guest who only presses Save agrees to all. In the European Union write false: they are then off, and nothing else changes.",
    it: "Gli interruttori delle preferenze sono accesi quando la finestra si apre: chi preme solo Salva accetta tutto. Nell’Unione europea scrivete false: allora sono spenti, e non cambia altro.",
  };
  const where = 'content/settings.json: "preselected"';
  return [finding({ id: "consent", what, where })];
}

/** A position that is not in the country of the address. */
export function positionElsewhere({ facts: { geo, address } }: Pick<Content, "facts">): Finding[] {
  const { latitude, longitude } = geo;
  const here = featuresContaining([longitude, latitude]);
  if (here.some(({ properties }) => properties.iso1A2 === address.countryCode)) return [];
  const country = here.find(({ properties }) => properties.iso1A2)?.properties.iso1A2;
  const name = (lang: "en" | "it", code: string) =>
    new Intl.DisplayNames(lang, { type: "region" }).of(code) ?? code;
  const what = {
    en: `${latitude}, ${longitude} is ${country ? `in ${name("en", country)}` : "in the open sea"}, the address in ${name("en", address.countryCode)}; correct one of them.`,
    it: `${latitude}, ${longitude} è ${country ? `in ${name("it", country)}` : "in mare aperto"}, l’indirizzo in ${name("it", address.countryCode)}; correggete uno dei due.`,
  };
  return [finding({ id: "position", what, where: 'content/facts.json: "geo"' })];
}
