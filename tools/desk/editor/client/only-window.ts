import { say } from "./client-words.ts";

/** Milliseconds that a page which is being reloaded may take to let go. */
const reloading = 1000;

/**
 * Waits until no other window of this browser has the editor open, and says so meanwhile. The windows
 * share what they know of the files, so that one would write over what the other has saved and not ask.
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
      // until the page is closed
      return new Promise(() => {});
    });
  });
}
