/**
 * Asks before a work that guests would see.
 * @returns whether it may be done; a work without a question always may
 */
export function confirmed(work: string): Promise<boolean> {
  const dialog = document.getElementById(`ask-${work}`);
  if (!(dialog instanceof HTMLDialogElement)) return Promise.resolve(true);
  dialog.returnValue = "";
  dialog.onclick = ({ target }) => {
    if (target instanceof HTMLButtonElement) dialog.close(target.value);
  };
  dialog.showModal();
  return new Promise((answered) => {
    dialog.addEventListener("close", () => answered(dialog.returnValue === "yes"), { once: true });
  });
}
