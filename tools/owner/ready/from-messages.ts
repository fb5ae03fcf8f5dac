import { type Finding, finding } from "./finding.ts";
import { type KnownMessage, knownDrafts, knownFaults, knownWarnings } from "./known-messages.ts";
import type { ReasonId } from "./reasons.ts";
import { schemaFaults } from "./schema-messages.ts";

/** The faults of the content as findings. */
export function faultFindings(faults: readonly string[]): Finding[] {
  const known = [...knownFaults, ...schemaFaults];
  return faults.map((message) => found(message, known, "fault", "La costruzione dice"));
}

/** The owner's own list of what is missing, as findings. */
export function draftFindings(draft: readonly string[]): Finding[] {
  return draft.map((line) => found(line, knownDrafts, "draft"));
}

/** The warnings of the build as findings. */
export function warningFindings(warnings: readonly string[]): Finding[] {
  return warnings.map((message) => found(message, knownWarnings, "other", "Avviso"));
}

/**
 * @param otherwise the kind of a message that is not in the tables
 * @param prefix of a sentence that exists only in English; none for one that the owner has written
 */
function found(
  message: string,
  known: KnownMessage[],
  otherwise: ReasonId,
  prefix?: string,
): Finding {
  const { where, rest } = split(message);
  const [path = ""] = where.split(":");
  for (const { id, pattern, file = /./, en, it } of known) {
    const [matched, ...groups] = (file.test(path) && pattern.exec(rest)) || [];
    if (matched === undefined) continue;
    return finding({ id, what: { en: worded(en, groups), it: worded(it, groups) }, where });
  }
  // a message without an entry in the tables is used as it is
  const en = `${rest.replace(/[.!]$/, "")}.`;
  return finding({
    id: otherwise,
    what: { en, it: prefix ? `${prefix} (in inglese): ${en}` : en },
    where,
  });
}

function worded(wording: KnownMessage["en"], groups: string[]): string {
  if (typeof wording === "function") return wording(...groups);
  return wording.replace(/\$(\d)/g, (_, number) => groups[number - 1] ?? "");
}

const place = /^(?:content|public)\/[^\s:]+/;
const key = /^(?:in )?"[^"]+"(?: of (?:the photo set )?[\w.-]+)?/;

/** Splits a message into the place with which it begins, and the rest. */
function split(message: string): { where: string; rest: string } {
  const path = place.exec(message)?.[0];
  if (!path) return { where: "content/", rest: message };
  const after = message.slice(path.length).replace(/^:? /, "");
  const named = message[path.length] === ":" ? key.exec(after)?.[0] : undefined;
  // "a" and "b" are both the subject of the sentence, not its place
  if (!named || /^(?:,| and \d| are) /.test(after.slice(named.length))) {
    return { where: path, rest: after };
  }
  return {
    where: `${path}: ${named.replace(/^in /, "")}`,
    rest: after.slice(named.length).replace(/^[ ,]+/, ""),
  };
}
