import { readArguments } from "../../content/files/read-arguments.ts";
import { startDev } from "../../serve/dev.ts";
import { deskPath, readyPath } from "./addresses.ts";
import { openDesk } from "./desk-server.ts";
import { Drafts } from "./drafts.ts";
import { bundleEditor } from "./editor/bundle.ts";

// `npm run desk`: the development server with the owner's desk, which answers this machine alone.

readArguments({});
const address = await startDev({
  command: "npm run desk",
  host: "127.0.0.1",
  beside: async ({ root, cacheDir, port, site }) => {
    const drafts = new Drafts({ root, site });
    const editor = await bundleEditor(cacheDir, ["editor", "ready", "add"]);
    const desk = openDesk({ root, port, drafts, editor });
    return {
      answer: (request, response) =>
        desk.answer(request, response) || drafts.sendTexts(request, response),
      draftOf: (request) => drafts.of(request),
    };
  },
});
console.log(`${address}${deskPath}  (Ctrl+C stops)`);
console.log(`${address}${readyPath}  Ready? Publish`);
