import type { Content } from "../content/load.ts";
import { initialPositionRules } from "./carousel-positions.ts";
import { focusRules } from "./focus-rules.ts";

/**
 * The rules that follow from the content: focal points, first positions of carousels, whatever
 * pages derive from the facts. A strict style policy allows no `style` attribute.
 */
export function contentCss({ facts, photoSets, definitions }: Content): string {
  const positions = photoSets.map(({ name, startCount, photos }) =>
    initialPositionRules({
      name,
      startCount,
      ratios: photos.map(({ width, height }) => width / height),
    }),
  );
  return [
    focusRules(photoSets),
    ...positions,
    ...[...definitions.values()].flatMap((page) => page.css?.(facts) ?? []),
  ].join("\n");
}
