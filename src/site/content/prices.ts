import { fillTemplate, formatMoney } from "../../modules/message-format.ts";
import type { Facts } from "./facts.ts";
import type { SharedTexts } from "./shared-texts.ts";

type Source = Pick<Facts, "seasons" | "stay" | "fees">;
type Units = SharedTexts["units"];

/** By the key of the apartment, as `house`, and as `lowest` the lowest of them. */
export function lowestPrices({
  seasons,
}: Pick<Facts, "seasons">): Record<string, number> | undefined {
  if (!seasons) return undefined;
  const prices: Record<string, number> = {};
  for (const [key, price] of seasons.items.flatMap(({ from }) => Object.entries(from))) {
    prices[key] = Math.min(prices[key] ?? price, price);
  }
  return { ...prices, lowest: Math.min(...Object.values(prices)) };
}

/** "€80", or "€60 – €150" where it differs by home; of one home by its key. */
export function cleaningFee(
  { fees, stay }: Pick<Facts, "fees" | "stay">,
  locale: string,
  key?: string,
): string | undefined {
  const all = Object.entries(fees?.cleaning ?? {}).filter(([home]) => !key || home === key);
  const [least, ...more] = all.map(([, amount]) => amount).sort((one, other) => one - other);
  if (least === undefined) return undefined;
  return formatMoney(least, stay.currency, locale, more.at(-1));
}

/** The sentences on what is paid besides the nights. */
export function feeSentences({ cleaning, pets, touristTax }: SharedTexts["fees"]): string[] {
  return [cleaning, pets, touristTax].filter(Boolean);
}

/** A price a night never stands without the cleaning that comes to it. @param said it, or its sentence */
function withCleaning(said: string, facts: Source, units: Units, key?: string): string {
  const cleaning = cleaningFee(facts, units.locale, key);
  if (!cleaning) return said;
  const price = said.replace(/\.$/, "");
  const stop = said.slice(price.length);
  return fillTemplate(units.formats.plusCleaning, { price, cleaning }) + stop;
}

/** "from €110 a night"; of an apartment by its key, or the lowest of the house. */
export function fromPricePerNight(
  facts: Source,
  units: Units,
  key = "lowest",
  sentence = units.formats.fromPricePerNight,
): string | undefined {
  const price = lowestPrices(facts)?.[key];
  if (price === undefined) return undefined;
  const words = fillTemplate(sentence, {
    price: formatMoney(price, facts.stay.currency, units.locale),
  });
  return withCleaning(words, facts, units, key === "lowest" ? undefined : key);
}

/** @param sentence of the prices of an apartment and the house; one apartment is the house */
export function priceSentence(
  sentence: string,
  facts: Source & Pick<Facts, "apartments">,
  units: Units,
): string | undefined {
  if (facts.apartments.length === 1) return fromPricePerNight(facts, units);
  const { house, lowest: _, ...apartments } = lowestPrices(facts) ?? {};
  if (house === undefined) return undefined;
  const apartment = Math.min(...Object.values(apartments));
  const money = (amount: number) => formatMoney(amount, facts.stay.currency, units.locale);
  const words = fillTemplate(sentence, { apartment: money(apartment), house: money(house) });
  return withCleaning(words, facts, units);
}
