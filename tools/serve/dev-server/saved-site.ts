import { writePageTexts } from "../../build/pages/page-text-files.ts";
import { type PreparedSite, type ProjectFolders, prepareSite } from "../../build/prepare.ts";
import { ownerLanguage } from "../../content/owner-language.ts";
import { type Report, reportOf, reportText } from "../../content/problems/report.ts";

/** The site as its files are saved: what was read last without a fault, and the faults that it has now. */
export class SavedSite {
  /** Why it could not be read the last time. */
  report: Report | undefined;
  #site: PreparedSite | undefined;
  readonly #folders: ProjectFolders;

  constructor(folders: ProjectFolders) {
    this.#folders = folders;
  }

  /** @throws Error before it has been read for the first time without a fault */
  readonly get = (): PreparedSite => {
    if (!this.#site) throw new Error("The content has not been read yet");
    return this.#site;
  };

  /** Reads the owner's files and the drawings again. Not to be called while it is running. */
  async read(): Promise<void> {
    try {
      const site = await prepareSite(this.#folders);
      await writePageTexts(site.pageTexts, this.#folders.outDir);
      this.#site = site;
      this.report = undefined;
    } catch (error) {
      this.report = await reportOf(error, this.#folders.root);
      console.error(`\n${reportText(this.report, ownerLanguage(undefined, process.env))}\n`);
    }
  }
}
