import { type ParseArgsConfig, parseArgs } from "node:util";
import { errorCode, errorText } from "./errors.ts";

/** Ends the process with a sentence where an argument is unknown or has no value. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!errorCode(error).startsWith("ERR_PARSE_ARGS_")) throw error;
    console.error(`${errorText(error).split(". ")[0]}. ${optionsOf(config)}`);
    process.exit(1);
  }
}

function optionsOf({ options = {} }: ParseArgsConfig): string {
  const names = Object.entries(options).map(([name, { type }]) =>
    type === "string" ? `--${name} <value>` : `--${name}`,
  );
  return names.length > 0 ? `The options are ${names.join(", ")}.` : "This command has no options.";
}
