import { featuresContaining } from "@rapideditor/country-coder";
import { type KeyPath, type Problem, problem } from "../../../src/site/content/problem.ts";
import type { Content } from "../../content/load.ts";

// What the build does not look at: the law, the position, and texts that may be too short.

/** Law texts whose date is more than a year ago, or still to come. */
export function oldLawTexts({ facts }: Pick<Content, "facts">, today: Date): Problem[] {
  const { textsUpdated: date } = facts.legal;
  const day = today.toISOString().slice(0, 10);
  const yearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  if (date > yearAgo && date <= day) return [];
  const code = date > day ? "law-future" : "law-old";
  return [problem(code, "facts.json", ["legal", "textsUpdated"], { date })];
}

/** How the analytics library's own entry begins. */
const analyticsEntry = "__ph_";

/** An analytics key that the list of cookies, which the policy shows, does not name. */
export function undeclaredAnalytics(
  { settings, texts }: Content,
  analyticsKey: string | undefined,
): Problem[] {
  if (!analyticsKey) return [];
  const entry = `${analyticsEntry}opt_in_out`;
  return settings.languages
    .filter((lang) =>
      texts[lang].shared.consent.modal.cookies.every(
        ({ name }) => !name.startsWith(analyticsEntry),
      ),
    )
    .map((lang) => problem("analytics", `${lang}/consent.json`, ["modal", "cookies"], { entry }));
}

/** Switches of the consent that are on before anybody has touched them. */
export function consentSetting({ settings }: Content): Problem[] {
  return settings.preselected ? [problem("consent", "settings.json", ["preselected"])] : [];
}

/** A position that is not in the country of the address. */
export function positionElsewhere({ facts: { geo, address } }: Content): Problem[] {
  const { latitude, longitude } = geo;
  const { countryCode: country } = address;
  const codes = featuresContaining([longitude, latitude]).flatMap(
    ({ properties }) => properties.iso1A2 ?? [],
  );
  if (codes.includes(country)) return [];
  const [here] = codes;
  const position = `${latitude}, ${longitude}`;
  return [
    here
      ? problem("position-country", "facts.json", ["geo"], { position, here, country })
      : problem("position-sea", "facts.json", ["geo"], { position, country }),
  ];
}

/**
 * Least length of a text relative to that of the first language. Italian usually needs as many letters
 * as English or more; the shortest of the demo has three quarters.
 */
const leastShare = 0.55;

/** Letters that a text must have to be compared by length. */
const longEnough = 80;

/** Texts that are much shorter than those of the first language. */
export function shorterTexts({ settings, files }: Content): Problem[] {
  const [first, ...others] = settings.languages;
  return others.flatMap((lang) =>
    Object.entries(files[first]).flatMap(([name, texts]) =>
      pairs(texts, files[lang][name], []).flatMap(({ path, one, other }) => {
        if (one.length < longEnough || other.length >= leastShare * one.length) return [];
        const values = { lang, letters: other.length, first, firstLetters: one.length };
        return problem("translation-short", `${lang}/${name}.json`, path, values);
      }),
    ),
  );
}

type Pair = { path: KeyPath; one: string; other: string };

function pairs(one: unknown, other: unknown, path: KeyPath): Pair[] {
  if (typeof one === "string") return typeof other === "string" ? [{ path, one, other }] : [];
  if (one === null || typeof one !== "object") return [];
  if (other === null || typeof other !== "object") return [];
  return Object.entries(one).flatMap(([key, value]) => {
    const step = Array.isArray(one) ? Number(key) : key;
    return pairs(value, Reflect.get(other, key), [...path, step]);
  });
}
