import type { OwnerLanguage } from "../../content/owner-language.ts";
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

/** The outcome of a publication for the terminal: "Live at 17:04", or the faults of the site. */
export function outcomeText(published: Published, lang: OwnerLanguage): string {
  const { faults, findings } = published;
  const say = words[lang];
  const [first, ...differing] = outcomeLines(published, lang);
  return [
    first,
    ...differing.map((line) => `- ${line}`),
    ...(faults.length > 0 ? [say.undo] : []),
    ...(findings.length > 0 ? [say.open(findings.length)] : []),
  ].join("\n");
}

/** The first line, and below it faults and remarks. */
export function outcomeLines(published: Published, lang: OwnerLanguage): string[] {
  const { stamp, liveAt, faults, remarks } = published;
  const say = words[lang];
  const time = liveAt?.toLocaleTimeString(lang, {
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  });
  const differing = [...faults, ...remarks].map((texts) => texts[lang]);
  if (faults.length > 0) return [say.differs(stamp), ...differing];
  return [time ? say.live(time, stamp) : say.notRead(stamp), ...differing];
}
