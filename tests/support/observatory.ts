/**
 * The scoring rules of the MDN HTTP Observatory, for the headers that one response carries.
 * Source: https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js` and
 * `src/analyzer/tests/`. The way from http to https is the server's, not the response's, and is
 * left out; so are cookies, as the site's servers set none, and the preload list.
 */
export type ObservatoryScore = { score: number; grade: string; results: Record<string, number> };

type Headers = Record<string, string | undefined>;

/** Score from which extra credit counts. */
const minimumForCredit = 90;

/** Scores the headers and the HTML of one response by these rules. */
export function observatoryScore(headers: Headers, html: string): ObservatoryScore {
  const csp = parsePolicies(headers["content-security-policy"]);
  const results = {
    "content-security-policy": contentPolicy(csp),
    "cross-origin-opener-policy": /^same-origin(-allow-popups)?$/.test(
      headers["cross-origin-opener-policy"] ?? "",
    )
      ? 10
      : 0,
    "cross-origin-resource-policy": resourcePolicy(headers["cross-origin-resource-policy"]),
    "cross-origin-resource-sharing": sharing(headers),
    "referrer-policy": referrerPolicy(headers["referrer-policy"]),
    "strict-transport-security": transportSecurity(headers["strict-transport-security"]),
    "subresource-integrity": integrity(html),
    "x-content-type-options": headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    "x-frame-options": framing(csp, headers["x-frame-options"]),
  };
  const modifiers = Object.values(results);
  const sum = (chosen: number[]) => chosen.reduce((total, modifier) => total + modifier, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const credit = base >= minimumForCredit ? sum(modifiers.filter((modifier) => modifier > 0)) : 0;
  const score = Math.max(0, base + credit);
  return { score, grade: gradeOf(score), results };
}

function gradeOf(score: number): string {
  const grades: [number, string][] = [
    [100, "A+"],
    [90, "A"],
    [85, "A-"],
    [80, "B+"],
    [70, "B"],
    [65, "B-"],
    [60, "C+"],
    [50, "C"],
    [45, "C-"],
    [40, "D+"],
    [30, "D"],
    [25, "D-"],
  ];
  return grades.find(([least]) => score >= least)?.[1] ?? "F";
}

type Policy = Map<string, string[]>;

/** The policies of a header are separated by commas, and all of them apply. */
function parsePolicies(header = ""): Policy {
  const found: Policy = new Map();
  for (const directive of header.split(/[;,]/)) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    const known = found.get(name);
    found.set(name, known ? known.filter((source) => sources.includes(source)) : sources);
  }
  found.delete("");
  return found;
}

const broad = /^(\*|https?:(\/\/\*(\.\*)?)?|ftp:)$/;
const unsafe = /^('unsafe-inline'|data:)$/;

function contentPolicy(csp: Policy): number {
  if (csp.size === 0) return -25;
  const sources = (name: string) => csp.get(name) ?? csp.get("default-src") ?? ["*"];
  const has = (name: string, pattern: RegExp) =>
    sources(name).some((source) => pattern.test(source));
  const all = [...csp.values()].flat();
  if (has("script-src", broad) || has("script-src", unsafe) || has("object-src", broad)) return -20;
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20;
  if (has("script-src", /^'unsafe-eval'$/) || has("style-src", /^'unsafe-eval'$/)) return -10;
  if (has("style-src", broad) || has("style-src", unsafe)) return 0;
  return csp.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function framing(csp: Policy, header: string | undefined): number {
  const ancestors = csp.get("frame-ancestors");
  if (ancestors && !ancestors.some((source) => broad.test(source))) return 5;
  return /^(deny|sameorigin)$/i.test(header ?? "") ? 0 : -20;
}

function resourcePolicy(header: string | undefined): number {
  if (header === undefined || header === "cross-origin") return 0;
  return /^same-(origin|site)$/.test(header) ? 10 : -5;
}

function sharing(headers: Headers): number {
  const open = headers["access-control-allow-origin"] !== undefined;
  return open && headers["access-control-allow-credentials"] === "true" ? -50 : 0;
}

function referrerPolicy(header: string | undefined): number {
  if (header === undefined) return 0;
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(header) ? 5 : -5;
}

const sixMonths = 15_768_000;

function transportSecurity(header: string | undefined): number {
  if (header === undefined) return -20;
  const age = Number(/max-age=(\d+)/.exec(header)?.[1]);
  return age >= sixMonths ? 0 : -10;
}

/** Scripts of the site's own origin need no hash; those of others do. */
function integrity(html: string): number {
  const others = [...html.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)];
  if (others.length === 0) return 0;
  return others.every(([tag]) => tag.includes("integrity=")) ? 5 : -5;
}
