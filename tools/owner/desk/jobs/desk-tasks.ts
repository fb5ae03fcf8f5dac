import { join } from "node:path";
import { writeConditions } from "../../../build/conditions-pdf/write-conditions.ts";
import { outcomeLines } from "../../publish/outcome-text.ts";
import { type Published, publishSite, undoPublication } from "../../publish/publish-site.ts";
import { runBuild } from "../../publish/run-build.ts";
import type { InLanguages } from "../../ready/finding.ts";
import { readiness } from "../../ready/readiness.ts";
import { siteState } from "../../ready/site-state.ts";
import type { JobName, Outcome, Task } from "./jobs.ts";
import { outcomeOf, stopped } from "./outcome-of.ts";

/** A folder without a built site, so that only the content is checked. */
const noSite = ".cache/publish/none";

/**
 * The tasks of the desk's jobs.
 * @param root the project's folder
 */
export function deskTasks(root: string): Record<JobName, Task> {
  return {
    publish: (report) => outcomeOf(() => publish(root, report)),
    undo: (report) =>
      outcomeOf(async () => {
        report({ en: "The last version is being put back", it: "Si rimette l’ultima versione" });
        const back = { en: "The version before is back.", it: "È tornata la versione di prima." };
        return published(await undoPublication({ root }), [back]);
      }),
    build: (report) =>
      outcomeOf(async () => {
        report({ en: "The site is being built", it: "Si costruisce il sito" });
        const isBuilt = await runBuild(root, join(root, "dist"));
        return { isDone: isBuilt, sentences: [isBuilt ? built : notBuilt] };
      }),
    conditions: (report) =>
      outcomeOf(async () => {
        report({ en: "The PDF is being made", it: "Si fa il PDF" });
        const file = await writeConditions(root);
        const sentence = { en: `${file} is made again.`, it: `${file} è rifatto.` };
        return { isDone: true, sentences: [sentence] };
      }),
  };
}

const built = { en: "The site is built again.", it: "Il sito è costruito di nuovo." };
const notBuilt = {
  en: "The site could not be built. The list says what stops it; if it does not, the terminal does.",
  it: "Non si è potuto costruire il sito. L’elenco dice che cosa lo ferma; altrimenti lo dice il terminale.",
};

async function publish(root: string, report: (step: InLanguages) => void): Promise<Outcome> {
  report({ en: "The texts and photographs are looked at", it: "Si guardano testi e fotografie" });
  // checked before the build, which takes a minute
  const findings = readiness(await siteState({ root, dist: noSite }));
  const stops = findings.filter(({ level }) => level === "stops");
  if (stops.length > 0) return stopped(stops);
  return published(await publishSite({ root, report }), []);
}

function published(result: Published, before: InLanguages[]): Outcome {
  const lines = { en: outcomeLines(result, "en"), it: outcomeLines(result, "it") };
  const sentences = lines.en.map((en, index) => ({ en, it: lines.it[index] ?? en }));
  return { isDone: result.faults.length === 0, sentences: [...before, ...sentences] };
}
