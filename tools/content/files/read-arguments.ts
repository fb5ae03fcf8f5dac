import { type ParseArgsConfig, parseArgs } from "node:util";
import { ownerLanguage } from "../owner-language.ts";
import { reportWords } from "../problems/report.ts";

/** Ends the process with a sentence where an argument is unknown or has no value. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch {
    const lang = ownerLanguage();
    const options = Object.entries(config.options ?? {}).map(([name, { type }]) =>
      type === "string" ? `--${name} <${reportWords("value", lang)}>` : `--${name}`,
    );
    const given = process.argv.slice(2).join(" ");
    const key = options.length > 0 ? "options" : "optionsNone";
    const known = reportWords(key, lang, { options: options.join(", ") });
    console.error(`${reportWords("arguments", lang, { given })} ${known}`);
    process.exit(1);
  }
}
