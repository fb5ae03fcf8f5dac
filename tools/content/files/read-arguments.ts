import { type ParseArgsConfig, parseArgs } from "node:util";
import { ownerLanguage } from "../owner-language.ts";
import { reportWords } from "../problems/report.ts";
import { errorCode, errorText } from "./errors.ts";

const known = [
  "ERR_PARSE_ARGS_UNKNOWN_OPTION",
  "ERR_PARSE_ARGS_INVALID_OPTION_VALUE",
  "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL",
] as const;

/** Ends the process with a sentence where an argument is unknown or has no value. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const code = known.find((each) => each === errorCode(error));
    if (!code) throw error;
    const [, given = ""] = /'(.+?)'/.exec(errorText(error)) ?? [];
    console.error(`${reportWords(code, ownerLanguage(), { given })} ${optionsOf(config)}`);
    process.exit(1);
  }
}

function optionsOf({ options = {} }: ParseArgsConfig): string {
  const lang = ownerLanguage();
  const names = Object.entries(options).map(([name, { type }]) =>
    type === "string" ? `--${name} <${reportWords("value", lang)}>` : `--${name}`,
  );
  if (names.length === 0) return reportWords("optionsNone", lang);
  return reportWords("options", lang, { options: names.join(", ") });
}
