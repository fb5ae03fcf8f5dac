import { afterNextFrame } from "../../modules/schedule/schedule.ts";

/**
 * Shows a dialog that covers the window, as modal one frame later: with that the page behind becomes
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
    dialog.showModal();
    onModal();
  };
  dialog.open = true;
  // a key is already for the dialog, and not for what had the focus before
  const passOn = (event: KeyboardEvent) => {
    makeModal();
    event.stopPropagation();
    document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
  };
  addEventListener("keydown", passOn, { capture: true, signal });
  afterNextFrame(() => {
    if (!signal.aborted) makeModal();
  });
  return () => waiting.abort();
}
