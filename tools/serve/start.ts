import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readArguments } from "../content/files/read-arguments.ts";
import { ownerLanguage } from "../content/owner-language.ts";
import { reportWords } from "../content/problems/report.ts";
import { portOf, siteHandler, takePort } from "./serve.ts";

readArguments({});
const port = portOf(process.env);
const lang = ownerLanguage();

// before anything is built, which would exchange the site of another `npm start` at this port
const { answerBy } = await takePort({ port, command: "npm start" });

// in a process of its own, whose memory is released before the site is served
const building = fork(join(import.meta.dirname, "../build.ts"));
process.once("SIGTERM", () => {
  building.kill();
  process.exit();
});
const [code] = await once(building, "exit");
// with a code of its own it has said why
if (code === null) console.error(reportWords("ended", lang));
if (code !== 0) process.exit(1);
answerBy(siteHandler("dist"));
console.log(`\n${reportWords("served", lang, { address: `http://localhost:${port}` })}\n`);
