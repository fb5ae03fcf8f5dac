import type { Facts } from "./content/facts.ts";

/** The days of all notices of the house, in one attribute: `2026-12-01/2026-12-24`. */
export function noticeDays({ notices }: Pick<Facts, "notices">): string {
  return notices.map(({ from, to }) => `${from}/${to}`).join(" ");
}

/** The places of the notices that stand on a day, as the attribute that `noticeRules` reads. */
export function standingNotices(days: string, today: string): string {
  return days
    .split(" ")
    .flatMap((each, index) => {
      const [from = "", to = ""] = each.split("/");
      return today >= from && today <= to ? index : [];
    })
    .join(" ");
}

export function noticeRules({ notices }: Pick<Facts, "notices">): string {
  return notices
    .map((_, index) => `.js:not([data-now~="${index}"]) [data-notice="${index}"]{display:none}`)
    .join("\n");
}
