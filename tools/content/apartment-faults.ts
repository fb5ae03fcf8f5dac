import { repeats } from "../../src/modules/duplicates/duplicates.ts";
import { differingKeys } from "../../src/site/content/compare-with-facts.ts";
import type { Facts } from "../../src/site/content/facts.ts";
import type { Texts } from "./text-files.ts";

/**
 * Faults: entries for an apartment that does not exist, and apartments without an entry, in the facts'
 * own references and in the names of the carousels.
 */
export function apartmentFaults({ facts, texts }: { facts: Facts; texts: { en: Texts } }) {
  const keys = facts.apartments.map(({ key }) => key);
  return [
    ...twice(facts, "key"),
    ...twice(facts, "photoSet"),
    ...(facts.seasons?.items ?? []).flatMap(({ from }, index) =>
      differingKeys(`content/facts.json: "seasons.items[${index}].from`, ["house", ...keys], from),
    ),
    ...planHomeFaults(facts, keys),
    ...differingKeys(
      'content/en/a11y.json: "carousel.labels',
      keys,
      Object.fromEntries(
        Object.entries(texts.en.shared.a11y.carousel.labels).filter(
          ([name]) => !["villa", "pool", "experience"].includes(name),
        ),
      ),
    ),
  ];
}

function twice({ apartments }: Facts, name: "key" | "photoSet"): string[] {
  return repeats(apartments, (apartment) => apartment[name]).map(
    ({ entry, index }) =>
      `content/facts.json: "apartments[${index}].${name}" is "${entry[name]}", as in an earlier entry; give each its own`,
  );
}

function planHomeFaults({ plans }: Facts, keys: string[]): string[] {
  const homes = [...keys, "shared"];
  return plans.flatMap(({ rooms }, index) =>
    rooms.flatMap(({ home }, room) =>
      homes.includes(home)
        ? []
        : [
            `content/facts.json: "plans[${index}].rooms[${room}].home" is "${home}"; one of ${homes.join(", ")} is expected`,
          ],
    ),
  );
}
