/** A photograph that was chosen, with its captions. */
export type Chosen = { file: File; en: string; it: string };

const rows = new Map<HTMLElement, File>();

/** Shows a file with its two captions. */
export function showRow(file: File): void {
  const template = document.getElementById("row");
  if (!(template instanceof HTMLTemplateElement)) return;
  const copy = document.importNode(template.content, true);
  const row = copy.querySelector("li");
  const legend = copy.querySelector("legend");
  const picture = copy.querySelector("img");
  if (!row || !legend || !picture) return;
  legend.textContent = file.name;
  picture.src = URL.createObjectURL(file);
  row.querySelector("button")?.addEventListener("click", () => {
    removeRow(row);
    document.getElementById("files")?.focus();
  });
  rows.set(row, file);
  document.getElementById("chosen")?.append(row);
}

/** The chosen photographs, in the order of the page. */
export function chosenRows(): Chosen[] {
  return [...rows].map(([row, file]) => ({ file, en: textOf(row, "en"), it: textOf(row, "it") }));
}

/** Removes all chosen photographs from the page. */
export function clearRows(): void {
  for (const row of [...rows.keys()]) removeRow(row);
}

function removeRow(row: HTMLElement): void {
  URL.revokeObjectURL(row.querySelector("img")?.src ?? "");
  rows.delete(row);
  row.remove();
}

function textOf(row: HTMLElement, name: string): string {
  const field = row.querySelector(`[name="${name}"]`);
  return field instanceof HTMLTextAreaElement ? field.value.trim() : "";
}
