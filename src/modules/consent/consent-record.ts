/** The proof of a choice, as it is stored. */
export type ConsentRecord = {
  /** Of the texts that the visitor agreed to. */
  version: number;
  /** ISO 8601, UTC. */
  date: string;
  language: string;
  essential: boolean;
  analytics: boolean;
};

/** Clocks are set back by seconds now and then; more than this is a clock that was wrong. */
const toleratedLead = 5 * 60 * 1000;

/** Reads a stored record; undefined for anything else that may stand there. */
export function parseRecord(text: string): ConsentRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return;
  }
}

/** Whether the record comes from the future, so that either clock was wrong. */
export function isRecordAhead(record: ConsentRecord, now: Date): boolean {
  return Date.parse(record.date) > now.getTime() + toleratedLead;
}

/** Milliseconds in which another tab's choice arrives whole: its record, then its value. */
const writingTime = 2000;

/** Whether the record is so new that the value that belongs to it may still be under way. */
export function isRecordBeingWritten(record: ConsentRecord, now: Date): boolean {
  return Math.abs(now.getTime() - Date.parse(record.date)) < writingTime;
}

/** Whether fewer than so many calendar months have passed since the choice. */
export function isRecordValid(record: ConsentRecord, now: Date, months: number): boolean {
  return now < addMonths(new Date(record.date), months);
}

/** The same day so many months later, or that month's last day: 31 August and six is 28 February. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  // a day that the month lacks has run over into the next
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
