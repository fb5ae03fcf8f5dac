import { appendFileSync } from "node:fs";
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import type { FolderDestination } from "../../tools/owner/publish/destination.ts";

// Publishes versions one after another in a separate process, which a test can kill or give a full disk:
// node publish-apart.ts <folder> <destination> <site>… [--kill-after <files>]

const [folder = "", written = "", ...rest] = process.argv.slice(2);
const kill = rest.indexOf("--kill-after");
const files = kill < 0 ? undefined : Number(rest[kill + 1]);
const sites = kill < 0 ? rest : rest.slice(0, kill);
const destination: FolderDestination = JSON.parse(written);

if (files !== undefined) {
  const { cp } = fs;
  let count = 0;
  fs.cp = (from, to, options) =>
    cp(from, to, {
      ...options,
      filter: () => {
        if (++count > files) process.kill(process.pid, "SIGKILL");
        return true;
      },
    });
  syncBuiltinESMExports();
}

const { toFolder } = await import("../../tools/owner/publish/to-folder.ts");
for (const site of sites) {
  const stamp = (await fs.readFile(join(site, "version.txt"), "utf8")).trim();
  const said = await toFolder(folder, destination, {
    site,
    hosting: `${site}-hosting`,
    stamp,
  }).then(
    () => "published",
    (error: Error) => error.message,
  );
  appendFileSync(1, `${said}\n`);
}
