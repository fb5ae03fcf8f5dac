import type { IncomingMessage } from "node:http";

/** The languages in which the owner's tools speak to her; the guests' are `Lang`. */
export const ownerLanguages = ["en", "it"] as const;
export type OwnerLanguage = (typeof ownerLanguages)[number];

export type InOwnerLanguages<Said = string> = Record<OwnerLanguage, Said>;

export function inOwnerLanguages<Said>(
  make: (lang: OwnerLanguage) => Said,
): InOwnerLanguages<Said> {
  return { en: make("en"), it: make("it") };
}

/** As the settings of her house say, else that of the system. */
export function ownerLanguage({ LC_ALL, LC_MESSAGES, LANG } = process.env): OwnerLanguage {
  return keptLanguage("content/settings.json") ?? startOf(LC_ALL || LC_MESSAGES || LANG || "");
}

/** Whatever else is wrong with the file is named by the build. */
function keptLanguage(file: string): OwnerLanguage | undefined {
  try {
    // where the demo stands in for her house, in tests
    if (process.env.DEMO_IN === process.cwd()) return undefined;
    // the editor in the browser has this module, too
    const text = process.getBuiltinModule("node:fs").readFileSync(file, "utf8");
    const [, kept] = /"ownerLanguage":\s*"(\w+)"/.exec(text) ?? [];
    return ownerLanguages.find((each) => each === kept);
  } catch {
    return undefined;
  }
}

/** The owner's language, from the browser's `Accept-Language`; the editor uses the same. */
export function languageOf({ headers }: Pick<IncomingMessage, "headers">): OwnerLanguage {
  return startOf(headers["accept-language"]?.trim() ?? "");
}

function startOf(locales: string): OwnerLanguage {
  return ownerLanguages.find((lang) => locales.toLowerCase().startsWith(lang)) ?? "en";
}
