import { readArguments } from "../../content/files/read-arguments.ts";
import { commandLanguage } from "../../content/owner-language.ts";
import { listText } from "./list-text.ts";
import { isReady, readiness } from "./readiness.ts";
import { siteState } from "./site-state.ts";
import { withLine } from "./with-line.ts";

// `npm run ready`: what is missing before guests see the site, worst first; fails until nothing stops.

const { values } = readArguments({
  options: {
    lang: { type: "string" },
    json: { type: "boolean", default: false },
    online: { type: "boolean", default: false },
    dist: { type: "string", default: "dist" },
  },
});
const { json, online, dist } = values;
const lang = commandLanguage(values.lang);
const root = process.cwd();
const findings = readiness(await siteState({ root, dist, online }));
if (json) console.log(JSON.stringify(findings, undefined, 2));
else await print();
if (!isReady(findings)) process.exitCode = 1;

async function print(): Promise<void> {
  const lines = await Promise.all(findings.map((each) => withLine(each, root, lang)));
  console.log(listText(lines, lang));
}
