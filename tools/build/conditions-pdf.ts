import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import subsetFont from "subset-font";
import { fillTemplate } from "../../src/modules/message-format.ts";
import { knownLanguages } from "../../src/site/content/language-files.ts";
import type { RichNode } from "../../src/site/content/text-kinds.ts";
import { type Lang, type Languages, languageOfCountry } from "../../src/site/site-map/languages.ts";
import { conditionsPath } from "../../src/site/site-map/pages.ts";
import { colourIn } from "../content/colours.ts";
import { cacheKey, packageVersion } from "../content/files/cache-key.ts";
import { memoizeFolder } from "../content/files/memoize-folder.ts";
import type { Content } from "../content/load.ts";
import { familySource } from "./fonts/fonts.ts";

type Source = Pick<Content, "facts" | "settings" | "texts" | "house">;

/** The language of the house's country comes first, since it is the legally binding text. */
function orderOf({ facts, settings: { languages } }: Source): Languages {
  const binding = languageOfCountry(facts.address.countryCode, languages, knownLanguages);
  return [binding, ...languages.filter((lang) => lang !== binding)];
}

/** A fixed date, so that the same content always gives the same bytes. */
const documentDate = new Date(Date.UTC(2026, 10, 1));

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
  return cacheKey(
    ...["pdfkit", "subset-font", "harfbuzzjs"].map((name) => packageVersion(name)),
    await readFile(import.meta.filename),
    JSON.stringify([
      ["ink", "ink-soft"].map((name) => colourIn(house, name)),
      facts.villa,
      orderOf(source).map((lang) => texts[lang].conditions),
    ]),
  );
}

/** One per weight, since PDF has no variable fonts. */
const typefaces = {
  reading: { family: "literata", weight: 400 },
  strong: { family: "literata", weight: 700 },
  heading: { family: "ysabeau", weight: 350 },
} as const;

/** A style of text in points: typeface, size, height of a line. */
const styles = {
  title: ["heading", 34, 40],
  subtitle: ["heading", 15.5, 20],
  heading: ["heading", 14.5, 17],
  reading: ["reading", 10, 15.4],
  label: ["heading", 10, 14],
} as const;

/** A4 in points, with a column for headings and one for text. */
const [width, left, right, top, bottom] = [595.28, 51, 544, 64, 780];
const headings = { left, width: 118 };
const column = { left: 193, width: right - 193 };

/** Lining figures, kerning, ligatures. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ["lnum", "kern", "liga"];

type Column = typeof column;
type Tagged = PDFKit.PDFStructureElement;

/** In each language with its own page numbers, tagged for screen readers (PDF/UA). */
export async function conditionsPdf(source: Source): Promise<Buffer> {
  const { facts, texts } = source;
  const order = orderOf(source);
  const conditions = order.map((lang) => texts[lang].conditions);
  const pdf = new PDFDocument({
    // @ts-expect-error the types of pdfkit do not know PDF/UA yet
    subset: "PDF/UA",
    size: "A4",
    margins: { top, bottom: 841.89 - bottom, left, right: width - right },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: knownLanguages[order[0]].locale,
    info: {
      Title: conditions.map(({ title }) => `${title}, ${facts.villa.name}`).join(" / "),
      Author: facts.villa.legalName,
      Subject: conditions.map(({ subtitle }) => subtitle).join(" / "),
      CreationDate: documentDate,
      ModDate: documentDate,
    },
  });
  const bytes = buffer(pdf);
  const characters = `${JSON.stringify([conditions, facts.villa])}0123456789–`;
  for (const [name, { family, weight }] of Object.entries(typefaces)) {
    const font = await subsetFont(await familySource(family), characters, {
      targetFormat: "sfnt",
      keepFeatures: ["kern", "mark", "ccmp", "liga", "lnum"],
      variationAxes: { wght: weight },
    });
    pdf.registerFont(name, font);
  }
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const lang of order) addLanguage(pdf, root, source, lang);
  root.end();
  pdf.end();
  return bytes;
}

