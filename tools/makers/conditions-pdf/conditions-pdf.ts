import type { RichNode } from "../../../src/site/content/rich-text.ts";
import { type Lang, langs } from "../../../src/site/site-map/languages.ts";
import type { Content } from "../../content/load.ts";
import { textRunsOf } from "./break-lines.ts";
import type { ConditionsTexts } from "./conditions.content.ts";
import { createDocument, Paper, secondaryInk, sheet, styles } from "./pdf-layout.ts";
import { sourceHash } from "./source-hash.ts";
import { subsetTypefaces } from "./typefaces.ts";

type Source = Pick<Content, "facts" | "files" | "texts">;
type Conditions = ConditionsTexts;

/** Italian comes first: between the two it is the text that counts. */
const order = langs.toReversed();

/** The same content gives the same bytes on every day; when it applies from, the text itself says. */
const dated = new Date(Date.UTC(2026, 10, 1));

const column = sheet.right - sheet.text;
const headingColumn = sheet.text - sheet.left - 24;

/**
 * Makes the commercial conditions as a document to keep, print and sign: Italian, then English,
 * each with its own page numbers, tagged for screen readers (PDF/UA), in the site's own type.
 */
export async function conditionsPdf(source: Source): Promise<Buffer> {
  const { facts, texts } = source;
  const said = order.map((lang) => texts[lang].conditions);
  const pdf = createDocument({
    Title: said.map(({ title }) => `${title}, ${facts.villa.name}`).join(" / "),
    Author: facts.villa.legalName,
    Subject: said.map(({ subtitle }) => subtitle).join(" / "),
    CreationDate: dated,
    ModDate: dated,
    SourceHash: sourceHash(source),
  });
  const bytes = collect(pdf);
  const paper = new Paper(
    pdf,
    await subsetTypefaces(`${JSON.stringify([said, facts.villa])}0123456789•–`),
  );
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const lang of order) addLanguage(paper, root, source, lang);
  root.end();
  pdf.end();
  return bytes;
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

function addLanguage(paper: Paper, root: PDFKit.PDFStructureElement, source: Source, lang: Lang) {
  const conditions = source.texts[lang].conditions;
  const { villa } = source.facts;
  const part = paper.pdf.struct("Part", { lang, title: conditions.title });
  root.add(part);

  paper.newPage();
  const first = paper.pdf.bufferedPageRange().count - 1;
  const outline = paper.pdf.outline.addItem(conditions.title, { expanded: true });
  addOpening(paper, part, conditions, villa.name);
  addText(paper, part, conditions.intro, villa.siteUrl);
  const sections = conditions.sections.map(({ heading, body }, index) => ({
    heading: `${index + 1}. ${heading}`,
    body,
  }));
  const approval = { heading: conditions.approvalHeading, body: conditions.approval };
  for (const { heading, body } of [...sections, approval]) {
    addSection(paper, part, heading, body, villa.siteUrl, outline);
  }
  addSignatures(paper, part, conditions);
  addText(paper, part, conditions.contact, villa.siteUrl);
  part.end();
  numberPages(paper, first, conditions, villa.name);
}

function addOpening(
  paper: Paper,
  part: PDFKit.PDFStructureElement,
  text: Conditions,
  villa: string,
) {
  paper.y = 58;
  addMark(paper, villa);
  paper.y = 112;
  paper.standingWord(part, text.title);
  const line = (content: string, style: typeof styles.subtitle | typeof styles.label) =>
    paper.block(
      part,
      "P",
      paper.lines([{ text: content, bold: false }], style, column),
      sheet.text,
      style,
    );
  line(text.subtitle, styles.subtitle);
  paper.y += 4;
  line(text.updated, styles.label);
  paper.y += 14;
}

