import { readArguments } from "../../content/files/read-arguments.ts";
import { commandLanguage, inOwnerLanguages } from "../../content/owner-language.ts";
import { listText } from "./list-text.ts";
import { isReady, readiness, siteState } from "./readiness.ts";

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
const findings = readiness(await siteState({ root: process.cwd(), dist, online }));
const inAllLanguages = findings.map(({ say, ...finding }) => ({
  ...finding,
  said: inOwnerLanguages(say),
}));
console.log(json ? JSON.stringify(inAllLanguages, undefined, 2) : listText(findings, lang));
if (!isReady(findings)) process.exitCode = 1;
