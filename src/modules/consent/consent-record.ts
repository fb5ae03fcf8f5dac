/** The proof of consent, as it is stored. */
export type ConsentRecord = {
  /** Version of the texts that the visitor agreed to. */
  version: number;
  /** ISO 8601, UTC. */
  date: string;
  language: string;
  essential: boolean;
  analytics: boolean;
};

/** Milliseconds by which a record may be in the future, because clocks get corrected. */
const clockTolerance = 5 * 60 * 1000;

/** Parses a stored record; undefined if the text is anything else. */
export function parseRecord(text: string): ConsentRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return;
  }
}

/** Whether the record is dated in the future, because the clock was or is wrong. */
export function isRecordInFuture(record: ConsentRecord, now: Date): boolean {
  return Date.parse(record.date) > now.getTime() + clockTolerance;
}

/** Milliseconds within which another tab writes the value after the record. */
const writeTimeout = 2000;

/** Whether the record is so recent that another tab may not have written the value yet. */
export function isRecordBeingWritten(record: ConsentRecord, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(record.date)) < writeTimeout;
}

/** Whether fewer than `months` calendar months have passed since the choice. */
export function isRecordValid(record: ConsentRecord, now: Date, months: number): boolean {
  return now < addMonths(new Date(record.date), months);
}

/** The same day `months` later, or the last of that month: 31 August plus six is 28 February. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  // a day that the month does not have overflows into the next one
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}

function isRecord(value: unknown): value is ConsentRecord {
  return (
    typeof value === "object" &&
    value !== null &&
    "version" in value &&
    typeof value.version === "number" &&
    "date" in value &&
    typeof value.date === "string" &&
    !Number.isNaN(Date.parse(value.date)) &&
    "language" in value &&
    typeof value.language === "string" &&
    "essential" in value &&
    typeof value.essential === "boolean" &&
    "analytics" in value &&
    typeof value.analytics === "boolean"
  );
}
