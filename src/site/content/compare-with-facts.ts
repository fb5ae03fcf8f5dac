// What a page's `faults` and `warnings` have in common.

/** A fault when facts and texts do not name the same entries in the same order. */
export function differingEntries(
  [key, inFacts]: [key: string, ids: string[]],
  [file, textKey, inTexts]: [file: string, key: string, ids: string[]],
): string[] {
  const index = inFacts.findIndex((id, position) => id !== inTexts[position]);
  if (index === -1) return [];
  return [
    `content/facts.json: "${key}[${index}]" is "${inFacts[index]}", ${file} has "${inTexts[index]}" in "${textKey}[${index}]"; give both the same entries in the same order`,
  ];
}

/** A warning for each value of the facts that a text should say and does not. */
export function missingValues(
  file: string,
  key: string,
  text: string | undefined,
  ...values: string[]
): string[] {
  return values
    .filter((value) => !text?.replaceAll("\u00A0", " ").includes(value))
    .map(
      (value) =>
        `${file}: "${key}" does not say ${value}, as content/facts.json does; correct one of them`,
    );
}
