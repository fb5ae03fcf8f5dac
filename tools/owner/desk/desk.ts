import { setFlagsFromString } from "node:v8";
import { readArguments } from "../../content/files/read-arguments.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { reportWords } from "../../content/problems/report.ts";
import { portOf } from "../../serve/serve.ts";
import { say } from "../words.ts";
import { deskPath, readyPath } from "./addresses.ts";
import { openDesk } from "./desk-server.ts";
import { Drafts } from "./drafts.ts";
import { takeBackKilledSave } from "./write-whole.ts";

// `npm run desk`: the development server with the owner's desk before it, for this machine alone.

readArguments({});
// Read as Vite is loaded, 300 MB in all: memory is taken when it is needed and goes back to the system
// as soon as it is free, and of the threads that transform files, which keep some each, there is one.
const light = {
  ...{ MIMALLOC_ARENA_EAGER_COMMIT: "0", MIMALLOC_PURGE_DELAY: "0" },
  ...{ RAYON_NUM_THREADS: "1", TOKIO_WORKER_THREADS: "1" },
};
Object.assign(process.env, { ...light, ...process.env });
// collects garbage when a fifth has come on top of what was in use, not when three times as much has: 830 MB became 560
setFlagsFromString("--heap-growing-percent=20");
const { startDevServer } = await import("../../serve/dev.ts");
const { bundleEditor } = await import("./editor/bundle.ts");
const root = process.cwd();
const unfinished = await takeBackKilledSave(root);
if (unfinished.length > 0) {
  console.log(say("desk.takenBack", ownerLanguage(), { files: unfinished.join(", ") }));
}
const port = portOf(process.env, 5173);
await startDevServer({
  root,
  port,
  command: "npm run desk",
  async front(site, cacheDir) {
    const editor = await bundleEditor(cacheDir, ["editor", "ready", "add"]);
    const drafts = new Drafts(root, site);
    const { answer } = openDesk({ root, port, editor, drafts });
    return {
      answer: (request, response) => answer(request, response) || drafts.answer(request, response),
      draftOf: (request) => drafts.of(request),
    };
  },
});
const address = `http://localhost:${port}`;
const lang = ownerLanguage();
console.log(`${address}${deskPath}  ${reportWords("stops", lang)}`);
console.log(`${address}${readyPath}  ${say("bar.ready", lang)}`);
