import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { stringify } from "yaml";
import { z } from "zod";
import { findLanguage, type Lang, type Languages } from "../../../src/site/site-map/languages.ts";
import { type Page, type PageName, pageAddress } from "../../../src/site/site-map/pages.ts";
import { makePageTexts, textsOf } from "../../build/pages/page-text-files.ts";
import type { PreparedSite } from "../../build/prepare.ts";
import { checkContent } from "../../content/load.ts";
import { reportOf } from "../../content/problems/report.ts";
import type { Draft } from "../../serve/dev.ts";
import { OwnerError } from "../words.ts";
import { houseWith } from "./check-content.ts";
import { deskFiles, kindOf, turned } from "./desk-files.ts";
import { normalizeEditorValue } from "./normalize-editor-value.ts";
import { readBody, sendJson } from "./requests.ts";
import { readOwnFile } from "./write-whole.ts";

export type DraftOptions = {
  root: string;
  site: () => Pick<PreparedSite, "content" | "pictures">;
};

const draftQuery = "draft";
/** Number of drafts that are kept: the frame of each tab shows its last one. */
const mostDrafts = 8;

const draftFiles = z.object({ files: z.record(z.string(), z.unknown()) });

export class Drafts {
  readonly #options: DraftOptions;
  readonly #drafts = new Map<string, Draft>();

  constructor(options: DraftOptions) {
    this.#options = options;
  }

  of({ url = "/", headers }: IncomingMessage): Draft | undefined {
    return this.#at(url) ?? this.#at(headers.referer ?? "/");
  }

  #at(address: string): Draft | undefined {
    const id = URL.parse(address, "http://localhost")?.searchParams.get(draftQuery);
    return this.#drafts.get(id ?? "");
  }

  /** The script of a draft's page requests its texts at the address of the saved ones. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const [, name, lang] = /^\/assets\/([\w-]+)\.(\w+)-\w+\.json$/.exec(request.url ?? "") ?? [];
    const draft = name && this.of(request);
    const known = draft && findLanguage(lang, this.#options.site().content.settings.languages);
    const texts = known && textsOf(draft.pageTexts, name, known)?.json;
    if (!texts) return false;
    response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(texts);
    return true;
  }

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { files } = await readBody(request, draftFiles);
    const draft = await this.#make(files);
    const id = randomBytes(9).toString("base64url");
    this.#drafts.set(id, draft);
    for (const old of [...this.#drafts.keys()].slice(0, -mostDrafts)) this.#drafts.delete(old);
    const { pages, settings } = draft.content;
    const addresses = addressesOf(Object.keys(files), pages, settings.languages);
    const withDraft = Object.entries(addresses).map(([lang, address]) => [
      lang,
      `${address}?${draftQuery}=${id}`,
    ]);
    sendJson(response, Object.fromEntries(withDraft));
  }

  async #make(texts: Record<string, unknown>): Promise<Draft> {
    const { root } = this.#options;
    const site = this.#options.site();
    const files = await deskFiles(root);
    const changes = new Map<string, { bytes: Buffer }>();
    for (const [asked, sent] of Object.entries(texts)) {
      const path = turned(asked);
      const kind = kindOf(path, files);
      if (kind === "page") {
        changes.set(path, { bytes: Buffer.from(pageSource(sent)) });
        continue;
      }
      if (kind !== "text") throw new OwnerError("refuse.noText", { path });
      const before = await readOwnFile(root, path);
      const old: unknown = before && JSON.parse(before.toString("utf8").replace(/^\uFEFF/, ""));
      const value = normalizeEditorValue(sent, old, files.shapes[path]);
      changes.set(path, { bytes: Buffer.from(JSON.stringify(value, null, 2)) });
    }
    try {
      const content = await checkContent(await houseWith(root, changes));
      return { content, pageTexts: makePageTexts(content, site.pictures) };
    } catch (error) {
      const { content } = site;
      return { content, pageTexts: [], report: await reportOf(error, root) };
    }
  }
}

/** The Markdown of a page of the owner's own. */
function pageSource(fields: unknown): string {
  const { body, ...head } = Object(fields);
  return `---\n${stringify(head)}---\n${body ?? ""}\n`;
}

/** The page that shows a file: its own, or the home page for texts that several pages have. */
function addressesOf(
  paths: string[],
  pages: Page[],
  languages: Languages,
): Partial<Record<Lang, string>> {
  const [, own, name] = /^content\/(pages\/)?\w+\/([\w-]+)\.\w+$/.exec(paths[0] ?? "") ?? [];
  const page = pages.find((each) => each.name === (own ? `own-${name}` : name))?.name ?? "home";
  const addressIn = (name: PageName, lang: Lang) => pageAddress(pages, name, lang, languages);
  return Object.fromEntries(
    languages.map((lang) => [lang, addressIn(page, lang) ?? addressIn("home", lang)]),
  );
}
