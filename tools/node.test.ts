import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test.each([
  ["en_GB.UTF-8", "The project's path holds a #"],
  ["it_IT.UTF-8", "Il percorso del progetto contiene un #"],
])("with LANG=%s a # in the project's path is refused in one sentence", async (LANG, sentence) => {
  const folder = await mkdtemp(join(tmpdir(), "house #1 "));
  const check = new URL("./node.mjs", import.meta.url).href;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", check, "--eval", 'console.log("it ran")'],
    { cwd: folder, encoding: "utf8", env: { ...process.env, LC_ALL: "", LANG } },
  );
  await rm(folder, { recursive: true });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(sentence)]);
});
