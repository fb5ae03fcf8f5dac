import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createRef } from "react";
import type { Lang } from "../../../../src/site/site-map/languages.ts";
import { languageName } from "../../words.ts";
import { draftsPath } from "../addresses.ts";
import { headers, pageData, words } from "./page-data.ts";

/** Pixels of the windows in which the page is shown. */
const widths = { phone: 390, desktop: 1280 } as const;

/** Milliseconds without a key press after which the preview is updated. */
const pause = 500;

type Choice = { lang: Lang; width: keyof typeof widths };

/** The owner's choices, which apply to all files until the desk is closed. */
const chosen: Choice = { lang: pageData.languages[0], width: "phone" };

type State = { addresses: Partial<Record<Lang, string>> };

/** The real page of the site in a frame, with the unsaved texts of the editor. */
export class Preview extends Component<CustomPreviewTemplateProps, State> {
  #timer = 0;
  #sent = "";
  #scroll = 0;
  readonly #frame = createRef<HTMLIFrameElement>();
  override state: State = { addresses: {} };

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
    const { path, data, i18n } = this.props.entry.toJS();
    const body = JSON.stringify({ path, data, i18n });
    if (body === this.#sent) return;
    this.#sent = body;
    const response = await fetch(draftsPath, { method: "POST", headers, body });
    // a newer draft has been sent meanwhile
    if (!response.ok || this.#sent !== body) return;
    this.#scroll = this.#frame.current?.contentWindow?.scrollY ?? 0;
    this.setState({ addresses: await response.json() });
  }

  #button<Name extends keyof Choice>(name: Name, value: Choice[Name], label: string) {
    return (
      <button
        key={value}
        type="button"
        aria-pressed={chosen[name] === value}
        onClick={() => {
          chosen[name] = value;
          this.#scroll = 0;
          this.forceUpdate();
        }}
      >
        {label}
      </button>
    );
  }

  override render() {
    const { lang, width } = chosen;
    const view = this.props.document.documentElement;
    const scale = Math.min(1, (view.clientWidth - 16) / widths[width]);
    const address = this.state.addresses[lang];
    // otherwise the site would redirect to the language that is saved
    localStorage.setItem("userLocale", lang);
    return (
      <main aria-label={words("editor.preview")}>
        <h1>{words("editor.preview")}</h1>
        <div className="choices">
          {pageData.languages.map((each) => this.#button("lang", each, languageName(each, each)))}
          {(["phone", "desktop"] as const).map((each) =>
            this.#button("width", each, words(`editor.${each}`)),
          )}
        </div>
        {address && (
          <iframe
            ref={this.#frame}
            title={words("editor.preview")}
            src={address}
            onLoad={() => this.#frame.current?.contentWindow?.scrollTo(0, this.#scroll)}
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
