import { readArguments } from "../../content/files/read-arguments.ts";
import { commandLanguage, inOwnerLanguages } from "../../content/owner-language.ts";
import { levelOf, say } from "../../content/problems/say.ts";
import { listText } from "./list-text.ts";
import { isReady, readiness, siteState } from "./readiness.ts";

// `npm run ready`: what is missing before guests see the site, worst first; fails until nothing stops.

const { values } = readArguments({
  options: {
    lang: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const lang = commandLanguage(values.lang);
const state = await siteState(process.cwd());
const problems = readiness(state);
const inAllLanguages = problems.map((each) => ({
  ...each,
  level: levelOf(each),
  said: inOwnerLanguages((lang) => say(each, state.house, lang)),
}));
console.log(
  values.json
    ? JSON.stringify(inAllLanguages, undefined, 2)
    : listText(problems, state.house, lang),
);
if (!isReady(problems)) process.exitCode = 1;
