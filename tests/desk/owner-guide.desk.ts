import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { expect, test } from "./test.ts";

type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

const guide = "docs/owner.md";

/** The HTML of a text in Markdown, with its pictures in it. */
async function htmlOf(node: Node): Promise<string> {
  if (node.type === "text") return node.value?.replaceAll("<", "&lt;") ?? "";
  const inner = (await Promise.all((node.children ?? []).map(htmlOf))).join("");
  if (node.tagName === "img") {
    const bytes = await readFile(join(dirname(guide), String(node.properties?.src)));
    return `<img src="data:image/webp;base64,${bytes.toString("base64")}">`;
  }
  return node.tagName ? `<${node.tagName}>${inner}</${node.tagName}>` : inner;
}

const languages = (await readFile(guide, "utf8")).split("\n---\n");

for (const [index, language] of ["Italian", "English"].entries()) {
  test(`the owner's guide in ${language} is four printed pages at most, with small pictures`, async ({
    page,
  }) => {
    const text = languages[index] ?? "";
    const pictures = [...text.matchAll(/\]\((owner\/[^)]+)\)/g)].map(([, file = ""]) => file);
    expect(pictures).toHaveLength(4);
    for (const file of pictures) {
      expect((await stat(join(dirname(guide), file))).size, file).toBeLessThan(100_000);
    }
    const processor = unified().use(remarkParse).use(remarkRehype);
    const html = await htmlOf((await processor.run(processor.parse(text))) as Node);
    const style = "body { font: 11pt/1.4 sans-serif } img { width: 11cm }";
    await page.setContent(`<style>${style}</style>${html}`);
    const margin = { top: "2cm", right: "2cm", bottom: "2cm", left: "2cm" };
    const pdf = (await page.pdf({ format: "A4", margin })).toString("latin1");
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThanOrEqual(4);
  });
}
