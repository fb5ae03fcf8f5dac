import { inflateSync } from "node:zlib";

/**
 * The words of a PDF as pdfkit writes it. Which font a line has is not looked up: the whole document
 * is read with each, one after the other, so that only one of the readings of a line makes sense.
 */
export function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const lines = streams
    .flatMap((stream) => stream.match(/\[[^\]]*\] TJ/g) ?? [])
    .map((line) => [...line.matchAll(/<([0-9a-f]+)>/g)].map(([, glyphs]) => glyphs).join(""));
  return streams
    .filter((stream) => stream.includes("beginbfrange"))
    .map(charactersOf)
    .map((font) =>
      lines.map((line) => line.replace(/.{4}/g, (glyph) => font.get(glyph) ?? "")).join(" "),
    )
    .join("\n");
}

/** What a PDF holds compressed: how its pages are drawn, and its fonts' tables. */
export function streamsOf(pdf: Buffer): string[] {
  const streams = pdf.toString("latin1").matchAll(/stream\n(.*?)\nendstream/gs);
  return [...streams].flatMap(([, data = ""]) => {
    try {
      return [inflateSync(Buffer.from(data, "latin1")).toString("latin1")];
    } catch {
      // not compressed, so no text
      return [];
    }
  });
}

/** The character of each glyph, by its four digits, from the table that a PDF keeps for copying. */
function charactersOf(table: string): Map<string, string> {
  const ranges = table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs);
  return new Map(
    [...ranges].flatMap(([, first = "0", list = ""]) =>
      [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, codes = ""], index): [string, string] => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0"),
        Buffer.from(codes.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      ]),
    ),
  );
}
