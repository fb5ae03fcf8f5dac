import { cp, rm, writeFile } from "node:fs/promises";
import { demoHashesOf } from "../tools/owner/ready/demo-hashes.ts";

// Copies the demo's content to `tests/fixtures`, on which the tests of the code run when `content/` is an
// owner's, and writes the hashes by which its texts and photographs are recognised in such content.
const frozen = "tests/fixtures/demo";
await rm(frozen, { recursive: true, force: true });
await cp("content", `${frozen}/content`, { recursive: true });
await cp("public/pdf", `${frozen}/pdf`, { recursive: true });
await writeFile(
  "tools/owner/ready/demo-hashes.json",
  await demoHashesOf("content", "tools/owner/new-house/template"),
);
