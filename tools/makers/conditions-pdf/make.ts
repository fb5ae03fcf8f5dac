import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { loadContent } from "../../content/load.ts";
import { conditionsPdf } from "./conditions-pdf.ts";
import { conditionsPath } from "./source-hash.ts";

// Writes the document again after a change of content/<lang>/commercial-conditions.json.
const file = `public${conditionsPath}`;
await mkdir(dirname(file), { recursive: true });
await writeFile(file, await conditionsPdf(await loadContent(".")));
console.log(`${file} is written.`);
