import { readFileSync } from "node:fs";

/** A file with its names, `@@root@@`, replaced: by a text, or by lines in place of a whole line. */
export function filledTemplate(file: string, values: Record<string, string | string[]>): string {
  const name = /^([ \t]*)@@(\w+)@@\n|@@(\w+)@@/gm;
  return readFileSync(file, "utf8").replace(name, (_, indent, line, inLine) => {
    if (inLine) return String(values[inLine]);
    const text = [values[line] ?? []].flat().join("\n");
    return text.replace(/^(?=.)/gm, indent).replace(/(?<=.)$/, "\n");
  });
}
