import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createRef } from "react";
import { findLanguage, type Lang } from "../../../../src/site/site-map/languages.ts";
import { newPage } from "../../../../src/site/site-map/pages.ts";
import { draftsPath } from "../addresses.ts";
import { headers, pageData, words } from "./page-data.ts";

/** Pixels of the windows in which the page is shown. */
const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;

/** Milliseconds without a key press after which the preview is updated. */
const pause = 500;

/** The owner's choices, which apply to all files until the desk is closed. */
const chosen: { lang: Lang | undefined; width: Width } = { lang: undefined, width: "phone" };

const ownersOwn = findLanguage(pageData.lang, pageData.languages) ?? pageData.languages[0];

type State = { addresses: Partial<Record<Lang, string>>; lang: Lang; width: Width };

function nameOf(lang: Lang): string {
  return new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
}

/** The real page of the site in a frame, with the unsaved texts of the editor. */
export class Preview extends Component<CustomPreviewTemplateProps, State> {
  #timer = 0;
  #sent = "";
  #scroll = 0;
  readonly #frame = createRef<HTMLIFrameElement>();
  override state: State = {
    addresses: {},
    lang: chosen.lang ?? ownersOwn,
    width: chosen.width,
  };

  override componentDidMount() {
    void this.#send();
  }

  override componentDidUpdate() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#send(), pause);
  }

  override componentWillUnmount() {
    clearTimeout(this.#timer);
  }

  async #send() {
    const body = JSON.stringify({ files: filesOf(this.props.entry.toJS()) });
    if (body === this.#sent) return;
    this.#sent = body;
    const response = await fetch(draftsPath, { method: "POST", headers, body });
    // a newer draft has been sent meanwhile
    if (!response.ok || this.#sent !== body) return;
    this.#scroll = this.#frame.current?.contentWindow?.scrollY ?? 0;
    this.setState({ addresses: await response.json() });
  }

  #choose(choice: Partial<Pick<State, "lang" | "width">>) {
    Object.assign(chosen, choice);
    this.#scroll = 0;
    this.setState((state) => ({ ...state, ...choice }));
  }

  #button(label: string, isChosen: boolean, choice: Partial<Pick<State, "lang" | "width">>) {
    return (
      <button
        key={label}
        type="button"
        aria-pressed={isChosen}
        onClick={() => this.#choose(choice)}
      >
        {label}
      </button>
    );
  }

  override render() {
    const { lang, width, addresses } = this.state;
    const view = this.props.document.documentElement;
    const scale = Math.min(1, (view.clientWidth - 16) / widths[width]);
    const address = addresses[lang];
    // otherwise the site would redirect to the language that is saved
    localStorage.setItem("userLocale", lang);
    return (
      <main aria-label={words("editor.preview")}>
        <h1>{words("editor.preview")}</h1>
        <div className="choices">
          {pageData.languages.map((each) =>
            this.#button(nameOf(each), each === lang, { lang: each }),
          )}
          {(["phone", "desktop"] as const).map((each) =>
            this.#button(words(`editor.${each}`), each === width, { width: each }),
          )}
        </div>
        {address && (
          <iframe
            ref={this.#frame}
            title={words("editor.preview")}
            src={address}
            onLoad={() => {
              hideBanner(this.#frame.current?.contentDocument?.defaultView);
              this.#frame.current?.contentWindow?.scrollTo(0, this.#scroll);
            }}
            style={{
              width: widths[width],
              height: Math.max(480, view.clientHeight - 104) / scale,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </main>
    );
  }
}

/** The owner looks at her page, and has nothing to consent to. */
function hideBanner(view: (Window & typeof globalThis) | null | undefined): void {
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync("[data-banner] { display: none }");
  view.document.adoptedStyleSheets.push(sheet);
}

type Entry = { path: string; data: unknown; i18n?: Record<string, { data: unknown }> };

function filesOf(entry: unknown): Record<string, unknown> {
  const { path, data, i18n = {} } = entry as Entry;
  const others = Object.entries(i18n).filter(([lang]) => findLanguage(lang, pageData.languages));
  const own = pageData.languages.find((lang) => !(lang in i18n));
  // a page that is not saved yet
  const shown = path || `content/pages/${own}/${newPage}.md`;
  return {
    [shown]: data,
    ...Object.fromEntries(
      others.map(([lang, other]) => [
        shown.replace(/^(content\/(?:pages\/)?)\w+\//, `$1${lang}/`),
        other.data,
      ]),
    ),
  };
}
