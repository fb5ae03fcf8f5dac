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
