import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { afterNextFrame } from "../../modules/schedule.ts";
import { CloseButton } from "../button/button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  label: string;
  open: boolean;
  onClose(): void;
  closeLabel: string;
  children: ReactNode;
};

export function Dialog({ label, open, onClose, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for keys there is Escape
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      closedby="any"
      // Safari does not know `closedby`; outside the content there is only the backdrop
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {open && (
        <div className={styles.content}>
          <CloseButton label={closeLabel} onClick={onClose} />
          {children}
        </div>
      )}
    </dialog>
  );
}

/** @param onClose called instead of showing it if another dialog is open already, too */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  open: boolean,
  onClose: () => void,
): void {
  // before the paint, so that the page is not seen between the calendar's waiting panel and the calendar
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is the event; a new handler must not close and open it
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    // opened again before it was closed
    element.close();
    if (document.querySelector("dialog[open]:not(:empty)")) return onClose();
    noteScrollbar();
    element.showModal();
    // otherwise the browser closes the dialog before it dispatches `close`, and a click that reopens
    // it in between is lost
    element.oncancel = (event) => {
      event.preventDefault();
      onClose();
    };
    // browsers may close it in spite of `preventDefault`; if it is open again, this event is of an
    // earlier opening
    element.onclose = () => element.open || onClose();
    return () => {
      element.onclose = null;
      // after the frame without it, since closing computes the styles of the whole page
      afterNextFrame(() => {
        if (!element.onclose && element.isConnected) element.close();
        // the browser had no element to return the focus to: the opener was removed, or it is a button
        // in Safari, where a click does not focus buttons
        if (document.activeElement !== document.body) return;
        const focusTargets = document.querySelectorAll<HTMLElement>(
          "header > :first-child a, header > button",
        );
        // focus() has no effect on a hidden element
        for (const each of focusTargets) each.focus({ preventScroll: true });
      });
    };
  }, [open]);
}

/** Before a dialog is shown, which takes the page's scrollbar away: notes whether that takes room. */
export function noteScrollbar(): void {
  const root = document.documentElement;
  root.toggleAttribute("data-scrollbar", root.offsetWidth < innerWidth);
}
