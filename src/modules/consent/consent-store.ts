import { createObservable } from "../observable/observable.ts";
import type { SafeStorage } from "../safe-storage/safe-storage.ts";
import {
  type ConsentRecord,
  isRecordAhead,
  isRecordBeingWritten,
  isRecordValid,
  parseRecord,
} from "./consent-record.ts";

export type Choice = {
  /** The product analytics tool may capture. */
  essential: boolean;
  /** The statistical cookies may be set. */
  analytics: boolean;
};

export type ConsentState = { status: "undecided" } | ({ status: "decided" } & Choice);

export type ConsentOptions = {
  storage: SafeStorage;
  /** Holds exactly `1` (opted in) or `0` (opted out), as the analytics library writes it. */
  valueKey: string;
  /** Holds the proof of the choice: when, in which language, to which version of the texts. */
  recordKey: string;
  /** A record of another version no longer counts. */
  version: number;
  /** Calendar months after which a choice ends. */
  months: number;
  now?: () => Date;
  /** Language that the visitor reads, for the record. */
  language(): string;
  cookies: {
    /** Whether the statistical cookies are there: all the proof that a value without a record has. */
    areSet(): boolean;
    set(): void;
    expire(): void;
  };
  /** Removes what the analytics library left. */
  removeResidue(): void;
};

export type ConsentStore = {
  state(): ConsentState;
  /** Calls the listener after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Reads what is stored and puts it in order. Once, when the page starts. */
  start(): void;
  /** Reads again what another tab, or a page before this one, may have chosen; writes nothing. */
  refresh(): void;
  /** The visitor's choice. It holds for the visit even where nothing can be stored. */
  decide(choice: Choice): void;
};

const undecided: ConsentState = { status: "undecided" };

/** Keeps a visitor's consent: undecided, or decided with two flags. Never throws. */
export function createConsentStore(options: ConsentOptions): ConsentStore {
  const { storage, valueKey, recordKey, version, months, cookies } = options;
  const now = options.now ?? (() => new Date());
  const state = createObservable(undecided);
  let heldInMemory = false;

  function show(next: ConsentState): void {
    if (!isSame(state.get(), next)) state.set(next);
  }

  function keep(record: ConsentRecord): boolean {
    const text = JSON.stringify(record);
    if (storage.set(recordKey, text)) return true;
    // no room beside the old one: an old record must not speak against the new value
    storage.remove(recordKey);
    return storage.set(recordKey, text);
  }

  function recordOf(choice: Choice): ConsentRecord {
    return { version, date: now().toISOString(), language: options.language(), ...choice };
  }

  type Stored =
    | { is: "nothing" | "ended" | "ahead" | "half" }
    | { is: "bare"; choice: Choice }
    | { is: "proven"; choice: Choice; record: ConsentRecord };

  function read(): Stored {
    const value = storage.get(valueKey);
    const text = storage.get(recordKey);
    if (value === null && text === null) return { is: "nothing" };
    const essential = value === "1";
    const isValue = essential || value === "0";
    if (isValue && text === null) {
      return { is: "bare", choice: { essential, analytics: essential && cookies.areSet() } };
    }
    const record = text === null ? undefined : parseRecord(text);
    if (!record || record.version !== version) return { is: "ended" };
    if (!isValue || record.essential !== essential) {
      return { is: isRecordBeingWritten(record, now()) ? "half" : "ended" };
    }
    if (isRecordAhead(record, now())) return { is: "ahead" };
    if (!isRecordValid(record, now(), months)) return { is: "ended" };
    return { is: "proven", choice: { essential, analytics: record.analytics }, record };
  }

  function start(): void {
    const stored = read();
    if (stored.is === "ended") {
      storage.remove(valueKey);
      storage.remove(recordKey);
      cookies.expire();
      options.removeResidue();
    }
    if (!("choice" in stored)) {
      show(undecided);
      return;
    }
    const choice = { ...stored.choice };
    if (!choice.essential) {
      cookies.expire();
      options.removeResidue();
      choice.analytics = false;
    }
    if (stored.is === "bare") keep(recordOf(choice));
    else if (stored.record.analytics !== choice.analytics) keep({ ...stored.record, ...choice });
    show({ status: "decided", ...choice });
  }

  function refresh(): void {
    const stored = read();
    if ("choice" in stored) show({ status: "decided", ...stored.choice });
    // an ended or half choice here is one that another tab is just writing: the rest follows
    else if (stored.is === "nothing" && !heldInMemory) show(undecided);
  }

  function decide({ essential, analytics }: Choice): void {
    const choice = { essential, analytics };
    const recorded = keep(recordOf(choice));
    const stored = storage.set(valueKey, choice.essential ? "1" : "0");
    // better asked again than an old yes that outlives a no
    if (!stored) storage.remove(valueKey);
    heldInMemory = !recorded || !stored;
    if (choice.analytics) cookies.set();
    else cookies.expire();
    if (!choice.essential) options.removeResidue();
    show({ status: "decided", ...choice });
  }

  return { state: state.get, subscribe: state.subscribe, start, refresh, decide };
}

function isSame(one: ConsentState, other: ConsentState): boolean {
  if (one.status === "undecided" || other.status === "undecided") {
    return one.status === other.status;
  }
  return one.essential === other.essential && one.analytics === other.analytics;
}
