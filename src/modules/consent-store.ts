import { createObservable } from "./observable.ts";
import type { SafeStorage } from "./safe-storage.ts";

/** The names are those of the stored record. */
export type Choice = {
  /** Product analytics may run. */
  essential: boolean;
  /** Statistical cookies may be set. */
  analytics: boolean;
};

/** Undefined until the visitor has decided. */
export type ConsentState = Choice | undefined;

export type ConsentOptions = {
  storage: SafeStorage;
  /** Storage key of `1` (opted in) or `0` (opted out), the format of the analytics library. */
  valueKey: string;
  recordKey: string;
  /** Version of the texts; a record of another version is invalid. */
  version: number;
  /** Calendar months after which a choice expires. */
  months: number;
  now?: () => Date;
  language(): string;
  cookies: {
    /** Whether the statistical cookies exist: the only evidence if there is no record. */
    areSet(): boolean;
    set(): void;
    expire(): void;
  };
  removeAnalyticsData(): void;
};

/** Stores a visitor's consent: undecided, or decided with two flags. Never throws. */
export function createConsentStore(options: ConsentOptions) {
  const { storage, valueKey, recordKey, version, months, cookies } = options;
  const now = options.now ?? (() => new Date());
  const state = createObservable<ConsentState>(undefined);
  let isInMemoryOnly = false;

  function publish(next: ConsentState): void {
    if (JSON.stringify(next) !== JSON.stringify(state.get())) state.set(next);
  }

  function saveRecord(record: ConsentRecord): boolean {
    const text = JSON.stringify(record);
    if (storage.set(recordKey, text)) return true;
    // storage is full: remove the old record, which would contradict the new value
    storage.remove(recordKey);
    return storage.set(recordKey, text);
  }

  function createRecord(choice: Choice): ConsentRecord {
    return { version, date: now().toISOString(), language: options.language(), ...choice };
  }

  function read(): "none" | "left" | "invalid" | { choice: Choice; record?: ConsentRecord } {
    const value = storage.get(valueKey);
    const text = storage.get(recordKey);
    if (value === null && text === null) return "none";
    // not written by this site: the visitor is asked, and it stays as it is
    if (value !== null && value !== "1" && value !== "0") return "left";
    const essential = value === "1";
    if (text === null) return { choice: { essential, analytics: essential && cookies.areSet() } };
    const record = parseRecord(text);
    if (!record || record.version !== version) return "invalid";
    if (value === null || record.essential !== essential) return "invalid";
    const made = new Date(record.date);
    const isFuture = made.getTime() - now().getTime() > clockTolerance;
    if (isFuture || now() >= addMonths(made, months)) return "invalid";
    return { choice: { essential, analytics: record.analytics }, record };
  }

  /** Reads the stored choice and repairs or removes an invalid one. Call once per page load. */
  function start(): void {
    const stored = read();
    if (stored === "invalid") {
      storage.remove(valueKey);
      storage.remove(recordKey);
      cookies.expire();
      options.removeAnalyticsData();
    }
    if (typeof stored === "string") {
      publish(undefined);
      return;
    }
    const { record, choice } = stored;
    if (!choice.essential) {
      cookies.expire();
      options.removeAnalyticsData();
      choice.analytics = false;
    }
    if (record?.analytics !== choice.analytics) {
      saveRecord(record ? { ...record, ...choice } : createRecord(choice));
    }
    publish(choice);
  }

  /** Reads the stored choice again, which another tab may have changed; writes nothing. */
  function refresh(): void {
    const stored = read();
    if (typeof stored === "object") publish(stored.choice);
    // what is invalid may be half written by another tab: its next event completes it
    else if (stored === "none" && !isInMemoryOnly) publish(undefined);
  }

  /** Stores a choice. It applies until the page is left even if storage is blocked. */
  function decide({ essential, analytics }: Choice): void {
    const choice = { essential, analytics };
    const recorded = saveRecord(createRecord(choice));
    const stored = storage.set(valueKey, choice.essential ? "1" : "0");
    // an old yes must not remain after a no; without a value the visitor is asked again
    if (!stored) storage.remove(valueKey);
    isInMemoryOnly = !recorded || !stored;
    if (choice.analytics) cookies.set();
    else cookies.expire();
    if (!choice.essential) options.removeAnalyticsData();
    publish(choice);
  }

  return { state: state.get, subscribe: state.subscribe, start, refresh, decide };
}

export type ConsentStore = ReturnType<typeof createConsentStore>;

/** @property date ISO 8601, UTC */
type ConsentRecord = Choice & { version: number; date: string; language: string };

/** Milliseconds by which a record may be in the future, because clocks get corrected. */
const clockTolerance = 5 * 60 * 1000;

function parseRecord(text: string): ConsentRecord | undefined {
  try {
    const record = JSON.parse(text);
    const isDated = typeof record.date === "string" && !Number.isNaN(Date.parse(record.date));
    const flags = [typeof record.essential, typeof record.analytics];
    return isDated && flags.every((type) => type === "boolean") ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The same day `months` later, or the last of that month: 31 August plus six is 28 February. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  // a day that the month does not have overflows into the next one
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}
