import "./ready.css";
import { confirmed } from "./confirmed.ts";
import { lookAgain } from "./look-again.ts";
import { clearProgress, sayMessage, showWork } from "./progress.ts";
import { askWork, beginWork, type WorkAnswer } from "./work-calls.ts";

/** Milliseconds between two questions how far a work is. */
const pause = 400;

let isFollowing = false;

document.addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button?.id === "look") await lookAgain();
  const name = button?.dataset.work;
  if (!name || !(await confirmed(name))) return;
  if (!isFollowing) clearProgress();
  await follow(await beginWork(name));
});

// a work that another tab has begun, or that ended while this page was away
await follow(await askWork());

/** Shows how far a work is until it has ended; then the list may be another. */
async function follow(first: WorkAnswer): Promise<void> {
  if (first.message) sayMessage(first.message);
  if (isFollowing || !first.work) return;
  isFollowing = true;
  const wasRunning = !first.work.outcome;
  let { work } = first;
  showWork(work);
  while (!work.outcome) {
    await new Promise((later) => setTimeout(later, pause));
    const answer = await askWork();
    if (!answer.work) {
      sayMessage(answer.message ?? "");
      break;
    }
    work = answer.work;
    showWork(work);
  }
  isFollowing = false;
  if (wasRunning) await lookAgain();
}
