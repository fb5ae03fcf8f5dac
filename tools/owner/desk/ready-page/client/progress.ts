import type { ShownJob } from "../../jobs/answer-jobs.ts";

const progress = document.getElementById("progress");
let count = 0;

/** Removes the lines of the previous job. */
export function clearProgress(): void {
  progress?.replaceChildren();
  count = 0;
}

/** Adds the new lines of a job, so that a screen reader announces each only once. */
export function showJob({ steps, outcome }: ShownJob): void {
  const ending = outcome?.isDone ? "done" : "failed";
  const lines = [
    ...steps.map((text) => ({ text: `${text}…`, kind: "step" })),
    ...(outcome?.sentences ?? []).map((text) => ({ text, kind: ending })),
  ];
  // a different job than the one shown
  if (lines.length < count) clearProgress();
  for (const { text, kind } of lines.slice(count)) addLine(text, kind);
  count = lines.length;
}

/** Shows a message that is not a line of a job. */
export function sayMessage(text: string): void {
  addLine(text, "failed");
}

function addLine(text: string, kind: string): void {
  const line = document.createElement("p");
  line.className = kind;
  line.textContent = text;
  progress?.append(line);
}
