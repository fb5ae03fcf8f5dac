import type { Page } from "@playwright/test";

/** The new content of a file: text, or the bytes of a photograph. */
export type Wanted = { path: string; content: string | Buffer };

/**
 * Saves many files at once, from the desk's page and at the address at which the editor saves.
 * @throws Error with the desk's sentence when it refuses
 */
export async function saveAsEditor(page: Page, files: readonly Wanted[]): Promise<void> {
  const sent = files.map(({ path, content }) => ({
    path,
    content: Buffer.from(content).toString("base64"),
  }));
  const refusal = await page.evaluate(async (wanted) => {
    const base = "/admin/api/v1/repos/desk/content";
    const { token } = JSON.parse(document.getElementById("desk-data")?.textContent ?? "{}");
    const headers = { Authorization: `token ${token}`, "Content-Type": "application/json" };
    const listed = await fetch(`${base}/git/trees/content?recursive=1`, { headers });
    const { tree } = (await listed.json()) as { tree: { path: string; sha: string }[] };
    const versions = new Map(tree.map(({ path, sha }) => [path, sha]));
    const saved = await fetch(`${base}/contents`, {
      method: "POST",
      headers,
      body: JSON.stringify({
        files: wanted.map((file) => ({
          ...file,
          operation: versions.has(file.path) ? "update" : "create",
          sha: versions.get(file.path),
        })),
      }),
    });
    return saved.ok ? "" : (await saved.json()).message;
  }, sent);
  if (refusal) throw new Error(refusal);
}
