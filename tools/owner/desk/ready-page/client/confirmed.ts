/**
 * Asks for confirmation before a job with visible effects for guests.
 * @returns whether to start the job; true for a job without a question
 */
export function confirmed(job: string): Promise<boolean> {
  const dialog = document.getElementById(`ask-${job}`);
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
