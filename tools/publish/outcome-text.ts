import type { Lang } from "../../src/site/site-map/languages.ts";
import type { Published } from "./publish-site.ts";

const words = {
  en: {
    live: (time: string, stamp: string) => `Live at ${time} (${stamp})`,
    differs: (stamp: string) => `${stamp} was handed over, but something differs:`,
    notRead: (stamp: string) =>
      `${stamp} was handed over; without "address" in content/publish.json it is not read back`,
    undo: "npm run publish -- --undo puts the version before back",
    open: (count: number) => `Still on the list of npm run ready: ${count}`,
  },
  it: {
    live: (time: string, stamp: string) => `In linea alle ${time} (${stamp})`,
    differs: (stamp: string) => `${stamp} è consegnato, ma qualcosa è diverso:`,
    notRead: (stamp: string) =>
      `${stamp} è consegnato; senza "address" in content/publish.json non si rilegge`,
    undo: "npm run publish -- --undo rimette la versione di prima",
    open: (count: number) => `Ancora nell’elenco di npm run ready: ${count}`,
  },
};

/** What came of a publication: "Live at 17:04", or what differs. */
export function outcomeText(published: Published, lang: Lang): string {
  const { stamp, liveAt, faults, remarks, findings } = published;
  const say = words[lang];
  const time = liveAt?.toLocaleTimeString(lang, {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
  const differing = [...faults, ...remarks].map((texts) => `- ${texts[lang]}`);
  const open = findings.length > 0 ? [say.open(findings.length)] : [];
  if (faults.length > 0) return [say.differs(stamp), ...differing, say.undo, ...open].join("\n");
  const first = time ? say.live(time, stamp) : say.notRead(stamp);
  return [first, ...differing, ...open].join("\n");
}
