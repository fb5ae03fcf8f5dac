import "./ready.css";
import { confirmed } from "./confirmed.ts";
import { askJob, beginJob, type JobAnswer } from "./job-calls.ts";
import { lookAgain } from "./look-again.ts";
import { clearProgress, sayMessage, showJob } from "./progress.ts";

/** Milliseconds between two requests for the progress of a job. */
const pause = 400;

let isFollowing = false;

document.addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button?.id === "look") await lookAgain();
  const name = button?.dataset.job;
  if (!name || !(await confirmed(name))) return;
  if (!isFollowing) clearProgress();
  await follow(await beginJob(name));
});

// a job that another tab has begun, or that ended while this page was away
await follow(await askJob());

/** Shows the progress of a job until it has ended, and then reloads the list, which may have changed. */
async function follow(first: JobAnswer): Promise<void> {
  if (first.message) sayMessage(first.message);
  if (isFollowing || !first.job) return;
  isFollowing = true;
  const wasRunning = !first.job.outcome;
  let { job } = first;
  showJob(job);
  while (!job.outcome) {
    await new Promise((later) => setTimeout(later, pause));
    const answer = await askJob();
    if (!answer.job) {
      sayMessage(answer.message ?? "");
      break;
    }
    job = answer.job;
    showJob(job);
  }
  isFollowing = false;
  if (wasRunning) await lookAgain();
}
