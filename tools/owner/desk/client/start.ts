import { copyPath, deskPath } from "../addresses.ts";
import { headers, words } from "./page-data.ts";
import { addLine, clearLines } from "./progress.ts";
import "./frame.css";

document.getElementById("copy")?.addEventListener("click", async () => {
  clearLines();
  addLine(words("start.copying"), "step");
  try {
    const response = await fetch(copyPath, { method: "POST", headers });
    if (response.ok) location.assign(deskPath);
    else addLine((await response.json()).message, "failed");
  } catch {
    addLine(words("ready.silent"), "failed");
  }
});
