import { frameData } from "../../frame/frame-data.ts";
import { sayMessage } from "./progress.ts";
import type { ReadyData } from "./ready-data.ts";

/** Reloads the list, and keeps the messages above it. */
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
    // the pressed button may no longer exist
    if (hadFocus) list?.focus();
  } catch {
    sayMessage(frameData<ReadyData>().silent);
  } finally {
    list?.removeAttribute("aria-busy");
  }
}
