// Comparisons of texts with facts, for the `faults` and `warnings` of pages.

/** The first entry on which facts and texts differ, as a fault; none if ids and order are the same. */
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

/** A warning for each value of the facts that a text should contain and does not. */
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

/** A warning when a text has an entry for something that does not exist according to the facts. */
export function mentionsMissing(
  file: string,
  key: string,
  ids: string[],
  absent: string[],
): string[] {
  return ids
    .filter((id) => absent.includes(id))
    .map(
      (id) =>
        `${file}: "${key}" has the entry "${id}", which content/facts.json says is not there; correct one of them`,
    );
}

/**
 * A fault for each key that is missing or belongs to no apartment.
 * @param group file and key of the group, with the quotation mark open: `…json: "apartments`
 */
export function differingKeys(group: string, wanted: string[], found: object): string[] {
  const keys = Object.keys(found);
  return [
    ...wanted
      .filter((key) => !keys.includes(key))
      .map((key) => `${group}.${key}" is missing; add it`),
    ...keys
      .filter((key) => !wanted.includes(key))
      .map((key) => `${group}.${key}" is of no apartment of content/facts.json; remove it`),
  ];
}
