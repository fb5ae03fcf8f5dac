import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DeskClient } from "../../../../tests/desk/desk-client.ts";
import { ContentCopy } from "../../../../tests/support/content-copy.ts";

test("photographs can be added to every set of the house, in the owner's language", async () => {
  await using copy = await ContentCopy.make();
  await using desk = await DeskClient.open(copy);
  const { headers, html } = await desk.page("/admin/add-photographs", "it");
  const sets = [...html.matchAll(/<option value="([^"]*)">([^<]*)</g)].map(([, ...set]) => set);
  expect(sets).toContainEqual(["apartment-3", "Appartamento 3"]);
  const facts = await readFile(join(copy.root, "content/facts.json"), "utf8");
  expect(sets.map(([name]) => name)).toEqual(
    JSON.parse(facts).photoSets.map(({ name }: { name: string }) => name),
  );
  expect(headers.get("content-security-policy")).toContain("script-src 'self'; style-src 'self'");
  expect(headers.get("content-security-policy")).not.toContain("unsafe");
});
