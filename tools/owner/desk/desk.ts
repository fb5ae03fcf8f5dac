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
// Memory is taken when it is needed and goes back to the system as soon as it is free: 790 MB became 440.
// Threads that transform files keep some each, so there is one; glibc reads its limit only as a process starts.
const light = {
  ...{ MIMALLOC_ARENA_EAGER_COMMIT: "0", MIMALLOC_PURGE_DELAY: "0" },
  ...{ RAYON_NUM_THREADS: "1", TOKIO_WORKER_THREADS: "1" },
  ...{ MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" },
};
if (process.platform === "linux" && !process.env.MALLOC_ARENA_MAX) {
  const [program, args] = [process.execPath, [...process.execArgv, ...process.argv.slice(1)]];
  process.execve?.(program, [program, ...args], { ...light, ...process.env });
}
Object.assign(process.env, { ...light, ...process.env });
// garbage is collected when a fifth has come on top of what was in use, not when three times as much has
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
