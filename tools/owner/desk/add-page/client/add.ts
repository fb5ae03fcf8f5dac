import { entryAddress } from "../../desk-addresses.ts";
import { frameData } from "../../frame/frame-data.ts";
import "./add.css";
import type { AddData } from "./add-data.ts";
import { chosenRows, clearRows, showRow } from "./rows.ts";
import { saveAdded } from "./save-added.ts";

const { token, words } = frameData<AddData>();
const form = part("add", HTMLFormElement);
const files = part("files", HTMLInputElement);
const set = part("set", HTMLSelectElement);
const drop = part("drop", HTMLElement);
const progress = part("progress", HTMLElement);

files.addEventListener("change", () => {
  for (const file of files.files ?? []) showRow(file);
  // emptied, so that choosing the same files again dispatches `change`
  files.value = "";
});
drop.addEventListener("dragover", (event) => event.preventDefault());
drop.addEventListener("drop", (event) => {
  event.preventDefault();
  for (const file of event.dataTransfer?.files ?? []) showRow(file);
});

// captions on this page are not saved yet
window.addEventListener("beforeunload", (event) => {
  if (chosenRows().length > 0) event.preventDefault();
});

let isSaving = false;
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const photographs = chosenRows();
  if (isSaving) return;
  if (photographs.length === 0) return say(words.none);
  isSaving = true;
  say(words.saving);
  const fault = await saveAdded({ set: set.value, photographs, token }).catch(() => words.silent);
  isSaving = false;
  if (fault) return say(fault, "failed");
  clearRows();
  say(words.saved.replace("{count}", String(photographs.length)), "done", linkToSet());
});

/** Shows a message in place of the one before. */
function say(text: string, kind = "step", ...more: Node[]): void {
  const line = document.createElement("p");
  line.className = kind;
  line.append(text, " ", ...more);
  progress.replaceChildren(line);
}

function linkToSet(): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = entryAddress("photographs", `photos-${set.value}`);
  link.textContent = set.selectedOptions[0]?.textContent ?? set.value;
  return link;
}

function part<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${id}`);
}
