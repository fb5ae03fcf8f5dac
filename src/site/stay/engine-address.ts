import { nightsBetween, writeDay } from "../../modules/count-days.ts";
import type { Stay } from "./stay.ts";

/**
 * How an engine takes a stay in its address. Values are templates: `{arrival}`, `{departure:dd/MM/yyyy}`,
 * `{nights}`, `{guests}`, `{guests:A}` (an A for each, between commas), `{home}`.
 */
export type EngineRow = {
  query?: Readonly<Record<string, string | undefined>> | undefined;
  /** Names that would say the stay a second time. */
  drop?: readonly string[] | undefined;
  fragment?: string | undefined;
  /** A pattern within the path, and what takes its place. */
  page?: readonly string[] | undefined;
  /** For a chosen home, whose name there is one of `homes`. */
  home?: Pick<EngineRow, "query" | "page"> | undefined;
  homes?: Readonly<Record<string, string>> | undefined;
};

/** The pasted address keeps what is not of the stay; unchanged for an engine that takes none. */
export function engineAddress(
  base: string,
  row: EngineRow | undefined,
  stay?: Stay & { home?: string | undefined },
): string {
  if (!row || !stay) return base;
  const origin = "https://site.invalid";
  const url = new URL(base, origin);
  const home = Object.entries(row.homes ?? {}).find(([key]) => key === stay.home)?.[1];
  const parts = home && row.home ? [row, row.home] : [row];
  const values = { nights: nightsBetween(stay.arrival, stay.departure), home };
  const fill = (template: string) =>
    template.replace(/\{(\w+):?([^}]*)\}/g, (_, name: string, how: string) => {
      if (name === "arrival" || name === "departure") return writeDay(stay[name], how || undefined);
      if (name === "guests") return how ? Array(stay.guests).fill(how).join() : `${stay.guests}`;
      return String(name === "nights" ? values.nights : values.home);
    });
  const query = Object.entries(Object.assign({}, ...parts.map(({ query }) => query)));
  const hash = new URLSearchParams(url.hash.slice(1));
  for (const name of row.drop ?? []) url.searchParams.delete(name);
  for (const [name, template] of query) url.searchParams.set(name, fill(String(template)));
  for (const { page: [pattern, path] = [] } of parts) {
    if (pattern && path) url.pathname = url.pathname.replace(new RegExp(pattern), fill(path));
  }
  // some engines read older links from there
  const rivals = [...query.map(([name]) => name), ...(row.drop ?? [])];
  if (rivals.some((name) => hash.has(name))) {
    for (const name of rivals) hash.delete(name);
    url.hash = String(hash);
  }
  if (row.fragment) url.hash = fill(row.fragment);
  return url.href.startsWith(`${origin}/`) ? url.href.slice(origin.length) : url.href;
}
