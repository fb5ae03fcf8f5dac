import { jobsPath } from "../addresses.ts";
import type { ShownJob } from "../jobs.ts";
import { addLine, clearLines, headers, words } from "./page-data.ts";
import "./ready.css";

/** Milliseconds between two requests for the progress of a job. */
const pause = 400;

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  const dialog = document.getElementById(`ask-${button?.dataset.job}`);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
});

/** Lines of the job that stand on the page. */
let shown = 0;

// asked before a job, since guests see its effects
for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("close", async () => {
    const job = dialog.returnValue;
    dialog.returnValue = "";
    if (!job) return;
    clearLines();
    shown = 0;
    await follow({ method: "POST", body: JSON.stringify({ job }) });
  });
}

// a job that another tab has begun, or that ended while this page was away
await follow();

type JobAnswer = Partial<ShownJob> & { message?: string };

async function ask(options: RequestInit): Promise<JobAnswer> {
  try {
    const response = await fetch(jobsPath, { ...options, headers });
    return response.status === 401 ? { message: words("ready.restarted") } : await response.json();
  } catch {
    return { message: words("ready.silent") };
  }
}

/** Adds the lines of a job as they come, so that a screen reader announces each only once; then the page anew. */
async function follow(options: RequestInit = {}, wasRunning = false): Promise<void> {
  const { message, lines = [], isRunning } = await ask(options);
  if (message) return addLine(message, "failed");
  for (const { text, kind } of lines.slice(shown)) {
    addLine(kind === "step" ? `${text}…` : text, kind);
  }
  shown = lines.length;
  if (isRunning) {
    await new Promise((later) => setTimeout(later, pause));
    return follow({}, true);
  }
  // its list may have changed
  if (wasRunning) location.reload();
}