function addLanguage(
  pdf: PDFKit.PDFDocument,
  root: Tagged,
  { facts: { villa }, texts, house }: Source,
  lang: Lang,
): void {
  const { conditions } = texts[lang];
  const { title, sections, signature, pageLabel } = conditions;
  const [ink, soft] = [colourIn(house, "ink"), colourIn(house, "ink-soft")];
  const part = pdf.struct("Part", { lang, title });
  root.add(part);
  pdf.addPage();
  const first = pdf.bufferedPageRange().count - 1;
  const outline = pdf.outline.addItem(title, { expanded: true });

  artifact(() => set(villa.name, "subtitle", left, top - 12));
  pdf.y = 112;
  text(part, "H1", title, "title", { left, width: right - left });
  rule(pdf.y + 2, left, right);
  pdf.y += 16;
  text(part, "P", conditions.subtitle, "subtitle");
  text(part, "P", conditions.updated, "label");
  pdf.y += 12;
  addBody(part, conditions.intro);
  for (const [index, { heading, body }] of sections.entries()) {
    addSection(`${index + 1}. ${heading}`, body);
  }
  // on one page with what is signed
  keep(16);
  addSection(conditions.approvalHeading, conditions.approval);
  addSignatures();
  addBody(part, conditions.contact);
  part.end();
  numberPages();

  /** What screen readers leave out. */
  function artifact(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    pdf.markContent("Artifact", { type });
    draw();
    pdf.endMarkedContent();
  }

  function rule(y: number, from: number, to: number): void {
    artifact(() => pdf.lineWidth(0.75).strokeColor(ink).moveTo(from, y).lineTo(to, y).stroke());
  }

  function use(style: keyof typeof styles, isStrong = false) {
    const [face, size, leading] = styles[style];
    pdf.font(isStrong ? "strong" : face, size).fillColor(style === "label" ? soft : ink);
    return { lineGap: leading - pdf.currentLineHeight(true), features };
  }

  /** A single line, cut where the room ends. */
  function set(words: string, style: keyof typeof styles, x: number, y: number, room = 400): void {
    pdf.text(words, x, y, { ...use(style), width: room, height: 12, ellipsis: true });
  }

  /** An element of the structure, on as many pages as it needs. */
  function text(
    parent: Tagged,
    type: string,
    content: string | RichNode[],
    style: keyof typeof styles = "reading",
    box: Column = column,
  ): void {
    const runs = typeof content === "string" ? [{ words: content }] : runsOf(content);
    parent.add(
      pdf.struct(type, {}, () => {
        pdf.x = box.left;
        for (const [index, { words, isStrong }] of runs.entries()) {
          const continued = index < runs.length - 1;
          pdf.text(words, { ...use(style, isStrong), width: box.width, continued });
        }
      }),
    );
  }

  /** Of one weight each; a link's address is added after its text. */
  function runsOf(nodes: RichNode[], isStrong = false): { words: string; isStrong?: boolean }[] {
    return nodes.flatMap((node) => {
      if (typeof node === "string") return [{ words: node.replaceAll("\n", " "), isStrong }];
      const inner = runsOf(node.children, isStrong || node.tag === "strong");
      if (node.tag !== "a" || !node.href) return inner;
      const address = new URL(node.href, villa.siteUrl).href.replace(/^https:\/\//, "");
      return [...inner, { words: ` (${address})`, isStrong }];
    });
  }

  function addBody(parent: Tagged, nodes: RichNode[]): void {
    for (const node of nodes) {
      if (typeof node === "string") continue;
      if (node.tag === "ul") addList(parent, node.children);
      else text(parent, "P", node.children);
      pdf.y += 6;
    }
  }

  function addList(parent: Tagged, items: RichNode[]): void {
    const list = pdf.struct("L");
    parent.add(list);
    for (const item of items) {
      keep(1);
      const { y } = pdf;
      const element = pdf.struct("LI");
      list.add(element);
      text(element, "Lbl", "–");
      pdf.y = y;
      text(element, "LBody", [item], "reading", {
        left: column.left + 18,
        width: column.width - 18,
      });
      element.end();
      pdf.y += 3;
    }
    list.end();
  }

  /** The next lines stand on one page. */
  function keep(lines: number): void {
    if (pdf.y + lines * 15.4 > bottom) pdf.addPage();
  }

  function addSection(heading: string, body: RichNode[]): void {
    pdf.y += 8;
    keep(5);
    outline.addItem(heading);
    if (pdf.y > top) rule(pdf.y, left, right);
    pdf.y += 9;
    const begin = pdf.y;
    const section = pdf.struct("Sect");
    part.add(section);
    text(section, "H2", heading, "heading", headings);
    const below = pdf.y;
    pdf.y = begin;
    const { count } = pdf.bufferedPageRange();
    addBody(section, body);
    if (pdf.bufferedPageRange().count === count) pdf.y = Math.max(pdf.y, below);
    section.end();
  }

  function addSignatures(): void {
    keep(8);
    const half = (column.width - 24) / 2;
    const begin = pdf.y;
    for (const [label, x, down] of [
      [signature.place, column.left, 34],
      [signature.guest, column.left, 84],
      [signature.management, column.left + half + 24, 84],
    ] as const) {
      rule(begin + down, x, x + half);
      pdf.y = begin + down + 3;
      text(part, "P", label, "label", { left: x, width: half });
    }
    pdf.y = begin + 116;
  }

  function numberPages(): void {
    const { count } = pdf.bufferedPageRange();
    for (let page = first; page < count; page++) {
      pdf.switchToPage(page);
      // or the line would begin another page
      pdf.page.margins.bottom = 0;
      const label = fillTemplate(pageLabel, { n: page - first + 1, total: count - first });
      artifact(() => {
        set(`${title}, ${villa.name}`, "label", left, 798, column.width);
        set(label, "label", right - pdf.widthOfString(label), 798);
      }, "Pagination");
    }
  }
}
