import { languages } from "virtual:site-content";
import { type ReactNode, useEffect } from "react";
import { clicksHandledEvent } from "../first-view/before-start.ts";
import { hydrate, startPageTransition } from "../first-view/first-frame.ts";
import { followReveal } from "../modules/reveal.ts";
import { goTo, onNavigated } from "../modules/router/navigator.ts";
import { type InitialScroll, Router } from "../modules/router/router.tsx";
import {
  addressAfterLookup,
  addressInSavedLanguage,
  correctedAddress,
  startLanguageLookup,
} from "../site/language.ts";
import { keepLateSheet, reloadOnce, showFailure } from "../site/load-code.ts";
import { startOffline } from "../site/offline/offline.ts";
import {
  alternates,
  type Lang,
  localizedPath,
  savedAddress,
  splitPath,
} from "../site/site-map/languages.ts";
import { StayProvider } from "../site/stay/stay-store.tsx";
import { revealOffset } from "../site/timings.ts";
import { App } from "./app.tsx";
import { type LoadedPage, loadPageAt, loadPrerenderedPage } from "./load-page.tsx";

async function start(root: HTMLElement): Promise<void> {
  const [page] = await Promise.all([loadPrerenderedPage(document), keepLateSheet()]);
  hydrate(
    root,
    <Router
      initial={page}
      load={loadInSavedLanguage}
      onCommit={updateDocument}
      onLoadError={() => whenNotLeaving(loadPageOfAddress)}
    >
      {(shown, next) => (
        <StayProvider>
          <Revealed>
            <App key={drawingIn(shown.lang)} page={shown} next={next} />
          </Revealed>
        </StayProvider>
      )}
    </Router>,
  );
  dispatchEvent(new Event(clicksHandledEvent));
  onNavigated((url) => replaceAddress(correctedAddress(url)?.href));
  startOffline(onNavigated);
  startLanguageLookup({
    isNeutralPath:
      page.name !== "not-found" && splitPath(location.pathname, languages).lang === languages[0],
    onFound: (lang) => replaceAddress(savedAddress(location, lang, languages)),
  });
}

/** Begins when the page is hydrated, since React compares it with the prerendered one. */
function Revealed({ children }: { children: ReactNode }) {
  useEffect(() => followReveal(revealOffset, onNavigated), []);
  return children;
}

let drawing = 0;

/** Another one where a translator has replaced React's texts, which then could not change. */
function drawingIn(lang: Lang): number {
  const { dataset, lang: written } = document.documentElement;
  const isTranslated = written !== dataset.lang || document.querySelector("#app font");
  if (lang !== dataset.lang && isTranslated) drawing += 1;
  return drawing;
}

/** On Back, a page visited before the language was chosen is shown in the chosen language. */
function loadInSavedLanguage(url: URL, isTraverse: boolean): Promise<LoadedPage> | undefined {
  return loadPageAt((isTraverse ? addressInSavedLanguage(url) : addressAfterLookup(url)) ?? url);
}

function replaceAddress(address: string | undefined): void {
  if (address !== undefined) goTo(address, { replace: true, keepScroll: true });
}

function updateDocument(page: LoadedPage, _url: URL, scroll: InitialScroll): void {
  const root = document.documentElement;
  const isAnother = page.name !== root.dataset.page;
  // setting an attribute recalculates styles even where its value stays the same
  if (page.lang !== root.dataset.lang) {
    root.lang = page.lang;
    root.dataset.lang = page.lang;
  }
  if (isAnother) root.dataset.page = page.name;
  root.dataset.path = localizedPath(page.path, page.lang, languages);
  updateHead(page);
  if (isAnother) startPageTransition({ atTop: scroll === "top" });
}

/** Social previews and structured data stay: only crawlers read them, and they load documents. */
function updateHead({ head, lang, path, shared }: LoadedPage): void {
  const { title, description, keywords } = head;
  const { siteUrl } = shared.site;
  const addressIn = (each: Lang) => siteUrl + localizedPath(path, each, languages);
  document.title = title;
  setTag("meta", "name", "description", "content", description);
  setTag("meta", "name", "keywords", "content", keywords);
  setTag("link", "rel", "canonical", "href", addressIn(lang));
  for (const [hreflang, href] of alternates(addressIn, languages)) {
    setTag("link", "hreflang", hreflang, "href", href).setAttribute("rel", "alternate");
  }
  // the first page may have been the 404 page, which is not to be indexed
  document.head.querySelector('meta[name="robots"]')?.remove();
}

/** Sets an attribute of the tag identified by another one, and adds the tag where the 404 page lacks it. */
function setTag(tag: string, key: string, name: string, attribute: string, value: string): Element {
  let element = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(attribute, value);
  return element;
}

/** Loads the page of the address, unless Back has led to the page shown since: offline a reload loses it. */
function loadPageOfAddress(): void {
  const { path, lang } = splitPath(location.pathname, languages);
  const address = localizedPath(path, lang, languages);
  if (address !== document.documentElement.dataset.path) location.reload();
}

/** Handles a script that did not load: a new version was deployed, or there is no network. */
function reloadOrExplain(): void {
  if (!reloadOnce()) showFailure();
}

/** Milliseconds. Leaving cancels downloads, and a reload would then cancel the navigation. */
const leaveDetectionDelay = 500;

/** Milliseconds after `beforeunload` after which the visitor has evidently stayed. */
const leaveTimeout = 10_000;

let isLeaving = false;
addEventListener("beforeunload", () => {
  isLeaving = true;
  // links to a telephone or an e-mail leave nothing
  setTimeout(() => (isLeaving = false), leaveTimeout);
});

function whenNotLeaving(task: () => void): void {
  setTimeout(() => (isLeaving ? setTimeout(task, leaveTimeout) : task()), leaveDetectionDelay);
}

const root = document.getElementById("app");
if (root) {
  start(root).catch((error: unknown) => {
    // by the words of the browsers; whatever else goes wrong at the start is a fault of the code
    const isDownload = error instanceof TypeError && /fetch|load|import/i.test(error.message);
    if (!isDownload) console.error(error);
    whenNotLeaving(reloadOrExplain);
  });
}
