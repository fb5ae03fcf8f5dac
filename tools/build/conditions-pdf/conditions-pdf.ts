import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { fillTemplate } from "../../../src/modules/message-format.ts";
import { knownLanguages } from "../../../src/site/content/language-files.ts";
import type { RichNode } from "../../../src/site/content/text-kinds.ts";
import {
  type Lang,
  type Languages,
  languageOfCountry,
} from "../../../src/site/site-map/languages.ts";
import { conditionsPath } from "../../../src/site/site-map/pages.ts";
import { colourIn } from "../../content/colours.ts";
import type { ConditionsTexts as Conditions } from "../../content/conditions.ts";
import { cacheKey, packageVersion } from "../../content/files/cache-key.ts";
import { memoizeFolder } from "../../content/files/memoize-folder.ts";
import type { Content } from "../../content/load.ts";
import { lineDrawing, readDrawings } from "../../content/read-drawings.ts";
import {
  createDocument,
  PdfLayout,
  pageGeometry,
  styles,
  subsetTypefaces,
  type Tagged,
  type TextRun,
} from "./pdf-layout.ts";

type Source = Pick<Content, "facts" | "settings" | "texts" | "house">;

/** The language of the house's country comes first, since it is the legally binding text. */
function orderOf({ facts, settings: { languages } }: Source): Languages {
  const binding = languageOfCountry(facts.address.countryCode, languages, knownLanguages);
  return [binding, ...languages.filter((lang) => lang !== binding)];
}

/** A fixed date, so that the same content always gives the same bytes. */
const documentDate = new Date(Date.UTC(2026, 10, 1));

const column = { left: pageGeometry.text, width: pageGeometry.right - pageGeometry.text };
const headings = { left: pageGeometry.left, width: pageGeometry.text - pageGeometry.left - 24 };

/** The owner's own `content/conditions.pdf`, or one made from her texts. */
export async function writeConditions(
  source: Source,
  { outDir, cacheDir }: { outDir: string; cacheDir: string },
): Promise<void> {
  const file = join(outDir, conditionsPath);
  await mkdir(dirname(file), { recursive: true });
  const own = join(source.house.folder, "conditions.pdf");
  if (existsSync(own)) return copyFile(own, file);
  const cached = join(cacheDir, await keyOf(source));
  await memoizeFolder(cached, async (folder) =>
    writeFile(join(folder, "conditions.pdf"), await conditionsPdf(source)),
  );
  await copyFile(join(cached, "conditions.pdf"), file);
}

async function keyOf(source: Source): Promise<string> {
  const { facts, texts, house } = source;
  const code = (await readdir(import.meta.dirname)).sort();
  return cacheKey(
    ...["pdfkit", "subset-font", "harfbuzzjs", "sharp"].map((name) => packageVersion(name)),
    ...(await Promise.all(code.map((name) => readFile(join(import.meta.dirname, name))))),
    JSON.stringify([
      ...["ink", "ink-soft", "shadow"].map((name) => colourIn(house, name)),
      facts.villa,
      readDrawings(["mark"], house),
    ]),
    JSON.stringify(orderOf(source).map((lang) => texts[lang].conditions)),
  );
}

/** In each language with its own page numbers, tagged for screen readers (PDF/UA). */
export async function conditionsPdf(source: Source): Promise<Buffer> {
  const { facts, texts } = source;
  const order = orderOf(source);
  const [binding] = order;
  const conditions = order.map((lang) => texts[lang].conditions);
  const pdf = createDocument(knownLanguages[binding].locale, {
    Title: conditions.map(({ title }) => `${title}, ${facts.villa.name}`).join(" / "),
    Author: facts.villa.legalName,
    Subject: conditions.map(({ subtitle }) => subtitle).join(" / "),
    CreationDate: documentDate,
    ModDate: documentDate,
  });
  const bytes = buffer(pdf);
  const layout = new PdfLayout(
    pdf,
    await subsetTypefaces(`${JSON.stringify([conditions, facts.villa])}0123456789•–`),
    (name) => colourIn(source.house, name),
  );
  const mark = await markPicture(source.house);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const lang of order) addLanguage(layout, root, source, { lang, mark });
  root.end();
  pdf.end();
  return bytes;
}

function addLanguage(
  layout: PdfLayout,
  root: Tagged,
  source: Source,
  { lang, mark }: { lang: Lang; mark: Buffer },
): void {
  const conditions = source.texts[lang].conditions;
  const { villa } = source.facts;
  const part = layout.pdf.struct("Part", { lang, title: conditions.title });
  root.add(part);

  layout.newPage();
  const first = layout.pdf.bufferedPageRange().count - 1;
  const outline = layout.pdf.outline.addItem(conditions.title, { expanded: true });
  layout.y = 58;
  addMark(layout, villa.name, mark);
  addOpening(layout, part, conditions);
  addText(layout, part, conditions.intro, villa.siteUrl);
  const sections = conditions.sections.map(({ heading, body }, index) => ({
    heading: `${index + 1}. ${heading}`,
    body,
  }));
  const approval = { heading: conditions.approvalHeading, body: conditions.approval };
  for (const { heading, body } of [...sections, approval]) {
    addSection(layout, part, heading, body, villa.siteUrl, outline);
  }
  addSignatures(layout, part, conditions);
  addText(layout, part, conditions.contact, villa.siteUrl);
  part.end();
  numberPages(layout, first, conditions, villa.name);
}

