import { afterNextFrame } from "../../modules/schedule/schedule.ts";

/**
 * Shows a dialog that covers the window, and makes it modal one frame later: that makes the page behind
 * inert, which on a slow phone takes twice as long as showing the dialog.
 * @param onModal called when the dialog can take the focus
 * @returns how to stop before that
 */
export function showModalSoon(dialog: HTMLDialogElement, onModal: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const makeModal = () => {
    waiting.abort();
    dialog.open = false;
    // Forward may lead to a photograph while the menu is open
    document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
    dialog.showModal();
    onModal();
  };
  dialog.open = true;
  // a key makes it modal at once, so that it goes to the dialog
  addEventListener("keydown", makeModal, { capture: true, signal });
  afterNextFrame(() => {
    if (!signal.aborted) makeModal();
  });
  return () => waiting.abort();
}
