import { type ReactNode, useEffect, useRef } from "react";
import { CloseButton } from "../close-button/close-button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  label: string;
  open: boolean;
  /** After Escape, the cross, or a press outside: the dialog has closed, nothing has changed. */
  onClose(): void;
  closeLabel: string;
  children: ReactNode;
};

/** A modal window: the browser's own, which traps the focus and gives it back. */
export function Dialog({ label, open, onClose, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      closedby="any"
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
