/** Marks a form whose button was pressed before the form was hydrated. */
const attribute = "data-early-press";

/**
 * Prevents the browser's own validation messages, which are in its own language, when the button of an
 * invalid form is pressed before hydration; the form validates itself once hydrated. Only for the
 * first press, so that a form whose code does not load still shows the browser's messages.
 */
export function keepEarlyPress(signal: AbortSignal): void {
  const keep = (event: Event) => {
    const form = event.target instanceof Element && event.target.closest("form[data-stay]");
    if (!form) return;
    event.preventDefault();
    form.setAttribute(attribute, "");
    // in the next task, since every invalid field dispatches an event of its own
    setTimeout(() => document.removeEventListener("invalid", keep, true));
  };
  document.addEventListener("invalid", keep, { capture: true, signal });
}

/** Whether the button was pressed before hydration. Removes the mark, so a second call returns false. */
export function takeEarlyPress(form: HTMLFormElement): boolean {
  const isPressed = form.hasAttribute(attribute);
  form.removeAttribute(attribute);
  return isPressed;
}
