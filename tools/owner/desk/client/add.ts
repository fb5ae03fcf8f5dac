import { entryAddress } from "../addresses.ts";
import { words } from "./page-data.ts";
import { addLine, clearLines } from "./progress.ts";
import { type Chosen, saveAdded } from "./save-added.ts";
import "./add.css";

const form = part("add", HTMLFormElement);
const files = part("files", HTMLInputElement);
const set = part("set", HTMLSelectElement);
const drop = part("drop", HTMLElement);

const rows = new Map<HTMLElement, File>();

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
  if (rows.size > 0) event.preventDefault();
});

let isSaving = false;
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (isSaving) return;
  const photographs = chosen();
  clearLines();
  if (photographs.length === 0) return addLine(words("add.none"), "step");
  isSaving = true;
  addLine(words("add.saving"), "step");
  const refused = await saveAdded(set.value, photographs).catch(() => undefined);
  isSaving = false;
  clearLines();
  if (!refused) return addLine(words("ready.silent"), "failed");
  for (const { fault } of refused) addLine(fault, "failed");
  const left = refused.map(({ photograph }) => photograph.file);
  for (const [row, file] of [...rows]) if (!left.includes(file)) removeRow(row);
  const count = photographs.length - refused.length;
  if (count > 0) addLine(words("add.saved", { count }), "done", linkToSet());
});

function linkToSet(): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = entryAddress("photographs", `photos-${set.value}`);
  link.textContent = set.selectedOptions[0]?.textContent ?? set.value;
  return link;
}

function showRow(file: File): void {
  const copy = document.importNode(part("row", HTMLTemplateElement).content, true);
  const row = copy.querySelector("li");
  const legend = copy.querySelector("legend");
  const picture = copy.querySelector("img");
  if (!row || !legend || !picture) return;
  legend.textContent = file.name;
  picture.src = URL.createObjectURL(file);
  row.querySelector("button")?.addEventListener("click", () => {
    removeRow(row);
    files.focus();
  });
  rows.set(row, file);
  part("chosen", HTMLElement).append(row);
}

function removeRow(row: HTMLElement): void {
  URL.revokeObjectURL(row.querySelector("img")?.src ?? "");
  rows.delete(row);
  row.remove();
}

function chosen(): Chosen[] {
  return [...rows].map(([row, file]) => {
    const fields = [...row.querySelectorAll("textarea")];
    return {
      file,
      captions: Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()])),
    };
  });
}

function part<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${id}`);
}