/** The plan of a star vault beside the name, as in the site's header. */
function addMark(paper: Paper, villa: string): void {
  const { pdf } = paper;
  paper.artifact(() => {
    pdf
      .save()
      .translate(sheet.left, paper.y - 14)
      .scale(20 / 48)
      .lineWidth(2.2)
      .lineJoin("round");
    pdf.path("M2 2h44v44H2z").path("M2 2 24 14.5 46 2 33.5 24 46 46 24 33.5 2 46 14.5 24z");
    pdf.path("M24 14.5 33.5 24 24 33.5 14.5 24z").stroke("#20261F").restore();
    paper.single(villa, sheet.left + 29, paper.y + 1, { face: "heading", size: 17 });
  });
}

function addSection(
  paper: Paper,
  part: PDFKit.PDFStructureElement,
  heading: string,
  body: RichNode[],
  siteUrl: string,
  outline: PDFKit.PDFOutline,
): void {
  const lines = paper.lines([{ text: heading, bold: false }], styles.heading, headingColumn);
  paper.y += 11;
  // a heading takes at least three lines of its text with it
  paper.need(Math.max(lines.length * styles.heading.leading, 3 * styles.reading.leading) + 14);
  outline.addItem(heading);
  if (paper.y > sheet.top) paper.line(paper.y, 0.75);
  paper.y += 9;
  const top = paper.y;
  const section = paper.pdf.struct("Sect");
  part.add(section);
  paper.block(section, "H2", lines, sheet.left, styles.heading);
  const below = paper.y;
  paper.y = top;
  const page = paper.pdf.bufferedPageRange().count;
  addText(paper, section, body, siteUrl);
  if (paper.pdf.bufferedPageRange().count === page) paper.y = Math.max(paper.y, below);
  section.end();
}

function addText(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  nodes: RichNode[],
  siteUrl: string,
) {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    if (node.tag === "ul") addList(paper, parent, node.children, siteUrl);
    else {
      const lines = paper.lines(textRunsOf([node], siteUrl), styles.reading, column);
      paper.block(parent, "P", lines, sheet.text, styles.reading);
    }
    paper.y += 6;
  }
}

/** List items hang on a short dash of ink, as on the site. */
function addList(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  items: RichNode[],
  siteUrl: string,
) {
  const list = paper.pdf.struct("L");
  parent.add(list);
  for (const item of items) {
    const lines = paper.lines(textRunsOf([item], siteUrl), styles.reading, column - 18);
    paper.need(Math.min(lines.length, 2) * styles.reading.leading);
    const dash = paper.y + styles.reading.leading * 0.5;
    paper.line(dash, 1, sheet.text, sheet.text + 9);
    const element = paper.pdf.struct("LI");
    list.add(element);
    paper.block(element, "LBody", lines, sheet.text + 18, styles.reading);
    element.end();
    paper.y += 3;
  }
  list.end();
}

/** Three lines to write on, each with what belongs on it. */
function addSignatures(paper: Paper, part: PDFKit.PDFStructureElement, { signature }: Conditions) {
  paper.need(120);
  const width = (column - 24) / 2;
  const places: [string, number, number][] = [
    [signature.place, sheet.text, 34],
    [signature.guest, sheet.text, 84],
    [signature.management, sheet.text + width + 24, 84],
  ];
  const top = paper.y;
  for (const [label, x, down] of places) {
    paper.line(top + down, 0.75, x, x + width);
    paper.y = top + down + 2;
    paper.block(part, "P", [[{ text: label, bold: false }]], x, styles.label);
  }
  paper.y = top + 116;
}

function numberPages(paper: Paper, first: number, { title, pageLabel }: Conditions, villa: string) {
  const { count } = paper.pdf.bufferedPageRange();
  const style = { face: "label", size: 9.5, color: secondaryInk } as const;
  const y = sheet.height - 34;
  for (let page = first; page < count; page++) {
    paper.pdf.switchToPage(page);
    const label = pageLabel
      .replace("{n}", String(page - first + 1))
      .replace("{total}", String(count - first));
    paper.artifact(() => {
      paper.single(`${villa}, ${title.toLowerCase()}`, sheet.left, y, style);
      paper.single(label, sheet.right - paper.widthOf(label, style), y, style);
    }, "Pagination");
  }
}
