import { frameData } from "../../frame/frame-data.ts";
import { sayMessage } from "./progress.ts";
import type { ReadyData } from "./ready-data.ts";

/** Gets the list anew, without losing what is said above it. */
export async function lookAgain(): Promise<void> {
  const list = document.getElementById("list");
  list?.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(location.pathname);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const hadFocus = list?.contains(document.activeElement);
    for (const id of ["verdict", "list"]) {
      const parts = page.getElementById(id)?.childNodes;
      if (parts) document.getElementById(id)?.replaceChildren(...parts);
    }
    // the button that was pressed may be gone
    if (hadFocus) list?.focus();
  } catch {
    sayMessage(frameData<ReadyData>().silent);
  } finally {
    list?.removeAttribute("aria-busy");
  }
}
