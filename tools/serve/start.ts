import { type ChildProcess, fork } from "node:child_process";
import { watch } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { readArguments } from "../content/files/read-arguments.ts";
import { housePath } from "../content/house.ts";
import { inOwnerLanguages, ownerLanguage } from "../content/owner-language.ts";
import { type Report, type ReportWord, reportWords } from "../content/problems/report.ts";
import { sendReport } from "./report-page.ts";
import { runLatest } from "./run-latest.ts";
import { portOf, siteHandler, takePort } from "./serve.ts";

// While the content has a fault, the browser shows it; the site is built again when a file is saved.

readArguments({});
const dist = "dist";
const port = portOf(process.env);

const built = Promise.withResolvers<void>();
let handler: RequestListener;
let building: ChildProcess | undefined;

process.once("SIGTERM", () => {
  building?.kill();
  process.exit();
});

// before anything is built, which would exchange the site of another `npm start` at this port
const server = createServer(async (request, response) => {
  await built.promise;
  handler(request, response);
});
await takePort(server, { port, command: "npm start" });

const report = await build();
if (report) showReport(report);
else handler = await siteHandler(dist);
built.resolve();
const words = (key: ReportWord, values = {}) => reportWords(key, ownerLanguage(), values);
console.log(`\n${words("served", { address: `http://localhost:${port}` })}\n`);
if (report) buildWhenSaved();

/** Builds in a separate process, whose memory is released before the site is served. */
function build(): Promise<Report | undefined> {
  return new Promise((done) => {
    let report: Report | undefined;
    building = fork(join(import.meta.dirname, "../build.ts"));
    building.on("message", (message) => {
      report = message as Report;
    });
    building.on("exit", (code) => {
      const ended = inOwnerLanguages((lang) => ({
        title: reportWords("ended", lang),
        messages: [],
      }));
      done(code === 0 ? undefined : (report ?? ended));
    });
  });
}

function showReport(report: Report): void {
  handler = (request, response) => sendReport(request, response, report);
}

function buildWhenSaved(): void {
  const watcher = watch(housePath("."), { recursive: true });
  const rebuild = runLatest(async () => {
    const report = await build();
    if (report) return showReport(report);
    watcher.close();
    handler = await siteHandler(dist);
    console.log(`\n${words("servedAgain")}\n`);
  });
  let timer: NodeJS.Timeout | undefined;
  watcher.on("change", () => {
    // an editor writes a file in several steps
    clearTimeout(timer);
    timer = setTimeout(rebuild, 100);
  });
}