function addOpening(layout: PdfLayout, part: Tagged, text: Conditions) {
  layout.y = 112;
  layout.standingWord(part, text.title);
  layout.text(part, "P", plain(text.subtitle), styles.subtitle, column);
  layout.y += 4;
  layout.text(part, "P", plain(text.updated), styles.label, column);
  layout.y += 14;
}

function plain(text: string): TextRun[] {
  return [{ text, bold: false }];
}

/** Rich text as runs of one weight; a link's address is added after its text. */
function textRunsOf(nodes: RichNode[], siteUrl: string, bold = false): TextRun[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [{ text: node.replaceAll("\n", " "), bold }];
    const inner = textRunsOf(node.children, siteUrl, bold || node.tag === "strong");
    if (node.tag !== "a" || !node.href) return inner;
    const address = new URL(node.href, siteUrl).href.replace(/^https:\/\//, "");
    return [...inner, { text: ` (${address})`, bold }];
  });
}

function addMark(layout: PdfLayout, villa: string, mark: Buffer): void {
  layout.artifact(() => {
    layout.pdf.image(mark, pageGeometry.left, layout.y - 14, { width: 20 });
    const left = pageGeometry.left + 29;
    const style = { face: "heading", size: 17 } as const;
    layout.single(villa, left, layout.y + 1, style, pageGeometry.right - left);
  });
}

/** Fine enough for print: 1,200 dots an inch. */
function markPicture(house: Source["house"]): Promise<Buffer> {
  const { mark } = readDrawings(["mark"], house);
  const lines = lineDrawing(mark, { at: 0, size: 48, colour: colourIn(house, "ink") });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="333" height="333">${lines}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: "#fff" })
    .png({ palette: true, colours: 16 })
    .toBuffer();
}

function addSection(
  layout: PdfLayout,
  part: Tagged,
  heading: string,
  body: RichNode[],
  siteUrl: string,
  outline: PDFKit.PDFOutline,
): void {
  layout.y += 11;
  // a heading stays on the page of the first three lines of its text
  const height = layout.heightOf(heading, styles.heading, headings);
  layout.ensureSpace(Math.max(height, 3 * styles.reading.leading) + 14);
  outline.addItem(heading);
  if (layout.y > pageGeometry.top) layout.line(layout.y, 0.75);
  layout.y += 9;
  const top = layout.y;
  const section = layout.pdf.struct("Sect");
  part.add(section);
  layout.text(section, "H2", plain(heading), styles.heading, headings);
  const below = layout.y;
  layout.y = top;
  const page = layout.pdf.bufferedPageRange().count;
  addText(layout, section, body, siteUrl);
  if (layout.pdf.bufferedPageRange().count === page) layout.y = Math.max(layout.y, below);
  section.end();
}

function addText(layout: PdfLayout, parent: Tagged, nodes: RichNode[], siteUrl: string) {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    if (node.tag === "ul") addList(layout, parent, node.children, siteUrl);
    else layout.text(parent, "P", textRunsOf([node], siteUrl), styles.reading, column);
    layout.y += 6;
  }
}

function addList(layout: PdfLayout, parent: Tagged, items: RichNode[], siteUrl: string) {
  const list = layout.pdf.struct("L");
  const indented = { left: column.left + 18, width: column.width - 18 };
  parent.add(list);
  for (const item of items) {
    const runs = textRunsOf([item], siteUrl);
    layout.fit(runs, styles.reading, indented);
    const dash = layout.y + styles.reading.leading * 0.5;
    layout.line(dash, 1, column.left, column.left + 9);
    const element = layout.pdf.struct("LI");
    list.add(element);
    layout.text(element, "LBody", runs, styles.reading, indented);
    element.end();
    layout.y += 3;
  }
  list.end();
}

function addSignatures(layout: PdfLayout, part: Tagged, { signature }: Conditions) {
  layout.ensureSpace(120);
  const width = (column.width - 24) / 2;
  const places: [string, number, number][] = [
    [signature.place, pageGeometry.text, 34],
    [signature.guest, pageGeometry.text, 84],
    [signature.management, pageGeometry.text + width + 24, 84],
  ];
  const top = layout.y;
  for (const [label, x, down] of places) {
    layout.line(top + down, 0.75, x, x + width);
    layout.y = top + down + 2;
    layout.text(part, "P", plain(label), styles.label, { left: x, width });
  }
  layout.y = top + 116;
}

function numberPages(
  layout: PdfLayout,
  first: number,
  { title, pageLabel }: Conditions,
  villa: string,
) {
  const { count } = layout.pdf.bufferedPageRange();
  const style = { face: "label", size: 9.5, color: "ink-soft" } as const;
  const y = pageGeometry.height - 34;
  for (let page = first; page < count; page++) {
    layout.pdf.switchToPage(page);
    const label = fillTemplate(pageLabel, { n: page - first + 1, total: count - first });
    layout.artifact(() => {
      const number = pageGeometry.right - layout.widthOf(label, style);
      const room = number - 12 - pageGeometry.left;
      layout.single(`${villa}, ${title.toLowerCase()}`, pageGeometry.left, y, style, room);
      layout.single(label, number, y, style);
    }, "Pagination");
  }
}
