import { type Finding, finding } from "./finding.ts";
import { type KnownMessage, knownDrafts, knownFaults, knownWarnings } from "./known-messages.ts";
import { schemaFaults } from "./schema-messages.ts";

/** The faults of the content as findings. */
export function faultFindings(faults: readonly string[]): Finding[] {
  return faults.map((message) =>
    found(message, [...knownFaults, ...schemaFaults], {
      id: "fault",
      level: "stops",
      prefix: "La costruzione dice",
    }),
  );
}

/** The owner's own list of what is missing, as findings. */
export function draftFindings(draft: readonly string[]): Finding[] {
  return draft.map((line) =>
    found(line, knownDrafts, { id: "draft", level: "stops", prefix: undefined }),
  );
}

/** The warnings of the build as findings. */
export function warningFindings(warnings: readonly string[]): Finding[] {
  return warnings.map((message) =>
    found(message, knownWarnings, { id: "other", level: "better", prefix: "Avviso" }),
  );
}

type Unknown = Pick<KnownMessage, "id" | "level"> & {
  /** Prefix of a sentence that exists only in English; empty for one that the owner has written. */
  prefix: string | undefined;
};

function found(message: string, known: KnownMessage[], unknown: Unknown): Finding {
  const { where, rest } = split(message);
  const [path = ""] = where.split(":");
  for (const { id, level, pattern, file = /./, what } of known) {
    const groups = file.test(path) ? pattern.exec(rest) : undefined;
    if (groups) return finding({ id, level, what: what(...groups.slice(1)), where });
  }
  const { id, level, prefix } = unknown;
  // a message without an entry in the table is used as it is
  const en = `${rest.replace(/[.!]$/, "")}.`;
  return finding({
    id,
    level,
    what: { en, it: prefix ? `${prefix} (in inglese): ${en}` : en },
    where,
  });
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
