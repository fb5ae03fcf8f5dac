import { type RefObject, useEffect } from "react";

/**
 * Shows a dialog as modal while `open` is true: the browser traps the focus and restores it.
 * @param onClose called when the visitor closes it, or instead if another dialog is open already
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (document.querySelector("dialog[open]")) return onClose();
    element.showModal();
    const stop = closeWhenAsked(element, onClose);
    return () => {
      stop();
      element.close();
      // what opened it is gone, or never had the focus, as a button in Safari
      if (document.activeElement === document.body) focusHeader();
    };
  }, [open]);
}

/**
 * Calls `onClose` after Escape or a press outside. The browser would close at once and tell later: a
 * press between the two, which opens it again, would be lost.
 */
function closeWhenAsked(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onCancel = (event: Event) => {
    if (!event.cancelable) return;
    event.preventDefault();
    onClose();
  };
  dialog.addEventListener("cancel", onCancel, { signal });
  // a second Escape closes without asking; the event of an earlier opening may come only now
  dialog.addEventListener("close", () => dialog.open || onClose(), { signal });
  return () => stop.abort();
}

/** Focuses the menu button or, in wide windows, the first link. */
function focusHeader(): void {
  const heirs = document.querySelectorAll<HTMLElement>("header > :first-child, header > button");
  // what is hidden does not take it
  for (const each of heirs) each.focus({ preventScroll: true });
}
