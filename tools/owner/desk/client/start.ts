import { copyPath, deskPath } from "../addresses.ts";
import { addLine, clearLines, headers, words } from "./frame-data.ts";
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
