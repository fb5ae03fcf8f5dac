/** Marks a form whose button was pressed before the code of the form was there. */
const attribute = "data-early-press";

/**
 * Keeps the browser from refusing a press in its own words and language: the form answers it when
 * its code is there. Only the first press of a page: without that code the next is the browser's.
 */
export function keepEarlyPress(signal: AbortSignal): void {
  const keep = (event: Event) => {
    const form = event.target instanceof Element && event.target.closest("form[data-stay]");
    if (!form) return;
    event.preventDefault();
    form.setAttribute(attribute, "");
    // after the events of the form's other fields
    setTimeout(() => document.removeEventListener("invalid", keep, true));
  };
  document.addEventListener("invalid", keep, { capture: true, signal });
}

/** Whether the form has been pressed before; true once. */
export function takeEarlyPress(form: HTMLFormElement): boolean {
  const isPressed = form.hasAttribute(attribute);
  form.removeAttribute(attribute);
  return isPressed;
}
