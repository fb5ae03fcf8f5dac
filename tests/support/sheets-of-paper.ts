import type { Page } from "@playwright/test";

/** Number of sheets of paper on which the browser prints a page. */
export async function sheetsOfPaper(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = await page.pdf({ format });
  return [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;
}
