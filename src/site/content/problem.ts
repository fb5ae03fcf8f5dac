import type { Lang } from "../site-map/languages.ts";
import type { Format } from "./formats.ts";

export type KeyPath = readonly (string | number)[];

/** What a code means and what to do stands in tools/content/problems/catalogue.json. */
export type Problem = {
  code: ProblemCode;
  /** Relative to the house's folder, `it/home.json`; or an address: `/it`, `https://other.site`. */
  file: string;
  path: KeyPath;
  values: Readonly<Record<string, unknown>>;
  at?: number;
};

type None = Record<never, unknown>;
type CalendarValues = { number: number; home: string; days: number; date: string };

export type ProblemValues = {
  "file-unreadable": { reason: string };
  "file-missing": None;
  "file-unknown": None;
  "file-utf16": None;
  "file-encoding": { character: string };
  "json-empty": None;
  "json-curly-end": { sign: string };
  "json-open": None;
  "json-tab": None;
  "json-control": { character: string };
  "json-backslash": None;
  "json-cut": None;
  "json-curly": { sign: string };
  "json-quote": { sign: string };
  "json-invisible": { character: string };
  "json-comment": None;
  "json-quote-inside": None;
  "json-comma-extra": { sign: string };
  "json-number-comma": None;
  "json-word": { word: string };
  "json-bracket": { sign: string };
  "json-comma-missing": None;
  "json-colon-missing": None;
  "json-after-end": { sign: string };
  "json-sign": { sign: string; wanted: string };
  "json-twice": { key: string };
  missing: None;
  empty: None;
  "key-unknown": None;
  choice: { value: unknown; choices: readonly unknown[] };
  "language-unknown": { value: unknown; choices: readonly unknown[] };
  "list-length": { count: number; limit: string; bound: unknown };
  number: { value: unknown; limit: string; bound: unknown };
  format: { value: unknown; expected: Format };
  "format-other": { value: unknown };
  "calendars-wrong": None;
  "calendars-home": { homes: readonly string[] };
  "calendars-lost": { number: number; home: string; reason: string };
  "calendars-old": CalendarValues;
  "calendars-empty": CalendarValues;
  "calendars-failed": CalendarValues & { reason: string };
  "check-digit": { value: string };
  "money-decimals": { written: string; meant: string };
  "money-neighbours": { value: number; others: string; meant: number };
  "text-language": { found: string; lang: Lang; text: string };
  "slug-taken": None;
  "key-taken": None;
  "page-unknown": { value: string; pages: readonly string[] };
  "page-head": None;
  "page-carousel": { set: string; sets: readonly string[] };
  "page-carousels": { sets: readonly string[] };
  "page-kept": { value: string; pages: readonly string[] };
  "month-order": { month: number; expected: number };
  "editor-url": None;
  "brace-alone": { brace: string };
  "brace-absent": { written: string };
  "brace-form": { written: string; plain: string };
  "brace-unknown": { written: string };
  "brace-open": { written: string; other: string };
  "brace-near": { written: string; near: string };
  "markdown-element": { element: string };
  "markdown-numbers": None;
  "link-title": { url: string };
  "link-page": { url: string; pages: readonly string[] };
  "link-form": { url: string };
  "plain-markdown": { found: string };
  "plain-html": { found: string };
  "foreign-mark": { found: string };
  garbled: { found: string };
  character: { character: string };
  "character-instead": { character: string; instead: string };
  "character-space": { character: string };
  "entries-more": { count: number; first: number; lang: Lang };
  "id-differs": { id: string; first: string; lang: Lang };
  "braces-differ": { found: string; first: string; lang: Lang };
  "photo-stray": { sets: readonly string[] };
  "set-empty": None;
  "caption-missing": None;
  "caption-alone": { photo: string };
  "caption-twice": { photo: string };
  "photo-name-twice": { name: string };
  "photo-damaged": None;
  "photo-format": { kind: string };
  "photo-name": None;
  "order-unknown": { photo: string; set: string };
  "order-lacks": { photo: string };
  "order-twice": { photo: string };
  "slot-empty": { photo: string };
  "slot-entry-missing": { ids: readonly string[] };
  "set-missing": { set: string };
  "set-unshown": { set: string };
  twice: { value: unknown };
  "code-unknown": None;
  "apartment-unknown": None;
  "engine-differs": { lang: Lang };
  "engine-demo-texts": None;
  "phone-country": { value: string; code: string };
  "phone-nowhere": { value: string };
  "position-swapped": { latitude: number; longitude: number };
  "entries-differ": { fact: string; file: string; text: string };
  "season-day": { season: string; day: string };
  "season-shared": { one: string; other: string; days: readonly string[] };
  "season-open": { days: readonly string[] };
  "taken-order": { from: string; to: string };
  "plan-missing": { drawing: string };
  "drawing-missing": { drawing: string };
  "drawing-xml": None;
  "drawing-root": None;
  "drawing-element": { tag: string; known: readonly string[] };
  "drawing-attribute": { tag: string; name: string; known: readonly string[] };
  "drawing-text": { tag: string };
  "drawing-inner": { tag: string };
  "plan-value": { tag: string; name: string; value: string; known: readonly string[] };
  draft: { line: string };
  "draft-stay": None;
  "draft-legal": None;
  "draft-rooms": None;
  "draft-address": None;
  "draft-codes": None;
  "draft-vat": None;
  "draft-law": None;
  "placeholder-text": { count: number; keys: readonly string[] };
  "placeholder-picture": { count: number };
  "demo-text": { count: number; first: string };
  "demo-picture": { count: number; total: number; first: string };
  "demo-drawing": None;
  "demo-data": { value: string };
  "demo-phone": { value: string };
  "demo-code": { value: string };
  "demo-position": { value: string };
  "demo-engine": None;
  "example-address": { address: string };
  "example-prices": None;
  "example-nights": None;
  "example-measures": None;
  cin: None;
  "law-owner": { value: string };
  analytics: { entry: string };
  "position-country": { position: string; here: string; country: string };
  "position-sea": { position: string; country: string };
  "link-inside": { link: string };
  "fact-unsaid": { value: string };
  "entry-absent": { entry: string };
  "feature-unsaid": { feature: string };
  "map-latitude": { latitude: number };
  capacity: { value: number; sum: number };
  "beds-few": { beds: number; rooms: number };
  "beds-double": { beds: number; rooms: number };
  "beds-guests": { places: number; guests: number };
  "pool-area": { area: number; product: number };
  amenity: { name: string; value: unknown };
  "plan-number-drawn": { number: string; drawing: string };
  "plan-number-listed": { number: string };
  "law-old": { date: string };
  "law-future": { date: string };
  consent: None;
  "link-outside": { answer: string };
  "link-silent": { seconds: number };
  "link-unreachable": { reason: string };
  "translation-file": { lang: Lang; first: Lang };
  "translation-missing": { lang: Lang; first: Lang; count: number; keys: readonly string[] };
  "translation-same": {
    lang: Lang;
    first: Lang;
    count: number;
    total: number;
    counts: readonly string[];
  };
  "translation-short": { lang: Lang; letters: number; first: Lang; firstLetters: number };
  "caption-short": { caption: string; letters: number };
  "caption-same": { photo: string };
  "caption-photo-of": { caption: string };
  "photo-left": None;
  "photo-small": { width: number; height: number; needed: number; places: readonly string[] };
  "hero-small": { width: number; height: number; needed: number; places: readonly string[] };
  "photo-blurred": { places: readonly string[] };
  "photo-dark": { places: readonly string[] };
  "photo-alike": { photo: string };
  "photo-turned": { how: string };
  "photo-strip": { ratio: number; most: number };
  "photo-twice": { photo: string; slot: string };
  "title-long": { length: number; most: number };
  "title-same": { page: string; lang: Lang };
  "title-wide": { length: number; most: number };
  "name-long": { length: number; most: number };
  "drawing-unshown": { known: readonly string[] };
  "road-place": { place: string; known: readonly string[] };
  "road-minutes": { known: readonly string[] };
  "road-twice": { place: string };
  "map-sea": { sea: string };
  "map-beyond": { places: readonly string[] };
  weight: { kilobytes: number; most: number };
  "weight-scripts": { kilobytes: number; most: number };
  "not-built": None;
};

export type ProblemCode = keyof ProblemValues;

type ValuesOf<Code extends ProblemCode> = None extends ProblemValues[Code]
  ? []
  : [values: ProblemValues[Code]];

/** @param path its key in the file; empty for the whole file */
export function problem<Code extends ProblemCode>(
  code: Code,
  file: string,
  path: KeyPath,
  ...[values]: ValuesOf<Code>
): Problem {
  return { code, file, path, values: values ?? {} };
}

export type Issue = { code: "custom"; params: Pick<Problem, "values"> & { problem: ProblemCode } };

export function issue<Code extends ProblemCode>(code: Code, ...[values]: ValuesOf<Code>): Issue {
  return { code: "custom", params: { problem: code, values: values ?? {} } };
}
