import { say, type WordKey } from "../../words.ts";
import type { FrameData } from "../pages/frame.ts";

const { token, lang }: FrameData = JSON.parse(
  document.getElementById("page-data")?.textContent ?? "{}",
);

/** What every request to the desk carries. */
export const headers = { Authorization: `token ${token}`, "Content-Type": "application/json" };

const progress = document.getElementById("progress");

/** Adds a line of what is going on, which a screen reader announces. */
export function addLine(text: string, kind: "step" | "done" | "failed", ...more: Node[]): void {
  const line = document.createElement("p");
  line.className = kind;
  line.append(text, " ", ...more);
  progress?.append(line);
}

export function clearLines(): void {
  progress?.replaceChildren();
}

export function words(key: WordKey, values?: Record<string, string | number>): string {
  return say(key, lang, values);
}
