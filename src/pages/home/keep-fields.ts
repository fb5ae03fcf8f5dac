import { limitDays } from "../../components/stay-form/limit-days.ts";

/** Of the form that was on the page before: in memory alone, since nothing that a guest types is stored. */
let kept: FormData | undefined;

/**
 * A ref for the form of the home page: fills in what stood in its fields when the visitor last went to
 * another page. After a reload the browser does so.
 */
export function keepFields(form: HTMLFormElement) {
  for (const [name, value] of kept ?? []) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField) field.value = String(value);
  }
  if (kept) limitDays(form);
  return () => {
    kept = new FormData(form);
  };
}
