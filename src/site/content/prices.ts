import { fillTemplate, formatMoney } from "../../modules/message-format.ts";
import type { Facts } from "./facts.ts";
import type { SharedTexts } from "./shared-texts.ts";

type Source = Pick<Facts, "seasons" | "stay">;
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

/** "from €110 a night"; of an apartment by its key, or the lowest of the house. */
export function fromPricePerNight(facts: Source, units: Units, key = "lowest"): string | undefined {
  const price = lowestPrices(facts)?.[key];
  if (price === undefined) return undefined;
  return fillTemplate(units.formats.fromPricePerNight, {
    price: formatMoney(price, facts.stay.currency, units.locale),
  });
}

/** @param sentence of the prices of an apartment and the house; one apartment is the house */
export function priceSentence(
  sentence: string,
  facts: Source & Pick<Facts, "apartments">,
  units: Units,
): string | undefined {
  if (facts.apartments.length === 1) return fromPricePerNight(facts, units);
  const { house, lowest: _, ...apartments } = lowestPrices(facts) ?? {};
  const apartment = Math.min(...Object.values(apartments));
  if (house === undefined || apartment === Number.POSITIVE_INFINITY) return undefined;
  const money = (amount: number) => formatMoney(amount, facts.stay.currency, units.locale);
  return fillTemplate(sentence, { apartment: money(apartment), house: money(house) });
}
