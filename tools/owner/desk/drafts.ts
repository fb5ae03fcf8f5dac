import type { IncomingMessage, ServerResponse } from "node:http";
import { stringify } from "yaml";
import { z } from "zod";
import { findLanguage, type Lang, type Languages } from "../../../src/site/site-map/languages.ts";
import { newPage, type Page, pageAddress } from "../../../src/site/site-map/pages.ts";
import { makePageTexts, textsOf } from "../../build/pages/page-text-files.ts";
import type { PreparedSite } from "../../build/prepare.ts";
import { jsonOf } from "../../content/json-text.ts";
import { checkContent } from "../../content/load.ts";
import { reportOf } from "../../content/problems/report.ts";
import type { Draft } from "../../serve/dev.ts";
import { houseWith } from "./check-content.ts";
import { type DeskFiles, deskFiles, turned } from "./desk-files.ts";
import { normalizeEditorValue } from "./normalize-editor-value.ts";
import { readBody, sendBytes, sendJson } from "./requests.ts";
import { inTurn } from "./save.ts";
import { readOwnFile } from "./write-whole.ts";

type Saved = Pick<PreparedSite, "content" | "pictures">;

const draftQuery = "draft";

/** An entry as the editor has it. */
const draftEntry = z.object({
  /** In one language; empty for a page that is not saved yet. */
  path: z.string(),
  data: z.unknown(),
  /** What the other languages have. */
  i18n: z.record(z.string(), z.object({ data: z.unknown() })),
});

/** The entry that is being edited, with what is not saved yet: one window at a time has the editor. */
export class Drafts {
  readonly #root: string;
  /** Undefined as long as the saved files have not been free of faults. */
  readonly #site: () => Saved | undefined;
  #draft: Draft | undefined;
  #count = 0;

  constructor(root: string, site: () => Saved | undefined) {
    this.#root = root;
    this.#site = site;
  }

  of({ url, headers }: IncomingMessage): Draft | undefined {
    const isOfDraft = [url, headers.referer].some((each) => each?.includes(`?${draftQuery}=`));
    return isOfDraft ? this.#draft : undefined;
  }

  /** The script of a draft's page requests its texts at the address of the saved ones. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const [, name, lang] = /^\/assets\/([\w-]+)\.([\w-]+)-\w+\.json$/.exec(request.url ?? "") ?? [];
    const draft = name && this.of(request);
    const known = draft && findLanguage(lang, draft.content.settings.languages);
    const texts = known && textsOf(draft.pageTexts, name, known)?.json;
    if (!texts) return false;
    sendBytes(response, texts, "application/json");
    return true;
  }

  /** Answers with the address of the page that shows the draft in each language. */
  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path: written, data, i18n } = await readBody(request, draftEntry);
    const desk = await deskFiles(this.#root);
    const own = desk.languages.find((lang) => !(lang in i18n));
    const path = written || `content/pages/${own}/${newPage}.md`;
    const changes = new Map([await changeOf(desk, path, data)]);
    for (const [lang, { data: other }] of Object.entries(i18n)) {
      const version = path.replace(/^(content\/(?:pages\/)?)[\w-]+\//, `$1${lang}/`);
      changes.set(...(await changeOf(desk, version, other)));
    }
    const site = this.#site();
    if (!site) {
      // where the server says what is wrong
      return sendJson(response, Object.fromEntries(desk.languages.map((lang) => [lang, "/"])));
    }
    // in turn, so that the one that was written last is made last
    const { content } = await inTurn(async () => {
      this.#draft = await this.#make(changes, site);
      return this.#draft;
    });
    this.#count += 1;
    const { pages, settings } = content;
    const shown = addressesOf(path, pages, settings.languages).map(([lang, address]) => {
      return [lang, `${address}?${draftQuery}=${this.#count}`];
    });
    sendJson(response, Object.fromEntries(shown));
  }

  async #make(changes: ReadonlyMap<string, { bytes: Buffer }>, saved: Saved): Promise<Draft> {
    try {
      const content = await checkContent(await houseWith(this.#root, changes));
      return { content, pageTexts: makePageTexts(content, saved.pictures) };
    } catch (error) {
      return { content: saved.content, pageTexts: [], report: await reportOf(error, this.#root) };
    }
  }
}

/** What the house is read with: the file as a save would write it. */
async function changeOf(
  desk: DeskFiles,
  asked: string,
  sent: unknown,
): Promise<[string, { bytes: Buffer }]> {
  const path = turned(asked);
  if (path.endsWith(".md")) {
    const { body, ...head } = Object(sent);
    return [path, { bytes: Buffer.from(`---\n${stringify(head)}---\n${body ?? ""}\n`) }];
  }
  const before = await readOwnFile(desk.root, path);
  const old = before && jsonOf(before.toString());
  const value = normalizeEditorValue(sent, old, desk.shapes[path]);
  return [path, { bytes: Buffer.from(JSON.stringify(value, null, 2)) }];
}

/** The page that shows a file: its own, or the home page for texts that several pages have. */
function addressesOf(path: string, pages: Page[], languages: Languages): [Lang, string?][] {
  const [, own, name] = /^content\/(pages\/)?[\w-]+\/([\w-]+)\.\w+$/.exec(path) ?? [];
  const page = pages.find((each) => each.name === (own ? `own-${name}` : name))?.name ?? "home";
  const addressIn = (each: typeof page, lang: Lang) => pageAddress(pages, each, lang, languages);
  return languages.map((lang) => [lang, addressIn(page, lang) ?? addressIn("home", lang)]);
}
