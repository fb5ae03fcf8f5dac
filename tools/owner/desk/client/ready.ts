import { jobsPath } from "../addresses.ts";
import type { ShownJob } from "../jobs.ts";
import { headers, words } from "./page-data.ts";
import { addLine, clearLines } from "./progress.ts";
import "./ready.css";

/** Milliseconds between two requests for the progress of a job. */
const pause = 400;

let isFollowing = false;

document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button?.id === "look") location.reload();
  const dialog = document.getElementById(`ask-${button?.dataset.job}`);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
});

// asked before a job, since guests see its effects
for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("close", async () => {
    const job = dialog.returnValue;
    dialog.returnValue = "";
    if (!job) return;
    if (!isFollowing) clearProgress();
    await follow(await ask({ method: "POST", body: JSON.stringify({ job }) }));
  });
}

// a job that another tab has begun, or that ended while this page was away
await follow(await ask());

type JobAnswer = { job?: ShownJob | null; message?: string };

async function ask(options: RequestInit = {}): Promise<JobAnswer> {
  try {
    const response = await fetch(jobsPath, { ...options, headers });
    return response.status === 401 ? { message: words("ready.restarted") } : await response.json();
  } catch {
    return { message: words("ready.silent") };
  }
}

/** Shows the progress of a job until it has ended, and then the page anew, whose list may have changed. */
async function follow(first: JobAnswer): Promise<void> {
  if (first.message) addLine(first.message, "failed");
  if (isFollowing || !first.job) return;
  isFollowing = true;
  const wasRunning = !first.job.outcome;
  let { job } = first;
  showJob(job);
  while (!job.outcome) {
    await new Promise((later) => setTimeout(later, pause));
    const answer = await ask();
    if (!answer.job) {
      addLine(answer.message ?? "", "failed");
      break;
    }
    job = answer.job;
    showJob(job);
  }
  isFollowing = false;
  if (wasRunning && job.outcome) location.reload();
}

let count = 0;

/** Adds the new lines of a job, so that a screen reader announces each only once. */
function showJob({ steps, outcome }: ShownJob): void {
  const ending = outcome?.isDone ? "done" : "failed";
  const lines = [
    ...steps.map((text) => ({ text: `${text}…`, kind: "step" as const })),
    ...(outcome?.sentences ?? []).map((text) => ({ text, kind: ending }) as const),
  ];
  // a different job than the one shown
  if (lines.length < count) clearProgress();
  for (const { text, kind } of lines.slice(count)) addLine(text, kind);
  count = lines.length;
}

function clearProgress(): void {
  clearLines();
  count = 0;
}
