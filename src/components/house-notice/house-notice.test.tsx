import { expect, test } from "vitest";
import { drawPage } from "../../../tests/support/draw-page.tsx";
import { contentWith } from "../../../tests/support/test-house.ts";
import { content as about } from "../../pages/about/about.content.ts";
import { Page as About } from "../../pages/about/about.page.tsx";
import { content as home } from "../../pages/home/home.content.ts";
import { Page as Home } from "../../pages/home/home.page.tsx";
import { noticeDays, noticeRules, standingNotices } from "../../site/notices.ts";

const works = { text: { it: "Lavori sulla strada." }, link: "contatti" as const };
const bar = { en: "The bar is closed.", it: "Chiuso." };
const first = { text: { it: "Un silenzio bellissimo." }, name: "A.", month: "2027-06" };
const words = { it: "Ci torneremo.", en: "We shall come back." };
const second = { text: words, name: "Nora", month: "2027-09", where: "Portal" };

const content = await contentWith((facts) => {
  facts.notices = [
    { from: "2027-05-03", to: "2027-05-14", ...works },
    { from: "2000-05-14", to: "9999-05-20", text: bar },
  ];
  facts.reviews = [
    { ...first, language: "it" },
    { ...second, language: "it", url: "https://portal.example/1" },
  ];
});

test.each([
  ["2027-05-02", "1"],
  ["2027-05-03", "0 1"],
  ["2027-05-14", "0 1"],
  ["1999-12-31", ""],
])("on %s the notices %j stand", (day, standing) => {
  expect(standingNotices(noticeDays(content.facts), day)).toBe(standing);
});

test("without scripts a notice stands if the site was built between its days, with them if it is named", () => {
  const html = drawPage(content, home, Home);
  expect(html).toMatch(
    /data-notice="0" data-over=""><p lang="it">Lavori sulla strada.*<a href="\/contatti">Read more/,
  );
  expect(html).toMatch(/data-notice="1"><p>The bar is closed/);
  expect(noticeRules(content.facts).split("\n")).toHaveLength(2);
});

test("a guest's words stand in the language of the page, or in their own, marked as such", () => {
  const html = drawPage(content, about, About);
  expect(html).toContain('<blockquote lang="it"><p>Un silenzio bellissimo.');
  expect(html).toMatch(/<b>A\.,\sJune\s2027<\/b>/);
  expect(html).toContain('href="https://portal.example/1"');
  expect(html).toContain("Written in Italian, translated here.");
});
