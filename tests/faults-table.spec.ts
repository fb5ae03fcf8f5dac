import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const rows = [
  ...readFileSync("docs/faults.md", "utf8").matchAll(/^\|.*\| ([\w-]+): "([^"]+)" \|$/gm),
];

test("every fault in docs/faults.md names a test that exists", () => {
  const missing = rows
    .filter(([, file, name = ""]) => {
      const spec = readFileSync(`tests/${file}.spec.ts`, "utf8");
      return (
        !spec.includes(`"${name}`) && !spec.includes(`\`${name}`) && !spec.includes(`}${name}`)
      );
    })
    .map(([row]) => row);
  expect(missing).toEqual([]);
  expect(rows.length).toBeGreaterThan(60);
});
