import { cp, rm } from "node:fs/promises";

// Copies the demo's content to where the tests of the code find it once an owner has her own.
const frozen = "tests/fixtures/demo";
await rm(frozen, { recursive: true, force: true });
await cp("content", `${frozen}/content`, { recursive: true });
await cp("public/pdf", `${frozen}/pdf`, { recursive: true });
