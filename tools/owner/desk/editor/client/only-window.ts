import { say } from "./client-words.ts";

/** Milliseconds to wait before the notice, since a page that is being reloaded releases its lock late. */
const reloading = 1000;

/**
 * Waits until no other window of this browser has the editor open, and shows a notice meanwhile. Windows
 * share the versions of the files in storage, so one would overwrite without a conflict what the other
 * has saved.
 */
export function onlyWindow(): Promise<void> {
  // absent on a page without https
  if (!navigator.locks) return Promise.resolve();
  const notice = document.createElement("p");
  notice.className = "desk-elsewhere";
  notice.setAttribute("role", "status");
  document.body.prepend(notice);
  const timer = setTimeout(() => {
    notice.textContent = say("elsewhere");
  }, reloading);
  return new Promise((alone) => {
    void navigator.locks.request("desk-editor", () => {
      clearTimeout(timer);
      notice.remove();
      alone();
      // never resolves, so that the lock is held until the page is closed
      return new Promise(() => {});
    });
  });
}
