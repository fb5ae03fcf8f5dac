import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const types = ".cache/types/";

/** A member of a type as the compiler writes it: on a line of its own, while parameters end with a comma. */
const vague = /^\s+(?:readonly )?(?:said|found|own|shown|parts|sets)\??: .*[;{]$/gm;

test("what a module exports has plain names: nothing is called said, found, own, shown, parts or sets", () => {
  execFileSync(process.execPath, ["node_modules/typescript/lib/tsc.js", "--build", "src", "tools"]);
  const declared = globSync("{src,tools}/**/*.d.ts", { cwd: types }).filter((file) =>
    // of a file that went a declaration may be left; props of components go in, not out
    existsSync(file.replace(/\.d\.ts$/, ".ts")),
  );
  expect(declared.length).toBeGreaterThan(200);
  const named = declared.flatMap((file) =>
    (readFileSync(types + file, "utf8").match(vague) ?? []).map(
      (line) => `${file}: ${line.trim()}`,
    ),
  );
  expect(named).toEqual([]);
}, 300_000);
