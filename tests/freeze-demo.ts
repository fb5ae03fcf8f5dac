import { cp, rm, writeFile } from "node:fs/promises";
import { demoHashesOf } from "../tools/ready/demo-hashes.ts";

// Copies the demo's content to where the tests of the code find it once an owner has her own, and
// notes by what its texts and photographs are known, when an owner still has them.
const frozen = "tests/fixtures/demo";
await rm(frozen, { recursive: true, force: true });
await cp("content", `${frozen}/content`, { recursive: true });
await cp("public/pdf", `${frozen}/pdf`, { recursive: true });
await writeFile(
  "tools/ready/demo-hashes.json",
  await demoHashesOf("content", "tools/new-house/template"),
);
