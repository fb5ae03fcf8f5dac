import { entryAddress, photographsPath } from "../addresses.ts";
import { addLine, clearLines, headers, words } from "./page-data.ts";
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
  clearLines();
  if (rows.size === 0) return addLine(words("add.none"), "step");
  isSaving = true;
  addLine(words("add.saving"), "step");
  const faults: string[] = [];
  let count = 0;
  // one by one, so that one of them that is refused keeps no other
  for (const [row, file] of [...rows]) {
    const fault = await refusalOf(row, file).catch(() => words("ready.silent"));
    if (fault) faults.push(fault);
    else {
      count += 1;
      removeRow(row);
    }
  }
  isSaving = false;
  clearLines();
  for (const fault of faults) addLine(fault, "failed");
  if (count > 0) addLine(words("add.saved", { count }), "done", linkToSet());
});

/** Saves a photograph. @returns why it was not saved */
async function refusalOf(row: HTMLElement, file: File): Promise<string | undefined> {
  const fields = [...row.querySelectorAll("textarea")];
  const captions = fields.map(({ name, value }) => [name, value.trim()]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const body = JSON.stringify({
    ...{ set: set.value, name: file.name, captions: Object.fromEntries(captions) },
    content: bytes.toBase64(),
  });
  const saved = await fetch(photographsPath, { method: "POST", headers, body });
  return saved.ok ? undefined : (await saved.json()).message;
}

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

function part<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${id}`);
}
