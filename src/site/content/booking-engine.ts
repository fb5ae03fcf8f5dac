import type { EngineRow } from "../stay/engine-address.ts";
import engines from "./booking-engines.json" with { type: "json" };
import type { Facts } from "./facts.ts";

/** `host` and `path` are patterns: of the end of the host, and of path and query. */
type KnownEngine = EngineRow & {
  name: string;
  host?: string;
  path?: string;
  /** The fragment of an address without a stay. */
  undated?: string;
  /** False for an engine that refuses frames, and for a portal. */
  framed?: boolean;
};

/** @param address as the owner has pasted it */
export function knownEngine(address: string | null): KnownEngine | undefined {
  if (!address?.startsWith("https://") || !URL.canParse(address)) return undefined;
  const { hostname, pathname, search } = new URL(address);
  const known: readonly KnownEngine[] = engines;
  return known.find(
    ({ host = "", path = "" }) =>
      new RegExp(`(^|\\.)(${host || ".*"})$`).test(hostname) &&
      new RegExp(path, "i").test(pathname + search),
  );
}

/** The owner's own names win; undefined for an engine that takes no stay as far as is known. */
export function engineRow(
  address: string | null,
  own: Facts["bookingEngineQuery"],
): EngineRow | undefined {
  const { query, drop, fragment, page, home } = knownEngine(address) ?? {};
  const named = own && ownQuery(own);
  const homes = own?.home?.values;
  if (named) {
    const name = own.home?.name;
    return { query: named, ...(name && { home: { query: { [name]: "{home}" } }, homes }) };
  }
  if (!query && !fragment && !page) return undefined;
  return { query, drop, fragment, page, ...(homes && { home, homes }) };
}

function ownQuery(own: NonNullable<Facts["bookingEngineQuery"]>): EngineRow["query"] {
  const { arrival, departure, guests, nights, dateFormat } = own;
  if (!arrival || !departure || !guests) return undefined;
  return {
    [arrival]: `{arrival:${dateFormat}}`,
    [departure]: `{departure:${dateFormat}}`,
    [guests]: "{guests}",
    ...(nights && { [nights]: "{nights}" }),
  };
}

export function isNeverFramed(address: unknown): boolean {
  return typeof address === "string" && knownEngine(address)?.framed === false;
}

export function undatedAddress(address: string): string {
  const { undated } = knownEngine(address) ?? {};
  return undated ? new URL(`#${undated}`, address).href : address;
}
