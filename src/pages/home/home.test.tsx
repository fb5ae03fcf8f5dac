import { expect, test } from "vitest";
import { drawPage } from "../../../tests/support/draw-page.tsx";
import { contentWith } from "../../../tests/support/test-house.ts";
import { content as home } from "./home.content.ts";
import { Page } from "./home.page.tsx";

const content = await contentWith(({ capacity, pool, airports }) => {
  Object.assign(capacity, { guests: 7, bedrooms: 1 });
  Object.assign(pool ?? {}, { lengthMetres: 12.5, widthMetres: 6 });
  Object.assign(airports[0] ?? {}, { minutes: 55 });
});

const draw = (lang: "en" | "it") => drawPage(content, home, Page, lang);

/** The six phrases as they are read, with the figures that are drawn as shadows. */
function phrases(html: string): { text: string; shadow: string | undefined }[] {
  const list = /data-glance.*?<\/ul>/.exec(html.replaceAll("\u00A0", " "))?.[0] ?? "";
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = ""]) => ({
    text: item.replace(/<[^>]*>/g, ""),
    shadow: /data-t="([^"]*)"/.exec(item)?.[1],
  }));
}

test("the house at a glance says what the facts say", () => {
  expect(phrases(draw("en"))).toEqual([
    { text: "7 guests", shadow: "7" },
    { text: "1 bedroom", shadow: "1" },
    { text: "3 apartments", shadow: "3" },
    { text: "12.5 × 6 metres, the pool", shadow: "12.5 × 6" },
    { text: "55 minutes from Brindisi airport", shadow: "55" },
    { text: "201 square metres indoors", shadow: "201" },
  ]);
  const [, , , pool] = phrases(draw("it"));
  expect(pool).toEqual({ text: "12,5 × 6 metri, la piscina", shadow: "12,5 × 6" });
});

test("the form for a stay takes as many guests as the house, two at first", () => {
  const html = draw("it");
  expect(html).toMatch(/<form[^>]* action="\/it\/prenotazioni#calendar"/);
  const [guests = ""] = /<select name="guests".*?<\/select>/.exec(html) ?? [];
  expect([...guests.matchAll(/<option/g)]).toHaveLength(7);
  expect(html).toContain('<option value="2" selected="">2</option>');
});

test("the lowest prices of the seasons stand under the welcome; without seasons there are none", () => {
  const priced = draw("it").replaceAll("\u00A0", " ");
  expect(priced).toContain("<span>Da 110 € a notte un appartamento, </span>");
  expect(priced).toContain("<span>da 480 € tutta la casa. </span>");
  const facts = { ...content.facts, seasons: undefined };
  const without = drawPage({ ...content, facts }, home, Page, "it");
  expect(without).not.toMatch(/a notte/);
});
