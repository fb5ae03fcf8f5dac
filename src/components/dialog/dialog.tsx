import { type ReactNode, useRef } from "react";
import { CloseButton } from "../close-button/close-button.tsx";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

type DialogProps = {
  label: string;
  open: boolean;
  /** Called after Escape, the close button or a click outside. */
  onClose(): void;
  closeLabel: string;
  children: ReactNode;
};

/** A native modal dialog: the browser traps the focus and restores it. */
export function Dialog({ label, open, onClose, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open, onClose);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} closedby="any">
      {open && (
        <div className={styles.content}>
          <CloseButton label={closeLabel} onClick={onClose} />
          {children}
        </div>
      )}
    </dialog>
  );
}
