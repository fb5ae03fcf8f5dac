import { readArguments } from "../../content/files/read-arguments.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { reportWords } from "../../content/problems/report.ts";
import { startDevServer } from "../../serve/dev.ts";
import { portOf } from "../../serve/serve.ts";
import { say } from "../words.ts";
import { deskPath, readyPath } from "./addresses.ts";
import { openDesk } from "./desk-server.ts";
import { Drafts } from "./drafts.ts";
import { bundleEditor } from "./editor/bundle.ts";
import { takeBackKilledSave } from "./write-whole.ts";

// `npm run desk`: the development server with the owner's desk before it, for this machine alone.

readArguments({});
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
    const editor = await bundleEditor(cacheDir, ["editor", "ready", "add", "start"]);
    const drafts = new Drafts({ root, site });
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
