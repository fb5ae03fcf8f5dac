import CMS from "@sveltia/cms";
import { ownFormat } from "../normalize-editor-value.ts";
import { Figure, Photograph, Place } from "./fields.tsx";
import { pageData, words } from "./page-data.ts";
import sheetOfPreview from "./preview.css?inline";
import { Preview } from "./preview.tsx";
import "./editor.css";

const { token, config, previewed = [], shapes = {} } = pageData;
// the published site has one page for all languages
document.documentElement.lang = pageData.lang;
await onlyWindow();
if (token) signIn(token);
for (const [name, shape] of Object.entries(shapes)) {
  CMS.registerCustomFormat(name, "json", ownFormat(shape));
}
CMS.registerFieldType("photograph", Photograph);
CMS.registerFieldType("place", Place);
CMS.registerFieldType("figure", Figure);
CMS.registerPreviewStyle(sheetOfPreview, { raw: true });
for (const file of previewed) CMS.registerPreviewTemplate(file, Preview);
// the published site has it anew with the next build
if (token) CMS.registerEventListener({ name: "postSave", handler: loadAnewIfOther });
await CMS.init({ config });

/** What was saved may ask for other fields, as a new season does for its name in the texts. */
async function loadAnewIfOther(): Promise<void> {
  const data = document.getElementById("desk-data")?.textContent ?? "";
  const page = await fetch(location.pathname).then((response) => response.text());
  // when the editor has closed the file
  if (!page.includes(data)) addEventListener("hashchange", () => location.reload());
}

/**
 * Opens the editor without its sign-in page: the desk runs on the owner's own machine, with a new token
 * at each start. The editor has no documented way for that, so this relies on the stored state of a
 * sign-in with a token (`src/lib/services/user/auth.svelte.js` of @sveltia/cms 0.221); the test “the
 * desk opens without a sign-in” fails if a new version stores it differently.
 */
function signIn(token: string): void {
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "gitea", token }));
}

/** Windows share the versions in storage: one would overwrite unnoticed what another has saved. */
function onlyWindow(): Promise<void> {
  // absent on a page without https
  if (!navigator.locks) return Promise.resolve();
  const notice = document.createElement("p");
  notice.className = "desk-elsewhere";
  notice.setAttribute("role", "status");
  document.body.prepend(notice);
  // not at once, since a page that is being reloaded releases its lock late
  const timer = setTimeout(() => {
    notice.textContent = words("editor.elsewhere");
  }, 1000);
  return new Promise((alone) => {
    void navigator.locks.request("desk-editor", () => {
      clearTimeout(timer);
      notice.remove();
      alone();
      // never resolves, so that the lock is held until the page is closed
      return new Promise(() => {});
    });
  });
}
