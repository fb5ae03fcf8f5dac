import { readArguments } from "../../content/files/read-arguments.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { isReady, listText, readiness, siteState } from "./readiness.ts";

// `npm run ready`: what is missing before guests see the site, worst first; fails until nothing stops.

readArguments({});
const state = await siteState(process.cwd());
const problems = readiness(state);
console.log(listText(problems, state.house, ownerLanguage()));
if (!isReady(problems)) process.exitCode = 1;
