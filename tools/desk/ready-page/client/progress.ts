import type { ShownJob } from "../../jobs/answer-jobs.ts";

const progress = document.getElementById("progress");
let count = 0;

/** Empties the lines of the job before. */
export function clearProgress(): void {
  progress?.replaceChildren();
  count = 0;
}

/** Adds the lines of a job that are not shown yet, so that each is read out once. */
export function showJob({ steps, outcome }: ShownJob): void {
  const ending = outcome?.isDone ? "done" : "failed";
  const lines = [
    ...steps.map((text) => ({ text: `${text}…`, kind: "step" })),
    ...(outcome?.sentences ?? []).map((text) => ({ text, kind: ending })),
  ];
  // another job than the one that was shown
  if (lines.length < count) clearProgress();
  for (const { text, kind } of lines.slice(count)) addLine(text, kind);
  count = lines.length;
}

/** Says something that is no part of a job. */
export function sayMessage(text: string): void {
  addLine(text, "failed");
}

function addLine(text: string, kind: string): void {
  const line = document.createElement("p");
  line.className = kind;
  line.textContent = text;
  progress?.append(line);
}
