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
    // the browser would close at once and tell later: a press between the two would be lost
    element.oncancel = (event) => {
      event.preventDefault();
      onClose();
    };
    // closed all the same; the event of an earlier opening may come only now
    element.onclose = () => element.open || onClose();
    return () => {
      element.onclose = null;
      element.close();
      // what opened it is gone, or never had the focus, as a button in Safari
      if (document.activeElement === document.body) focusHeader();
    };
  }, [open]);
}

/** Focuses the menu button or, in wide windows, the first link. */
function focusHeader(): void {
  const focusTargets = document.querySelectorAll<HTMLElement>(
    "header > :first-child, header > button",
  );
  // focus() has no effect on a hidden element
  for (const each of focusTargets) each.focus({ preventScroll: true });
}
