import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { ContentError } from "../faults.ts";
import { errorText } from "../files/errors.ts";
import { excerpt } from "./excerpt.ts";
import { locate, type Message } from "./locate.ts";

/** Why there is no new site, for the terminal and for the browser. */
export type Report = {
  /** `The content has 2 faults`. */
  title: string;
  messages: Message[];
};

/**
 * Makes a report of the error that stopped a build. If it is no fault of the content, its details are
 * written to a file, since they do not help an owner.
 */
export async function reportOf(error: unknown, root: string): Promise<Report> {
  if (error instanceof ContentError) {
    const { faults } = error;
    const count = faults.length === 1 ? "1 fault" : `${faults.length} faults`;
    const messages = await Promise.all(faults.map((fault) => locate(root, fault)));
    return { title: `The content has ${count}`, messages };
  }
  const file = join(root, ".cache/build-error.txt");
  await mkdir(join(root, ".cache"), { recursive: true });
  await writeFile(file, error instanceof Error ? `${error.stack}\n` : String(error));
  const text = errorText(error);
  const hint = `The details for a developer are in ${relative(root, file)}.`;
  return { title: "The site could not be made", messages: [{ text }, { text: hint }] };
}

/** A report as text for the terminal. */
export function reportText({ title, messages }: Report): string {
  return [`${title}:`, ...messages.map(messageText)].join("\n\n");
}

/** A warning in one line. */
export function warningText({ place, text }: Message): string {
  return `warning  ${place ? `${place.file}, line ${place.line}: ` : ""}${text}`;
}

/** A message as lines of text: file and line, what was found and what to do, and the line itself. */
function messageText({ place, text }: Message): string {
  if (!place) return indent(text);
  const { file, line } = place;
  return [indent(`${file}, line ${line}: ${text}`), indent(indent(excerpt(place)))].join("\n");
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}
